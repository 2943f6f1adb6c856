// The page of the family's own words: the lists, the word that is open, and taking things back.
import { get, post, remove } from "../../kit/transport/api.js";
import { PageConnection } from "../../kit/page-connection.js";
import { framePage, soundParts } from "../../kit/page-frame.js";
import { button, make } from "../../kit/elements.js";
import { Symbols } from "../../kit/symbols.js";
import { Audition } from "./audition.js";
import { WordDraft, copyOfWord, restore } from "./word-draft.js";
import { WordEditor } from "./word-editor.js";
import { WordList } from "./word-list.js";
import { Transfer } from "./transfer.js";

const isNarrow = matchMedia("(max-width: 979px)");
const $ = (id) => document.getElementById(id);

framePage({
  title: "My Words", lead: "Names and favourites, with their pictures and their right sound.",
}, ...soundParts(), make("div", { class: "banner", id: "store-problem", role: "status", hidden: true }));
const connection = new PageConnection({ gate: () => import("../gate/ask-grown-up.js") });
const audition = new Audition(connection);
const editor = new WordEditor($("editor"), audition);
/** Changes that are not saved yet, by word number, or by "+" and the group for a new word. */
const drafts = new Map();
const symbols = new Symbols();
editor.picture.symbols = symbols;
let list = { words: [], groups: [] };
let open = null;

const groups = new WordList($("groups"), {
  open: (id) => show(id),
  add: (group) => show(`+${group}`),
});
new Transfer(document, { done: load });

/** Opens a word by its number, a new one by "+" and its group, or none for null. */
function show(key) {
  open = key;
  const word = list.words.find(({ id }) => id === key) ?? null;
  if (key !== null && !drafts.has(key)) {
    drafts.set(key, new WordDraft(word, word ? word.group : key.slice(1)));
  }
  editor.open(key === null ? null : drafts.get(key));
  document.body.dataset.open = key === null ? "" : "word";
  $("welcome").hidden = key !== null;
  draw();
  if (key === null) return;
  if (word) $("word-title").focus({ preventScroll: true });
  else $("text").focus({ preventScroll: true });
  if ($("editor").getBoundingClientRect().top < 0 || isNarrow.matches) {
    $("editor").scrollIntoView({ block: "start" });
  }
}

function draw() {
  groups.show(list, {
    chosen: open, unsaved: (id) => drafts.get(id)?.isChanged ?? false, symbols,
  });
  const trouble = $("store-problem");
  trouble.hidden = !list.problem;
  trouble.textContent = list.problem ?? "";
}

async function load() {
  [list] = await Promise.all([get("/v1/words"), symbols.load()]);
  editor.words = list.words;
  for (const [key, draft] of drafts) {
    const word = list.words.find(({ id }) => id === key);
    if (word) draft.follow(word);
    else if (typeof key === "number") forget(key);
  }
  draw();
  if (open !== null) editor.show();
}

/** A word that another page deleted. */
function forget(key) {
  drafts.delete(key);
  if (open === key) show(null);
}

editor.addEventListener("changed", drawSoon);
let drawing = 0;
function drawSoon() {
  cancelAnimationFrame(drawing);
  drawing = requestAnimationFrame(draw);
}

// In the room itself, where the family's words stand; a child may have gone into a thing.
editor.addEventListener("board", async () => {
  await post("/v1/navigation", { home: true }).catch(() => {});
  location.href = "/";
});

editor.addEventListener("close", () => {
  const key = open;
  if (!drafts.get(key)?.isChanged) drafts.delete(key);
  show(null);
  document.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
});

editor.addEventListener("saved", async ({ detail: draft }) => {
  const key = [...drafts].find(([, other]) => other === draft)?.[0];
  drafts.delete(key);
  drafts.set(draft.word.id, draft);
  if (open === key) open = draft.word.id;
  await load().catch((problem) => connection.trouble(problem));
});

// Deleting is done at once; what is needed to bring the word back stays here.
editor.addEventListener("delete", async ({ detail: word }) => {
  try {
    const kept = await copyOfWord(word);
    await remove(`/v1/words/${word.id}`);
    drafts.delete(word.id);
    show(null);
    await load();
    offerUndo(kept);
  } catch (problem) {
    connection.trouble(problem);
  }
});

function offerUndo(kept) {
  const { text } = kept.word;
  const undo = button("Undo", {
    class: "button primary",
    onclick: async () => {
      try {
        const word = await restore(kept);
        $("toast").hidden = true;
        await load();
        show(word.id);
      } catch (problem) {
        connection.trouble(problem);
      }
    },
  });
  $("toast").replaceChildren(make("span", {}, `“${text}” is deleted.`), undo,
    button("OK", {
      "aria-label": "OK, leave it deleted",
      onclick: () => {
        $("toast").hidden = true;
        document.querySelector(".tile[tabindex='0']")?.focus();
      },
    }));
  $("toast").hidden = false;
  undo.focus();
}

addEventListener("beforeunload", (event) => {
  if ([...drafts.values()].some((draft) => draft.isChanged && draft.said)) event.preventDefault();
});

/** Who comes from the settings comes for a word, "#12", or for a new one of a group, "#+people". */
function arrive() {
  const wanted = decodeURIComponent(location.hash.slice(1));
  if (!wanted) return;
  history.replaceState(null, "", location.pathname);
  if (list.groups.some(({ group }) => `+${group}` === wanted)) show(wanted);
  else if (list.words.some(({ id }) => id === Number(wanted))) show(Number(wanted));
}

addEventListener("hashchange", arrive);
connection.stream.on("words", () => load().catch(() => {}));
connection.open(() => load().then(arrive));
