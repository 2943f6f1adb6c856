// What a child sees of a lesson: what is asked, and what can be touched, by what is drawn of it. The answer has the
// form in which the service describes an item, so that who knows one knows the other; nothing else than the
// document is looked at.
async () => {
  const { equalParts, outline, SOLIDS } = await import("/page/features/learn/stage/figure-shapes.js");
  const FLAT = ["circle", "square", "rectangle", "oval", "triangle", "trapezoid", "pentagon", "hexagon"];
  const all = (root, selector) => [...root.querySelectorAll(selector)];
  const text = (element) => element?.textContent.trim() ?? "";
  const paths = (drawing, selector) => all(drawing, selector).map((one) => one.getAttribute("d"));
  const angle = (drawing, hand) =>
    Number(/rotate\((\S+)/.exec(drawing.querySelector(`.hand.${hand}`).getAttribute("transform"))[1]);

  const FIGURES = {
    "counted-piece": (drawing) => ({ kind: "objects", count: all(drawing, ".counted").length,
      crossed: all(drawing, ".counted.crossed").length }),
    "blocks-piece": (drawing) => ({ kind: "blocks", tens: all(drawing, ".rod").length, ones: all(drawing, ".block.one").length }),
    "coins-piece": (drawing) => ({ kind: "coins", ...Object.fromEntries(
      Object.entries({ p: "penny", n: "nickel", d: "dime", q: "quarter" }).map(([kind, name]) => [kind, all(drawing, `.coin.${name}`).length])) }),
    "clock-piece": (drawing) => clock(drawing),
    "digital-clock": (drawing) => {
      const [h, m] = text(drawing.querySelector(".digits")).split(":").map(Number);
      return { kind: "clock", h, m };
    },
    "jug-piece": (drawing) => {
      const surface = drawing.querySelector(".jug-surface");
      const base = drawing.viewBox.baseVal.height - 8;
      return { kind: "jug", level: surface ? Math.round((base - Number(surface.getAttribute("y1"))) / 11) : 0 };
    },
    "row-piece": (drawing) => ({ kind: "row", items: all(drawing, "text, image").map((one) => one.dataset.picture ?? text(one)) }),
    "figure-piece": (drawing) => figure(drawing),
  };

  function clock(drawing) {
    return { kind: "clock", h: Math.floor(angle(drawing, "hour") / 30) || 12, m: angle(drawing, "minute") / 6 };
  }

  function figure(drawing) {
    const faces = paths(drawing, ".face").join();
    const slices = paths(drawing, ".slice");
    const name = faces ? Object.keys(SOLIDS).find((solid) => SOLIDS[solid].map(([d]) => d).join() === faces)
      : FLAT.find((flat) => (slices.length > 1 ? equalParts(flat, slices.length) : [outline(flat)]).join() === slices.join());
    const shaded = all(drawing, ".slice").flatMap((one, i) => (one.classList.contains("shaded") ? [i] : []));
    return { kind: "figure", name: name ?? "unknown", parts: Math.max(1, slices.length), shaded };
  }

  function option(button) {
    const { option: id, card, target } = button.dataset;
    const drawing = button.querySelector("svg.drawn");
    const kind = drawing && Object.keys(FIGURES).find((one) => drawing.classList.contains(one));
    const spoken = (button.getAttribute("aria-label") ?? text(button)).replace(/, (empty|\d+)$/, "").replace(/, empty$/, "");
    return { id: id ?? card ?? target, spoken, display: text(button.querySelector(".option-text")),
      ...kind ? { picture: { shape: FIGURES[kind](drawing) } } : {} };
  }

  const READ = {
    choice: (board) => ({ options: all(board, ".option").map(option) }),
    moving: (board) => ({ options: all(board, ".option").map(option) }),
    sequence: (board) => ({ tiles: all(board, ".tray .tile").map(option), places: all(board, ".slot").length }),
    match(board) {
      const { layout } = board.dataset;
      const [cards, homes] = [all(board, ".tray .tile").map(option), all(board, ".slot").map(option)];
      return layout === "sort" ? { layout, slots: cards, tiles: homes } : { layout, slots: homes, tiles: cards };
    },
    "number-line": (board) => ({ start: Number(/-?\d+/.exec(board.querySelector(".hop-field").getAttribute("aria-label"))[0]) }),
    clock: (board) => ({ ...clock(board.querySelector(".clock-piece")), step: Number(board.querySelector(".hand-key.minute").dataset.minutes) }),
    // How many there are of each is only seen when there is no more.
    "base-10": () => ({ tens: 99, ones: 99 }),
    coins: (board) => Object.fromEntries(["p", "n", "d", "q"].map((kind) => [kind, board.querySelector(`.coin-key[data-coin=${kind}]`) ? 99 : 0])),
    graph: (board) => ({ most: all(board, "[data-column='0'] .graph-cell").length }),
  };

  const lesson = document.querySelector(".learn-lesson");
  if (!lesson?.dataset.item) return null;
  const board = lesson.querySelector(".answer-board");
  const { item, role, format, outcome } = lesson.dataset;
  return { item, role, outcome, asked: all(lesson, ".lesson-prompt .stretch").map((one) => one.dataset.spoken).join(" "),
    board: { format, ...READ[format]?.(board) } };
}
