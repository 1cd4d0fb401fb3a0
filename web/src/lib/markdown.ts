/** The little Markdown that the rules are written in, as blocks: headings, paragraphs, lists,
 *  tables. Inline: bold, code, links, and rule ids, which the rules panel makes clickable. */

export type Inline =
  { is: "text" | "bold" | "code" | "rule"; text: string } | { is: "link"; text: string; href: string };

export type Block =
  | { is: "heading"; level: number; text: Inline[] }
  | { is: "paragraph"; text: Inline[] }
  | { is: "list"; ordered: boolean; items: Inline[][] }
  | { is: "table"; head: Inline[][]; rows: Inline[][][] };

const INLINE = /\*\*(.+?)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)|\b([A-Z]{2,4}-[A-Z]?\d{2,3})\b/g;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) parts.push({ is: "text", text: text.slice(from, match.index) });
    const [whole, bold, code, label, href, rule] = match;
    if (bold !== undefined) parts.push({ is: "bold", text: bold });
    else if (code !== undefined) parts.push({ is: "code", text: code });
    else if (label !== undefined) parts.push({ is: "link", text: label, href: href! });
    else parts.push({ is: "rule", text: rule! });
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push({ is: "text", text: text.slice(from) });
  return parts;
}

export function markdown(source: string): Block[] {
  const blocks: Block[] = [];
  for (const chunk of source.split(/\n\s*\n/)) {
    let lines = chunk.split("\n").filter((line) => line.trim());
    while (lines.length) {
      const heading = /^(#{1,6}) (.*)$/.exec(lines[0]!);
      if (!heading) break;
      blocks.push({ is: "heading", level: heading[1]!.length, text: inline(heading[2]!) });
      lines = lines.slice(1);
    }
    if (lines.length) blocks.push(block(lines));
  }
  return blocks;
}

function block(lines: string[]): Block {
  const first = lines[0]!;
  if (first.startsWith("|")) {
    const rows = lines.filter((line) => !/^\|[\s:|-]+\|$/.test(line)).map(cells);
    return { is: "table", head: rows[0]!, rows: rows.slice(1) };
  }
  const bullet = /^\s*(?:[-*]|\d+\.) /;
  if (bullet.test(first)) {
    const items: string[] = [];
    for (const line of lines) {
      if (bullet.test(line)) items.push(line.replace(bullet, ""));
      else items[items.length - 1] += ` ${line.trim()}`;
    }
    return { is: "list", ordered: /^\s*\d/.test(first), items: items.map(inline) };
  }
  return { is: "paragraph", text: inline(lines.join(" ")) };
}

function cells(line: string): Inline[][] {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));
}

/** A block as plain words, for searching. */
export function wordsOf(block: Block): string {
  const join = (parts: Inline[]) => parts.map((part) => part.text).join("");
  if (block.is === "list") return block.items.map(join).join(" ");
  if (block.is === "table")
    return [block.head, ...block.rows].map((row) => row.map(join).join(" ")).join(" ");
  return join(block.text);
}
