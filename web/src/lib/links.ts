/** The links that this browser was given: who opens a table again, in another tab or tomorrow, is let in. */

const KEY = "hastilude-links";
/** tables that are remembered */
const MOST = 100;

function all(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export function linkTo(table: string): string {
  return all()[table] ?? "";
}

export function keepLink(table: string, token: string): void {
  const others = Object.entries(all()).filter(([name]) => name !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [table, token]].slice(-MOST))));
  } catch {
    // a browser that keeps nothing needs the link again
  }
}
