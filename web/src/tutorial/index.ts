/** The tutorial of any game: its script lies with the game's rules and comes from the server.
 *  A game offers it with one line, `export { tutorial } from "../../tutorial"`. */

import type { Tutorial } from "../games/board";
import TutorialPage from "./TutorialPage.svelte";

export const tutorial: Tutorial = { component: TutorialPage };
