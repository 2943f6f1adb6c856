// What is wrong with how a page is laid out, seen from inside it: [{kind, what, more}]. Nothing is
// scrolled or touched; where something would be once it is scrolled to is worked out, but for what is
// covered: that is asked where it is in sight.
//
//   small     a target under its size            lost    it cannot be scrolled into sight
//   overlap   two targets share a place          under   something else lies over a target
//   cut       text or picture behind an edge     spills  text beyond the button it stands in
//   broken    a line breaks inside a word        over    one text lies on another
//   sideways  the page is wider than its window  scrolls the child's screen moves
({ least = 60, leastGrownUp = 60, root = null } = {}) => {
  const TARGETS = "button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button]";
  /** Who a grown-up touches, on the child's screen too. */
  const GROWN_UPS = "#grown-ups, #gate, #setup, #gear, #modelling, .banner, .page-top, main:not(#stage), .keep";
  /** What opens for a while may lie over these. */
  const OPENS = "#tray, #category, .banner, #toast";
  const STAYS = "#always, #cells, #companion, #gear, .doing, #tray, #category, .banner, #toast, #back";
  /** On the smallest phones and in low windows larger buttons are words alone: what is around them leaves
   *  a scene its room (board.css). */
  const AROUND = "#top, #scenes, #offers, .tabs, .turn";
  const LEAST_AROUND = 60;
  const isLow = innerHeight <= 559 && innerWidth >= innerHeight * 1.25;
  const isSmallest = (innerWidth <= 379 || isLow) && least >= 80;
  const findings = [];
  const tell = (kind, what, more = "") => findings.push({ kind, what, more });
  const styles = new Map();
  const styleOf = (e) => {
    if (!styles.has(e)) styles.set(e, getComputedStyle(e));
    return styles.get(e);
  };
  /** A box of a pixel: read out, and not seen. */
  const isForEarsAlone = (e) => {
    for (let one = e; one; one = one.parentElement) {
      if (styleOf(one).clipPath.startsWith("inset(50") && one.clientWidth <= 1) return true;
    }
    return false;
  };
  const seen = (e) => e.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
    && !e.closest(".unseen, [inert], .ghost, .art-symbols") && !isForEarsAlone(e);
  const inRoot = (e) => !root || Boolean(e.closest(root));
  const clean = (text) => text.replace(/\s+/g, " ").trim().slice(0, 44);
  const px = (n) => Math.round(n * 10) / 10;

  function nameOf(e) {
    const own = e.id ? `#${e.id}` : e.dataset?.word ?? e.dataset?.object ?? e.dataset?.followUp;
    const group = e.closest("[data-setting]")?.dataset.setting;
    const text = clean(own ?? e.getAttribute("aria-label") ?? e.textContent ?? "");
    const kind = `${e.localName}${typeof e.className === "string" && e.className
      ? `.${e.className.trim().split(/\s+/).slice(0, 2).join(".")}` : ""}`;
    return `${kind} ${group ? `[${group}] ` : ""}${text || e.value || ""}`.trim();
  }

  const boxOf = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const wide = (b) => b.right - b.left;
  const high = (b) => b.bottom - b.top;
  const shared = (a, b) => ({
    left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
  });

  /** The boxes that clip or scroll `e`, the nearest first. */
  const known = new Map();
  function holders(e) {
    if (!known.has(e)) known.set(e, findHolders(e));
    return known.get(e);
  }
  function findHolders(e) {
    const all = [];
    let { position } = styleOf(e);
    for (let p = e.parentElement; p; p = p.parentElement) {
      const style = styleOf(p);
      const holdsAll = style.transform !== "none" || style.containerType !== "normal"
        || style.willChange.includes("transform") || /paint|layout|strict|content/.test(style.contain);
      const escapes = (position === "fixed" && !holdsAll)
        || (position === "absolute" && style.position === "static" && !holdsAll);
      if (escapes) continue;
      if (p === document.documentElement || p === document.body) {
        if (styleOf(document.body).overflowY !== "hidden") break;
      }
      if (style.display === "contents") continue; // it has no box
      if (style.overflowX !== "visible" || style.overflowY !== "visible") all.push(heldBy(p));
      position = style.position;
    }
    return all;
  }
  /** What a holder's measures are; asked once. */
  const held = new Map();
  function heldBy(p) {
    if (!held.has(p)) {
      const rect = boxOf(p.getBoundingClientRect());
      const inner = { left: rect.left + p.clientLeft, top: rect.top + p.clientTop };
      const { clientWidth, clientHeight, scrollLeft, scrollTop } = p;
      Object.assign(inner, { right: inner.left + clientWidth, bottom: inner.top + clientHeight });
      held.set(p, { p, rect, inner, clientWidth, clientHeight, scrollLeft, scrollTop });
    }
    return held.get(p);
  }
  const scrolls = (value) => value === "auto" || value === "scroll";

  /**
   * Where `box` of `e` is once it has been scrolled into sight as far as a finger can, and what cuts it:
   * {box, by: [side, holder, px], scroller}.
   */
  function revealed(e, start, slack) {
    let box = { ...start };
    let by = null;
    let scroller = null;
    const cut = (side, holder, amount) => {
      if (!by && amount > slack) by = [side, holder, px(amount)];
    };
    for (const each of holders(e)) {
      const { p, inner } = each;
      const { overflowX, overflowY } = styleOf(p);
      const axis = (from, to, length, at, overflow) => {
        if (scrolls(overflow)) {
          scroller ??= p;
          // What begins before the beginning cannot be scrolled to.
          const before = inner[from] - (box[from] + each[at]);
          cut(`scroll ${from}`, p, before);
          if (box[to] - box[from] > each[length] + slack && e.matches?.(TARGETS)) {
            cut(`too large for its scroller`, p, box[to] - box[from] - each[length]);
          }
          const extent = Math.min(box[to] - box[from], each[length]);
          const start = Math.min(Math.max(box[from], inner[from]), inner[to] - extent);
          [box[from], box[to]] = [start, start + extent];
        } else if (overflow !== "visible") {
          cut(from, p, inner[from] - box[from]);
          cut(to, p, box[to] - inner[to]);
          box[from] = Math.max(box[from], inner[from]);
          box[to] = Math.min(box[to], inner[to]);
        }
      };
      axis("left", "right", "clientWidth", "scrollLeft", overflowX);
      axis("top", "bottom", "clientHeight", "scrollTop", overflowY);
    }
    const page = document.scrollingElement;
    const goesOn = !isFixed(e) && styleOf(document.body).overflowY !== "hidden";
    if (goesOn) {
      cut("page top", page, -(box.top + page.scrollTop));
      cut("page bottom", page, box.bottom + page.scrollTop - page.scrollHeight);
    } else {
      cut("window top", page, -box.top);
      cut("window bottom", page, box.bottom - innerHeight);
    }
    cut("window left", page, -box.left - (goesOn ? page.scrollLeft : 0));
    cut("window right", page, box.right - innerWidth);
    return { box, by, scroller };
  }

  const fixed = new Map();
  function isFixed(e) {
    if (!fixed.has(e)) {
      fixed.set(e, styleOf(e).position === "fixed" || Boolean(e.parentElement && isFixed(e.parentElement)));
    }
    return fixed.get(e);
  }

  // The page as a whole.
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) tell("sideways", "page", `${page.scrollWidth} > ${innerWidth}`);
  if (document.body.matches(".child") && page.scrollHeight > innerHeight) {
    tell("scrolls", "page", `${page.scrollHeight} > ${innerHeight}`);
  }

  // Targets.
  const targets = [];
  const taken = new Set();
  for (const e of document.querySelectorAll(TARGETS)) {
    const label = e.matches("input[type=radio], input[type=checkbox]") ? e.closest("label") : null;
    const whole = label ?? e;
    if (taken.has(whole) || !seen(e) || !inRoot(e)) continue;
    taken.add(whole);
    if (e.matches("a") && styleOf(e).display === "inline") continue; // in the flow of a text
    const box = boxOf(whole.getBoundingClientRect());
    if (!wide(box) || !high(box)) continue;
    const isGrownUps = !document.body.matches(".child") || Boolean(whole.closest(GROWN_UPS));
    const isAround = Boolean(whole.closest(isSmallest ? AROUND : "#grid.tight .turn"));
    targets.push({ e: whole, box,
      least: isGrownUps ? leastGrownUp : isAround ? Math.min(least, LEAST_AROUND) : least });
  }
  for (const target of targets) {
    const { e, box, least } = target;
    if (Math.min(wide(box), high(box)) < least - 0.5) {
      tell("small", nameOf(e), `${px(wide(box))} × ${px(high(box))}, not ${least}`);
    }
    const { by, scroller } = revealed(e, box, 1.5);
    target.scroller = scroller;
    if (by) tell("lost", nameOf(e), `${by[0]} of ${nameOf(by[1])} by ${by[2]}`);
  }
  const touching = (a, b, slack) =>
    wide(shared(a, b)) > slack && high(shared(a, b)) > slack;
  const layer = (e) => e.closest("#tray, #category, .banner, #toast, #gate, #grown-ups, #setup, .keep, "
    + ".save-bar, .undo-line, .gear-says, #companion-card");
  targets.forEach((a, i) => {
    for (const b of targets.slice(i + 1)) {
      if (!touching(a.box, b.box, 1) || a.scroller !== b.scroller) continue;
      if (layer(a.e) !== layer(b.e) || a.e.contains(b.e) || b.e.contains(a.e)) continue;
      const both = shared(a.box, b.box);
      tell("overlap", `${nameOf(a.e)} + ${nameOf(b.e)}`, `${px(wide(both))} × ${px(high(both))}`);
    }
  });
  for (const { e, box } of targets) {
    // In sight as it is: its middle and the middles of its edges meet a finger.
    let sight = shared(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    for (const { rect } of holders(e)) sight = shared(sight, rect);
    const isWhole = wide(sight) > wide(box) - 1 && high(sight) > high(box) - 1;
    if (!isWhole) continue;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const points = [[x, y], [x, box.top + 5], [x, box.bottom - 5], [box.left + 5, y], [box.right - 5, y]];
    for (const [at, [px, py]] of points.entries()) {
      const hit = document.elementFromPoint(px, py);
      if (!hit || e.contains(hit) || hit.contains(e) && at > 0) continue;
      if (hit.closest("label") === e || e.closest("label")?.contains(hit)) continue;
      if (hit.closest(OPENS) && !e.closest(STAYS)) break;
      // It can be scrolled out from under what sticks to an edge.
      if (hit.closest(".keep, .save-bar, .setup-foot, .undo-line")) break;
      tell("under", nameOf(e), `${at ? "edge" : "middle"} under ${nameOf(hit)}`);
      break;
    }
  }

  // Texts, and pictures that are texts.
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest("script, style, noscript, template, option")) continue;
    if (!inRoot(parent) || !seen(parent)) continue;
    if (!parent.checkVisibility({ opacityProperty: true })) continue;
    const { clipPath } = styleOf(parent);
    if (clipPath !== "none" && clipPath.startsWith("inset(50")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width && height);
    if (!rects.length) continue;
    const box = {
      left: Math.min(...rects.map(({ left }) => left)), top: Math.min(...rects.map(({ top }) => top)),
      right: Math.max(...rects.map(({ right }) => right)),
      bottom: Math.max(...rects.map(({ bottom }) => bottom)),
    };
    const isPicture = !/[\p{L}\p{N}]/u.test(node.data);
    texts.push({ node, parent, box, rects, isPicture });
  }
  // A symbol stands among letters and is no text of theirs.
  for (const image of document.querySelectorAll("img.symbol")) {
    const owner = image.closest("button, a[href]");
    if (!owner || !image.checkVisibility()) continue;
    const [box, around] = [image.getBoundingClientRect(), owner.getBoundingClientRect()];
    const out = Math.max(around.left - box.left, box.right - around.right,
      around.top - box.top, box.bottom - around.bottom);
    if (box.width && out > 2) tell("spills", `the symbol in ${nameOf(owner)}`, `${px(out)} beyond it`);
  }
  for (const text of texts) {
    const { node, parent, box, rects, isPicture } = text;
    const name = () => `“${clean(node.data)}” in ${nameOf(parent.closest(`${TARGETS}, label, [data-setting], p, li, h1, h2, h3, h4, section, div`) ?? parent)}`;
    // A font's own box is higher than its letters.
    const room = parseFloat(styleOf(parent).fontSize) * (isPicture ? 0.3 : 0.22) + 1;
    const tight = { ...box, top: box.top + room, bottom: Math.max(box.top + room, box.bottom - room) };
    const { by, scroller } = revealed(parent, tight, isPicture ? 3 : 1.5);
    text.scroller = scroller;
    text.tight = tight;
    text.lines = rects.map((line) => ({ ...boxOf(line), top: line.top + room,
      bottom: Math.max(line.top + room, line.bottom - room) }));
    if (by) tell("cut", name(), `${by[0]} of ${nameOf(by[1])} by ${by[2]}`);
    const owner = parent.closest("button, a[href], label:has(input), summary, .card, .offer, .setting");
    const isLaidOver = styleOf(parent).position === "absolute";
    const scrollsIn = scroller && owner?.contains(scroller);
    if (owner && styleOf(owner).display !== "inline" && !isLaidOver && !scrollsIn) {
      const around = owner.getBoundingClientRect();
      const out = Math.max(around.left - tight.left, tight.right - around.right,
        around.top - tight.top, tight.bottom - around.bottom);
      if (out > 2) tell("spills", name(), `${px(out)} beyond ${nameOf(owner)}`);
    }
    if (isPicture || rects.length < 2 || parent.closest("code")) continue;
    // Phonemes break before a stress mark, as they do in a dictionary.
    for (const match of node.data.matchAll(/[^\s\-–—/…ˈˌ]{2,}/gu)) {
      const word = document.createRange();
      word.setStart(node, match.index);
      word.setEnd(node, match.index + match[0].length);
      const lines = new Set([...word.getClientRects()].filter(({ width }) => width > 0.5)
        .map(({ top }) => Math.round(top)));
      if (lines.size > 1) tell("broken", name(), match[0]);
    }
  }
  texts.forEach((a, i) => {
    for (const b of texts.slice(i + 1)) {
      if (!touching(a.tight, b.tight, 3) || a.isPicture && b.isPicture) continue;
      if (!a.lines.some((one) => b.lines.some((other) => touching(one, other, 3)))) continue;
      if (a.scroller !== b.scroller || a.parent === b.parent) continue;
      if (a.parent.contains(b.parent) || b.parent.contains(a.parent)) continue;
      if (layer(a.parent) !== layer(b.parent)) continue;
      const both = shared(a.tight, b.tight);
      const smaller = Math.min(wide(a.tight) * high(a.tight), wide(b.tight) * high(b.tight));
      if (wide(both) * high(both) < 0.12 * smaller) continue;
      const named = ({ node, parent }) => `“${clean(node.data)}” (${nameOf(parent)})`;
      tell("over", `${named(a)} on ${named(b)}`, `${px(wide(both))} × ${px(high(both))}`);
    }
  });

  // What stays and takes no finger lies over nothing that is touched.
  for (const sign of document.querySelectorAll(".away-sign")) {
    if (!seen(sign)) continue;
    const there = boxOf(sign.getBoundingClientRect());
    for (const { e, box } of targets) {
      if (e.closest(OPENS)) continue; // it opens over the sign
      const inSight = holders(e).reduce((sight, { rect }) => shared(sight, rect), box);
      if (touching(there, inSight, 2)) tell("under", nameOf(e), `under ${nameOf(sign)}`);
    }
  }

  // The ring on what is to be touched next is in sight, all around.
  for (const e of document.querySelectorAll(".guided, .spotlit")) {
    if (!seen(e)) continue;
    const { left, top, right, bottom } = e.getBoundingClientRect();
    let sight = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (const { rect } of holders(e)) sight = shared(sight, rect);
    const lost = Math.max(sight.left - left, sight.top - top, right - sight.right, bottom - sight.bottom);
    const { outlineWidth, outlineOffset } = styleOf(e);
    const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    if (lost > 1) tell("lost", `the ring on ${nameOf(e)}`, `${px(lost)} out of sight`);
    else if (lost + ring > 1) tell("cut", `the ring on ${nameOf(e)}`, `${px(lost + ring)} of ${ring}`);
  }

  // The message can be read, and said.
  const parts = document.getElementById("message-parts");
  if (parts && inRoot(parts) && seen(parts)) {
    const last = parts.lastElementChild?.getBoundingClientRect();
    const around = parts.getBoundingClientRect();
    if (last && (last.left < around.left - 1 || last.right > around.right + 1)) {
      tell("cut", "message", `its last part has ${px(around.width)} of ${px(last.width)} px`);
    }
    // In a low window it shares its line with the way there and with what is always there.
    if (around.width < Math.min(innerWidth * (isLow ? 0.16 : 0.28), 200)) {
      tell("cut", "message", `is ${px(around.width)} px wide`);
    }
  }
  return findings;
}
