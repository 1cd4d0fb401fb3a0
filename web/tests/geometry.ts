/** What is wrong with where things stand on a page, in words; nothing may be.
 *
 *  Every text that is to be seen is looked at where it is painted: whether something cuts it off,
 *  lies over it, or another text runs into it; what one touches is felt for with a finger's width. */

import type { Page } from "@playwright/test";

export interface Asked {
  /** what one touches is at least so wide and high; 0: a mouse does it */
  tap: number;
  /** the board is at least this share of the window */
  board: number;
}

/** A list of findings, the same each time for the same page. */
export async function findings(page: Page, asked: Asked): Promise<string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  return page.evaluate(look, asked);
}

function look({ tap, board }: Asked): string[] {
  const found = new Set<string>();
  const zoom = Number(getComputedStyle(document.body).zoom) || 1;
  const [W, H] = [innerWidth, innerHeight];
  const scroller = document.scrollingElement!;
  if (scroller.scrollWidth > W + 1) found.add(`the page is ${scroller.scrollWidth - W} px too wide`);

  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const within = (one: Box, two: Box): Box => ({
    left: Math.max(one.left, two.left),
    right: Math.min(one.right, two.right),
    top: Math.max(one.top, two.top),
    bottom: Math.min(one.bottom, two.bottom),
  });
  const empty = (box: Box) => box.right - box.left < 2 || box.bottom - box.top < 2;
  const name = (element: Element) => {
    const classes = [...element.classList].filter(
      (one) => !one.startsWith("s-") && !one.startsWith("svelte"),
    );
    return `${element.tagName.toLowerCase()}${classes.map((one) => `.${one}`).join("")}`;
  };
  const words = (node: Node) => node.textContent!.trim().replace(/\s+/g, " ").slice(0, 40);

  // -- texts ------------------------------------------------------------------------------------

  // What lets a pointer through is seen all the same.
  const felt = new CSSStyleSheet();
  felt.replaceSync("* { pointer-events: auto !important }");
  document.adoptedStyleSheets.push(felt);

  interface Text {
    node: Node;
    own: Element;
    box: Box;
  }
  const texts: Text[] = [];
  const range = document.createRange();
  // Beside a dialog nothing is to be read or touched.
  const asks = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  const walker = document.createTreeWalker(asks, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const own = node.parentElement!;
    if (
      !node.textContent!.trim() ||
      own.closest(".sr, .printed, option, title, script, style, select, textarea")
    )
      continue;
    if (!own.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    if (getComputedStyle(own).clipPath !== "none") continue; // for screen readers
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 2 || rect.height < 2) continue;
      // The letters themselves, without the leading of their line.
      const size = Number.parseFloat(getComputedStyle(own).fontSize) * (own.closest("svg") ? 0 : zoom);
      const lead = size ? Math.max(0, (rect.height - size * 0.8) / 2) : rect.height * 0.15;
      let box: Box = {
        left: rect.left + 0.5,
        right: rect.right - 0.5,
        top: rect.top + lead,
        bottom: rect.bottom - lead,
      };
      let [cut, gone] = ["", false];
      for (let at: Element | null = own; at && !gone; at = at.parentElement) {
        const style = getComputedStyle(at);
        const edge = at.getBoundingClientRect();
        const dots = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
        const drawn = at instanceof SVGSVGElement;
        for (const [axis, low, high] of [
          ["overflowX", "left", "right"],
          ["overflowY", "top", "bottom"],
        ] as const) {
          if (style[axis] === "visible") continue;
          if (box[low] >= edge[low] - 1.5 && box[high] <= edge[high] + 1.5) continue;
          const scrolls = /auto|scroll/.test(style[axis]) || drawn || at.matches("[data-pans]");
          if (!scrolls && !dots) cut ||= name(at);
          box = within(box, { ...box, [low]: edge[low], [high]: edge[high] });
          gone ||= empty(box);
        }
        if (style.position === "fixed") break;
      }
      if (cut) found.add(`cut off by ${cut}: ${words(node)} <${name(own)}>`);
      if (gone) continue;
      if (box.right > W + 1 || box.left < -1) found.add(`off the page: ${words(node)} <${name(own)}>`);
      box = within(box, { left: 0, top: 0, right: W, bottom: H });
      if (empty(box)) continue;
      const over = covering(own, (box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (over) {
        // What a scrolling region has put under its own sticky edge is read by scrolling; what lies over
        // the board only until it is read (hints) is meant to.
        if (!over.closest("[data-sticky]"))
          found.add(`covered by ${name(over)}: ${words(node)} <${name(own)}>`);
        continue;
      }
      texts.push({ node, own, box });
    }
  }

  /** What is painted over a text, if anything is. */
  function covering(own: Element, x: number, y: number): Element | null {
    for (const top of document.elementsFromPoint(x, y)) {
      if (top === own || own.contains(top) || top.contains(own)) return null;
      if (!top.checkVisibility({ checkOpacity: true })) continue; // felt, not seen
      const style = getComputedStyle(top);
      if (top instanceof SVGElement) {
        if (top.closest("text")) continue;
        const paint = Number(style.fillOpacity) * Number(style.opacity);
        const painted = style.fill !== "none" && !/, 0\)|transparent/.test(style.fill) && paint > 0.3;
        if (painted && !(top instanceof SVGSVGElement)) return top;
      } else if (!/, 0\)|transparent/.test(style.backgroundColor) && !/\/ 0\)/.test(style.backgroundColor)) {
        return top;
      }
    }
    return null;
  }

  texts.sort((one, two) => one.box.left - two.box.left);
  for (const [i, one] of texts.entries()) {
    for (let j = i + 1; j < texts.length && texts[j]!.box.left < one.box.right; j++) {
      const two = texts[j]!;
      if (one.own === two.own && one.node === two.node) continue;
      const shared = within(one.box, two.box);
      if (shared.right - shared.left < 2 || shared.bottom - shared.top < 2) continue;
      found.add(
        `two texts in one place: ${[words(one.node), words(two.node)].sort().join(" | ")} <${name(one.own)}>`,
      );
    }
  }

  // A sign that one presses is a picture: what is written keeps clear of it too.
  for (const sign of asks.querySelectorAll(".iconbtn .i")) {
    if (!sign.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    const edge = sign.getBoundingClientRect();
    for (const { node, own, box } of texts) {
      const shared = within(box, edge);
      if (shared.right - shared.left < 2 || shared.bottom - shared.top < 2) continue;
      if (own.contains(sign) || sign.closest(".iconbtn")!.contains(own)) continue;
      if (covering(sign, (edge.left + edge.right) / 2, (edge.top + edge.bottom) / 2)) continue;
      found.add(`a text runs into a sign: ${words(node)} <${name(own)}>`);
    }
  }

  document.adoptedStyleSheets.pop();

  // -- what one touches -------------------------------------------------------------------------

  const touched = "button, a[href], [role=tab], [role=button], input, select, summary, [data-tap]";
  for (const element of tap ? asks.querySelectorAll<HTMLElement>(touched) : []) {
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    // Cells of a map answer to the nearest finger; a word in a sentence is as high as its line;
    // what the keyboard passes by is a shortcut within a larger target.
    if (element.closest("svg, .sr, label, p .rule-id, li :is(.rule-id, .term), dialog:not([open])")) continue;
    if (element.tabIndex < 0 && element.role !== "tab") continue;
    if (element.closest("p, li.line") && element.tagName === "A") continue;
    const rect = element.getBoundingClientRect();
    if (!rect.width || rect.bottom < 2 || rect.top > H - 2 || rect.right < 2 || rect.left > W - 2) continue;
    const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
    const feel = (dx: number, dy: number) => {
      const [px, py] = [x + dx, y + dy];
      if (px < 0 || py < 0 || px >= W || py >= H) return true;
      const hit = document.elementFromPoint(px, py);
      return hit === element || element.contains(hit) || (hit?.closest("label")?.contains(element) ?? false);
    };
    if (!feel(0, 0)) continue; // scrolled away, or under something that is told elsewhere
    /** how far it answers along a line, both ways; a target may be wider than what is drawn of it */
    const reach = (dx: number, dy: number) => {
      let [there, back] = [0, 0];
      while (there < tap && feel(dx * (there + 1), dy * (there + 1))) there++;
      while (there + back < tap && feel(-dx * (back + 1), -dy * (back + 1))) back++;
      return 1 + there + back;
    };
    // the edge of a card belongs to it, and answers only almost
    const narrow = rect.width < tap - 1 && reach(1, 0) < tap - 3;
    const low = rect.height < tap - 1 && reach(0, 1) < tap - 3;
    if (narrow || low) {
      const size = `${Math.round(rect.width)}×${Math.round(rect.height)}`;
      found.add(
        `a small target, ${size}: ${words(element) || element.getAttribute("aria-label")} <${name(element)}>`,
      );
    }
  }

  // -- the board --------------------------------------------------------------------------------

  const main = document.querySelector("main.board");
  if (main && board) {
    // What lies before me on the table is part of it, wherever the frame has put it.
    const surfaces = [main, ...document.querySelectorAll(".own [data-surface]")];
    const share = surfaces.reduce((sum, surface) => {
      const box = within(surface.getBoundingClientRect(), { left: 0, top: 0, right: W, bottom: H });
      return sum + ((box.right - box.left) * (box.bottom - box.top)) / (W * H);
    }, 0);
    if (share < board) found.add(`the board is ${Math.round(share * 100)} % of the window`);
    // What is played on, where it is one thing: a square is measured by its side.
    for (const field of main.querySelectorAll("[data-field]")) {
      const { width, height } = field.getBoundingClientRect();
      const side = Math.max(width / W, height / H);
      if (side < board) found.add(`the field is ${Math.round(side * 100)} % of the window's side`);
    }
  }
  return [...found].sort();
}
