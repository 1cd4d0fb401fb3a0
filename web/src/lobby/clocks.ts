/** The clocks that are offered, by name: the message `clock-<name>`. */

import type { ClockRule } from "../lib/wire";

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

export const CLOCKS: Record<string, ClockRule> = {
  none: {},
  quick: { bank_ms: 60 * SECOND, increment_ms: 10 * SECOND, cap_ms: 120 * SECOND },
  live: { bank_ms: 180 * SECOND, increment_ms: 30 * SECOND, cap_ms: 300 * SECOND },
  slow: { limit_ms: DAY },
  slower: { limit_ms: 3 * DAY },
};
