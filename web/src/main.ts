import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/table.css";
import "./styles/app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";

settings.wear();
router.start();
mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => null));
}
