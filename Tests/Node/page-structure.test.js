// How the page's files are laid out: who imports whom, and what each is called.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";

const PAGE = fileURLToPath(new URL("../../Sources/Page", import.meta.url));
/** What a folder may import beside itself and the kit; the shell puts everything together. */
const MAY_IMPORT = {
  kit: [],
  shell: ["features/access", "features/away", "features/gate", "features/grown-ups",
    "features/learn", "features/modelling", "features/setup", "features/talk"],
  "features/access": [],
  "features/away": [],
  "features/gate": [],
  "features/grown-ups": ["features/away", "features/gate", "features/insight", "features/modelling"],
  "features/insight": [],
  "features/lab": ["features/gate"],
  "features/learn": [],
  "features/modelling": [],
  "features/setup": ["features/gate", "features/talk"], // the code's number pad; Meadow's face
  "features/talk": [],
  "features/voices": ["features/gate"],
  "features/words": ["features/gate"],
};
const STATIC = /^(?:import|export)\b[^;]*?from\s*"([^"]+)"|^import\s*"([^"]+)"/gm;
const LATE = /\bimport\("([^"]+)"\)/g;
const ADDRESS = /"(?:\/page\/)([\w./-]+\.\w+)"/g;

const files = list(PAGE);
const scripts = files.filter((name) => name.endsWith(".js"));
const text = new Map(files.filter((name) => /\.(js|css|html|webmanifest)$/.test(name))
  .map((name) => [name, readFileSync(join(PAGE, name), "utf8")]));

function list(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? list(path) : [relative(PAGE, path)];
  });
}

const named = (script, pattern) => [...text.get(script).matchAll(pattern)]
  .map((match) => normalize(join(dirname(script), match[1] ?? match[2])));
const folderOf = (name) => name.split("/").slice(0, name.startsWith("features/") ? 2 : 1).join("/");

test("every import, sheet and address leads to a file that is there", () => {
  const missing = scripts.flatMap((script) => [...named(script, STATIC), ...named(script, LATE)]
    .filter((name) => !text.has(name)).map((name) => `${script}: ${name}`));
  for (const [name, content] of text) {
    const addresses = [...content.matchAll(ADDRESS)].map((match) => match[1]);
    const sheets = name.endsWith(".js") ? [...content.matchAll(/needStyles\(([^)]*)\)/g)]
      .flatMap((match) => [...match[1].matchAll(/"([^"]+)"/g)].map((sheet) => `${sheet[1]}.css`)) : [];
    missing.push(...[...addresses, ...sheets].filter((path) => !existsSync(join(PAGE, path)))
      .map((path) => `${name}: ${path}`));
  }
  assert.deepEqual(missing, []);
});

test("a folder imports only what the table lets it, and the kit imports nothing of the features", () => {
  const wrong = scripts.flatMap((script) => {
    const from = folderOf(script);
    const allowed = [from, "kit", ...MAY_IMPORT[from]];
    return [...named(script, STATIC), ...named(script, LATE)]
      .filter((name) => !allowed.includes(folderOf(name))).map((name) => `${script} → ${name}`);
  });
  assert.deepEqual(wrong, []);
});

test("the table names the folders there are, and no right that nobody uses", () => {
  assert.deepEqual([...new Set(scripts.map(folderOf))].sort(), Object.keys(MAY_IMPORT).sort());
  const used = new Set(scripts.flatMap((script) => [...named(script, STATIC), ...named(script, LATE)]
    .map((name) => `${folderOf(script)} → ${folderOf(name)}`)));
  const unused = Object.entries(MAY_IMPORT).flatMap(([from, all]) => all.map((to) => `${from} → ${to}`))
    .filter((right) => !used.has(right));
  assert.deepEqual(unused, []);
});

test("no script imports itself, at whatever distance and however late", () => {
  const done = new Set();
  const circles = [];
  const follow = (script, way) => {
    if (way.includes(script)) return void circles.push([...way, script].join(" → "));
    if (done.has(script)) return;
    for (const next of [...named(script, STATIC), ...named(script, LATE)]) {
      follow(next, [...way, script]);
    }
    done.add(script);
  };
  for (const script of scripts) follow(script, []);
  assert.deepEqual(circles, []);
});

test("no base name stands for two things", () => {
  const bases = scripts.map((script) => script.split("/").at(-1));
  assert.deepEqual(bases.filter((base, at) => bases.indexOf(base) !== at), []);
});

test("a name that is imported is exported there and used here", () => {
  const exported = (script) => new Set([...text.get(script).matchAll(
    /^export (?:async )?(?:function|class|const|let) (\w+)/gm)].map((match) => match[1]));
  const wrong = scripts.flatMap((script) =>
    [...text.get(script).matchAll(/^import \{([^}]*)\} from "([^"]+)"/gm)].flatMap(([, names, path]) => {
      const there = exported(normalize(join(dirname(script), path)));
      return names.split(",").map((name) => name.trim()).filter(Boolean).filter((name) =>
        !there.has(name) || text.get(script).match(new RegExp(`\\b${name}\\b`, "g")).length < 2)
        .map((name) => `${script}: ${name}`);
    }));
  assert.deepEqual(wrong, []);
});

test("every script and every sheet is asked for by somebody", () => {
  const all = [...text.values()].join("\n");
  const asked = new Set(scripts.flatMap((script) => [...named(script, STATIC), ...named(script, LATE)]));
  const unused = [...text.keys()].filter((name) => /\.(js|css)$/.test(name) && !asked.has(name)
    && !all.includes(`/page/${name}`) && !all.includes(`"${name.replace(/\.css$/, "")}"`)
    && name !== "shell/service-worker.js");
  assert.deepEqual(unused, []);
});

test("no page has a script or a style of its own within it, which the policy would refuse", () => {
  const wrong = [...text].filter(([name, content]) => name.endsWith(".html")
    && /<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/.test(content)).map(([name]) => name);
  assert.deepEqual(wrong, []);
});

test("what lies on a tablet has one name, though three files say it", () => {
  const names = ["features/away/kept-store.js", "shell/service-worker.js", "shell/board-deferred.js"]
    .map((name) => text.get(name).match(/"(meadow-kept-\d+)"/)?.[1]);
  assert.ok(names[0]);
  assert.deepEqual(names, names.map(() => names[0]));
});
