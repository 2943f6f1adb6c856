// What a room sounds like when nobody speaks: how loud it is, and whether the mains hums in it. Pure.
import { decibels } from "./word-edges.js";

/** Pieces a room is measured in, in s; of them the middle one counts, so that a knock does not. */
const PIECE = 0.05;
/** dB of full scale. Below the first nothing is connected, above the second words drown. */
const DEAD = -100;
const LOUD = -42;
/** A hum is heard above this, and where it stands out so much from what lies between its partials, in dB. */
const HUM = -72;
const STANDS_OUT = 14;
const MAINS = [50, 60];
const PARTIALS = [1, 2, 3, 4, 5];
/** How far beside a partial there is none of either mains', in Hz. */
const BESIDE = [-8, 8];

/** {floor, hum, verdict}: dB of full scale, the mains that hum (50, 60) or null, and "good", "hum", "loud" or
 *  "dead". `samples` are a second or more. */
export function checkRoom(samples, rate) {
  const floor = middleLevel(samples, rate);
  const hum = humOf(samples, rate);
  const verdict = floor < DEAD ? "dead" : hum ? "hum" : floor > LOUD ? "loud" : "good";
  return { floor, hum, verdict };
}

function middleLevel(samples, rate) {
  const size = Math.round(PIECE * rate);
  const levels = [];
  for (let at = 0; at + size <= samples.length; at += size) {
    levels.push(decibels(samples.subarray(at, at + size)));
  }
  levels.sort((a, b) => a - b);
  return levels.length ? levels[Math.floor(levels.length / 2)] : -120;
}

function humOf(samples, rate) {
  const found = MAINS.map((mains) => {
    const tones = PARTIALS.map((n) => power(samples, rate, n * mains));
    const between = PARTIALS.flatMap((n) => BESIDE.map((hertz) => power(samples, rate, n * mains + hertz)));
    const level = 10 * Math.log10(sum(tones) + 1e-15);
    const out = level - 10 * Math.log10(sum(between) / BESIDE.length + 1e-15);
    return { mains, level, out };
  }).filter(({ level, out }) => level > HUM && out > STANDS_OUT);
  return found.sort((a, b) => b.level - a.level)[0]?.mains ?? null;
}

const sum = (list) => list.reduce((all, value) => all + value, 0);

/** The power of one frequency, by Goertzel's recursion over a Hann window. */
function power(samples, rate, hertz) {
  const { length } = samples;
  const factor = 2 * Math.cos(2 * Math.PI * hertz / rate);
  let [before, last] = [0, 0];
  for (let i = 0; i < length; i++) {
    const window = 0.5 - 0.5 * Math.cos(2 * Math.PI * i / length);
    const now = samples[i] * window + factor * last - before;
    before = last;
    last = now;
  }
  const squared = before * before + last * last - factor * before * last;
  // A Hann window lets half of an amplitude through.
  return Math.max(0, squared) * 8 / (length * length);
}
