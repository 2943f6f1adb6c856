// The tablet that goes on saying the words of the board while Meadow is away: keeps their sounds while it
// is there and a grown-up wants it, and takes over touches when it goes. Where nobody wants it, or
// where the sound is another machine's, it takes away what lies here.
import { get, post } from "../../kit/transport/api.js";
import { settled } from "../../kit/elements.js";
import { language } from "../../kit/strings.js";
import { needStyles } from "../../kit/style-sheets.js";
import { AwaySign } from "./away-sign.js";
import { AwayTalk } from "./away-talk.js";
import { Keeper } from "./keeper.js";
import { KeptStore } from "./kept-store.js";
import { KeptVoice } from "./kept-voice.js";
import { QuietTime } from "./quiet-time.js";
import { TouchDiary } from "./touch-diary.js";

/** A change is seldom alone: what is kept is renewed when it has been quiet for so long, in ms. */
const SETTLES = 1500;
/** How often one looks whether Meadow is back; a machine that slept leaves requests hanging. */
const LOOKS_EVERY = 2000;

/** What is kept of a board beside its words: how it looks, how it is touched and what it speaks. */
export function lookOf({ settings, state, ownWords }) {
  const { ageMonths, ...others } = settings;
  const { tier, coreBar, ownPlaces } = state;
  return { settings: others, tier, coreBar, ownPlaces, ownWords, language: language() };
}

/** Follows `store` and its page's own loudspeaker, `sound`. */
export class AwayWords {
  #wasFed = false;
  #looks = 0;
  #obeyed = "";
  #renew = settled(() => this.#bring(), SETTLES);

  constructor({ store, sound, kept = new KeptStore() }) {
    Object.assign(this, { store, sound, kept });
    this.diary = new TouchDiary({ send: (body) => post("/v1/away-touches", body) });
    this.voice = new KeptVoice({ kept, context: () => sound.context });
    this.talk = new AwayTalk({ store, voice: this.voice, diary: this.diary });
    this.sign = new AwaySign();
    this.quiet = new QuietTime(store);
    this.keeper = new Keeper({ kept, quiet: this.quiet, look: () => lookOf(store), ask: get,
      fetch: (path, signal) => fetch(path, { signal, cache: "no-cache" }),
      tell: (words) => this.voice.know(words) });
    store.away = this.talk;
    for (const kind of ["settings", "coreBar", "output"]) store.on(kind, () => this.#obey());
    store.on("words", () => this.#obey(true)).on("asked", () => this.talk.makeWay())
      .on("reachable", (isThere) => (isThere ? this.#meet() : this.#begin()));
    sound.addEventListener("change", () => this.#listen());
    this.#wasFed = sound.isFed;
    this.#obey();
  }

  /** Whether a grown-up wants it and this page is the loudspeaker; null while nobody can say. */
  get isWanted() {
    const { settings, state, isReachable } = this.store;
    if (!isReachable || !state.output || !settings) return null;
    return settings.speaksWhenAway && state.output.kind === "browser" && this.kept.isPossible;
  }

  /** Does what is wanted; unless `isNew`, only where something is other than before. */
  #obey(isNew = false) {
    const { isWanted } = this;
    if (isWanted === null) return;
    const obeyed = JSON.stringify([isWanted, lookOf(this.store)]);
    if (!isNew && obeyed === this.#obeyed) return;
    this.#obeyed = obeyed;
    if (isWanted) return this.#renew();
    this.#renew.cancel();
    delete document.body.dataset.kept;
    this.voice.forget();
    this.diary.clear();
    this.keeper.clear().catch(() => {});
  }

  async #bring() {
    if (!this.isWanted) return;
    await needStyles("features/away/away");
    const isWhole = await this.keeper.renew();
    if (!this.isWanted) return;
    if (isWhole) document.body.dataset.kept = "whole";
    await this.voice.warm();
    await this.quiet.come();
    if (this.isWanted) await this.diary.tell();
  }

  /** Every contact with the service is one to see what is still to be kept. */
  #meet() {
    this.#back();
    this.#obey(true);
  }

  /** The sound no longer comes: the machine may be gone without a word, and the stream still looks open. */
  #listen() {
    const wasFed = this.#wasFed;
    this.#wasFed = this.sound.isFed;
    if (wasFed && !this.sound.isFed && this.store.isReachable && this.voice.words.length) {
      this.store.stream.startOver();
    }
    this.#back();
  }

  #begin() {
    if (this.talk.isOn || !this.voice.words.length) return;
    this.talk.begin();
    this.sign.show(this.voice.words);
    this.#showPhotos();
    this.#looks = setInterval(() => this.#look(), LOOKS_EVERY);
  }

  /** Photos come from here: the service's addresses answer no more. */
  async #showPhotos() {
    const known = await this.kept.words().catch(() => null);
    if (!known || !this.talk.isOn) return;
    this.store.symbols.take(await withPhotos(known.symbols, this.kept));
    this.store.tell("words");
  }

  /** Both the words of the service and its sound are there: it goes over. */
  #back() {
    if (!this.talk.isOn || !this.store.isReachable || !this.sound.isFed) return;
    clearInterval(this.#looks);
    this.talk.end();
    this.sign.hide();
  }

  async #look() {
    const { stream } = this.store;
    const answer = await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(1500) })
      .catch(() => null);
    if (answer?.ok && this.talk.isOn && !stream.isOpen) stream.connect();
  }
}

/** The symbols with the photos that are kept in the place of the service's. */
export async function withPhotos(symbols, kept) {
  const photos = {};
  for (const [word, address] of Object.entries(symbols.photos)) {
    const photo = await kept.photo(address);
    if (photo) photos[word] = URL.createObjectURL(photo);
  }
  return { ...symbols, photos };
}
