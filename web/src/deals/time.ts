/** How long something still lasts, in hours and minutes. */

import { t } from "../lib/words.svelte";

export function left(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  return minutes < 60
    ? t("minutes-left", { minutes })
    : t("hours-left", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
