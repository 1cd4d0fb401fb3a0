/** Who I am. A guest is made at the first visit, so that nothing asks for registration. */

import { api, ApiError } from "./api";
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

  async #arrive(): Promise<Me> {
    try {
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      this.me = await api.greet(settings.lang);
    }
    return this.me;
  }
}

export const myself = new Myself();
