/** How anything on a table opens the rules at a rule's id. */

import { getContext, setContext } from "svelte";

export interface RulesDoor {
  open: (rule: string) => void;
}

const KEY = Symbol("rules");

export function setRulesDoor(door: RulesDoor): void {
  setContext(KEY, door);
}

export function getRulesDoor(): RulesDoor | undefined {
  return getContext<RulesDoor | undefined>(KEY);
}
