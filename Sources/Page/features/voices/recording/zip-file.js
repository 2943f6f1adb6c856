// Zip files, as far as a folder of recordings needs them: stored, not compressed. Pure.

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Names are UTF-8. */
const UTF8 = 0x0800;
const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

export function crc32(bytes) {
  let value = 0xffffffff;
  for (const byte of bytes) value = TABLE[(value ^ byte) & 0xff] ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/** The bytes of a zip of `files`: [{name, bytes}], bytes a Uint8Array. */
export function zipOf(files) {
  const entries = files.map(({ name, bytes }) =>
    ({ name: new TextEncoder().encode(name), bytes, crc: crc32(bytes), at: 0 }));
  const parts = [];
  let at = 0;
  const add = (...chunks) => {
    for (const chunk of chunks) {
      parts.push(chunk);
      at += chunk.length;
    }
  };
  for (const entry of entries) {
    entry.at = at;
    add(header(LOCAL, entry), entry.name, entry.bytes);
  }
  const start = at;
  for (const entry of entries) add(header(CENTRAL, entry), entry.name);
  add(endOf(entries.length, start, at - start));
  const zip = new Uint8Array(at);
  let to = 0;
  for (const part of parts) {
    zip.set(part, to);
    to += part.length;
  }
  return zip;
}

function header(kind, { name, bytes, crc, at }) {
  const isCentral = kind === CENTRAL;
  const view = new DataView(new ArrayBuffer(isCentral ? 46 : 30));
  let to = 0;
  const put16 = (...values) => { for (const value of values) { view.setUint16(to, value, true); to += 2; } };
  const put32 = (...values) => { for (const value of values) { view.setUint32(to, value, true); to += 4; } };
  put32(kind);
  if (isCentral) put16(20);
  put16(20, UTF8, 0, 0, 0x21); // needs 2.0; stored; 1 January 1980
  put32(crc, bytes.length, bytes.length);
  put16(name.length, 0);
  if (isCentral) {
    put16(0, 0, 0);
    put32(0, at);
  }
  return new Uint8Array(view.buffer);
}

function endOf(count, start, size) {
  const view = new DataView(new ArrayBuffer(22));
  view.setUint32(0, END, true);
  view.setUint16(8, count, true);
  view.setUint16(10, count, true);
  view.setUint32(12, size, true);
  view.setUint32(16, start, true);
  return new Uint8Array(view.buffer);
}

/** The names in a zip, or null where it is none. */
export function namesIn(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = lastEnd(view);
  if (end === null) return null;
  const names = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL) return null;
    const length = view.getUint16(at + 28, true);
    names.push(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)));
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

function lastEnd(view) {
  const first = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= first; at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  return null;
}
