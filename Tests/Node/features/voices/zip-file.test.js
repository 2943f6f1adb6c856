// Zip files of recordings.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { page } from "../../support/browser.js";
import { property } from "../../support/property.js";

const { crc32, namesIn, zipOf } = await page("features/voices/recording/zip-file.js");
const bytes = (text) => new TextEncoder().encode(text);

test("the checksum is that of zip files", () => {
  assert.equal(crc32(bytes("123456789")), 0xcbf43926);
  assert.equal(crc32(bytes("")), 0);
});

test("another program opens what was packed, its names and its bytes", () => {
  const folder = mkdtempSync(join(tmpdir(), "zip-"));
  const files = [{ name: "i want.wav", bytes: bytes("RIFF") }, { name: "más/uh oh.wav", bytes: new Uint8Array(70_000) }];
  writeFileSync(join(folder, "a.zip"), zipOf(files));
  execFileSync("python3", ["-c", "import sys, zipfile; zipfile.ZipFile(sys.argv[1]).extractall(sys.argv[2])",
    join(folder, "a.zip"), folder]);
  for (const { name, bytes: wanted } of files) {
    assert.deepEqual(new Uint8Array(readFileSync(join(folder, name))), wanted);
  }
  rmSync(folder, { recursive: true });
});

property("the names that were packed are the names that are found", (random) => {
  const names = random.list(random.whole(0, 5), (i) => `${random.pick(["more", "más", "uh oh"])} ${i}.wav`);
  const zip = zipOf(names.map((name) => ({ name, bytes: new Uint8Array(random.whole(0, 40)) })));
  assert.deepEqual(namesIn(zip), names);
}, { runs: 100 });

test("what is no zip has no names, however it is cut", () => {
  assert.equal(namesIn(bytes("RIFF…WAVE")), null);
  assert.equal(namesIn(new Uint8Array(0)), null);
  const zip = zipOf([{ name: "a.wav", bytes: bytes("abc") }]);
  for (let length = 0; length < zip.length; length++) assert.equal(namesIn(zip.subarray(0, length)), null);
  zip[zip.length - 6] = 0xff; // where the list of names begins
  assert.equal(namesIn(zip), null);
});
