/** Who I am. A guest is made at the first visit, so that nothing asks for registration. */

import { api } from "./api";
import { settings } from "./settings.svelte";
import type { Me } from "./wire";

class Myself {
  me = $state.raw<Me | null>(null);
  #coming: Promise<Me> | null = null;

  /** Whoever comes without a good cookie becomes a guest. */
  come(): Promise<Me> {
    this.#coming ??= this.#arrive().finally(() => (this.#coming = null));
    return this.#coming;
  }

  /** Who is known already stays who they are. */
  async #arrive(): Promise<Me> {
    return (this.me = await api.greet(settings.lang));
  }
}

export const myself = new Myself();
