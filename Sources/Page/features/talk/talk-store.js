// What the child's screen shows, and what the child does. The service decides everything; here is only
// kept what it said last.
import { get, post } from "../../kit/transport/api.js";
import { Store } from "../../kit/store.js";
import { speakLanguage } from "../../kit/strings.js";
import { Symbols } from "../../kit/symbols.js";

/** Parts of the state that come as events of their own. */
const PARTS = ["navigation", "bubble", "followUps", "avatar", "companion", "modelling", "glow"];
/** All that the state has. */
const WHOLE = [...PARTS, "tier", "ownPlaces", "coreBar"];
/** What a tap's answer brings too: while one is awaited, events of these wait for it. */
const ANSWERED = new Set(["bubble", "followUps"]);
const NO_HINTS = { sentences: [], carriers: [] };

/** State and inputs of the child's screen; every input sends at once. */
export class TalkStore extends Store {
  settings = null;
  profile = null;
  symbols = new Symbols();
  /** The family's own words, as the board shows words. */
  ownWords = [];
  isReachable = false;
  /** Who answers while the service is away, where a grown-up wants that (features/away). */
  away = null;
  #waiting = new Map();
  #asked = 0;
  #answered = 0;
  #open = 0;
  /** The language in which the words came. */
  #spoken = "en";

  constructor({ stream, speaker }) {
    super({
      navigation: null, bubble: [], followUps: null, hints: NO_HINTS,
      avatar: { isOpen: false, phrases: [] }, companion: null, modelling: false, glow: null, speaking: null,
      tier: null, coreBar: [], ownPlaces: {}, output: null,
    });
    Object.assign(this, { stream, speaker });
    stream.on("open", () => this.#load()).on("lost", () => this.#lost())
      .on("settings", (settings) => this.#loadBoard(settings))
      .on("profile", () => this.#loadProfile())
      .on("words", () => this.#loadWords())
      .on("celebration", (celebration) => this.tell("celebration", celebration));
    this.on("navigation", () => this.#followLanguage());
    for (const kind of PARTS) {
      stream.on(kind, (value, revision) => this.#hear(kind, plain(kind, value), revision));
    }
    stream.on("utterance.started", (event) => this.#speaks(event));
    for (const end of ["finished", "interrupted", "failed"]) {
      stream.on(`utterance.${end}`, ({ utterance }) => this.#ends(utterance));
    }
  }

  /** Says {word}, {phrase} or {followUp}, touched at {scene, object}; the answer, or null. */
  tap(what) {
    if (this.away?.isOn) return this.away.tap(what);
    return this.#say(what, () => this.speaker.say(what));
  }

  /** Silence, at once. It ends the exchange too: what is offered now is read from the service. */
  async stop() {
    if (this.away?.isOn) return this.away.stop();
    const sent = this.#send({ stop: true }, this.speaker.stop());
    this.tell("hushed");
    const reply = await sent;
    if (reply) await this.#readState();
    return reply;
  }

  /** Goes somewhere: {open}, {back}, {home}, {scene}, {mode} or {overlay}. */
  async move(where) {
    if (this.away?.isOn) return this.away.move(where);
    const state = await this.#send(where, post("/v1/navigation", where));
    if (state) this.#takeState(state);
    return state;
  }

  /** "speak", "removeLast" or "clear". */
  message(action) {
    if (this.away?.isOn) return this.away.message(action);
    const send = () => post("/v1/message", { action });
    return this.#say({ message: action }, () => (action === "speak" ? this.#awake(send) : send()));
  }

  /** {open: true}, {open: false} or {choose: "I'm hungry"}. */
  avatar(action) {
    if (this.away?.isOn) return Promise.resolve(null); // feelings rest with Meadow
    const send = () => post("/v1/avatar", action);
    if (!action.choose) return this.#say({ avatar: action.open }, send);
    return this.#say({ phrase: action.choose }, () => this.#awake(send));
  }

  /** "start", "stop" or "intro". */
  async companion(action) {
    if (this.away?.isOn) return null;
    const state = await this.#send({ companion: action }, post("/v1/companion", { action }));
    if (state?.navigation) this.#takeState(state);
    return state;
  }

  /** Sends what may sound; the request leaves before anything is seen of it. */
  async #say(what, send) {
    const turn = ++this.#asked;
    this.#open += 1;
    const sent = send();
    this.tell("asked", what);
    const reply = await this.#send(what, sent);
    this.#open -= 1;
    if (reply) this.#takeReply(what, reply, turn);
    if (!this.#open) this.#letIn();
    return reply;
  }

  /** Where this page's own sound must be turned on first, `send` waits for it. */
  #awake(send) {
    const waking = this.speaker.awaken();
    return waking ? waking.then(send) : send();
  }

  async #send(what, sent) {
    try {
      return await sent;
    } catch (problem) {
      this.tell("failed", { what, problem });
      return null;
    }
  }

  /** An answer that a later touch's has overtaken says how things were: it is not shown. */
  #takeReply(what, reply, turn) {
    const said = "said" in reply ? reply.said : reply;
    if (turn > this.#answered) {
      this.#answered = turn;
      const { bubble, followUps, avatar } = reply;
      const offer = Array.isArray(followUps)
        ? (followUps.length ? { followUps } : null) : followUps;
      const news = { bubble, followUps: offer, avatar, hints: said ?? NO_HINTS };
      for (const [kind, value] of Object.entries(news)) {
        if (value !== undefined) this.takeAnswer(kind, value, reply.revision ?? undefined);
      }
    }
    this.tell("said", { what, reply: said });
  }

  #hear(kind, value, revision) {
    if (this.#open && ANSWERED.has(kind)) this.#waiting.set(kind, { value, revision });
    else this.#takeNews(kind, value, revision);
  }

  #letIn() {
    for (const [kind, { value, revision }] of this.#waiting) {
      this.#takeNews(kind, value, revision);
    }
    this.#waiting.clear();
  }

  #takeNews(kind, value, revision) {
    if (!this.takeEvent(kind, value, revision)) return;
    // Hints come with an answer only; what has changed since then is not about them.
    if (ANSWERED.has(kind)) this.takeAnswer("hints", NO_HINTS, revision);
  }

  #takeState(state) {
    for (const kind of WHOLE) this.takeAnswer(kind, state[kind], state.revision ?? undefined);
  }

  /** The service is there (again): what it says now counts, whatever was said before. */
  async #load() {
    this.forgetRevisions();
    try {
      const [state, settings, profile] = await Promise.all([
        get("/v1/state"), get("/v1/settings"), get("/v1/profile"), this.#readWords()]);
      Object.assign(this, { settings, profile, isReachable: true });
      this.#spoken = languageOf(state.navigation, settings);
      // A set-up speaks the language that is chosen in it.
      if (profile.hasCompletedOnboarding) await speakLanguage(this.#spoken);
      this.#tellGrownUps();
      this.#takeState(state);
      this.#tellReady();
    } catch (problem) {
      this.tell("failed", { what: {}, problem });
      this.stream.startOver();
    }
  }

  /** Tells whoever has come since what is known; those who know it are told what they know. */
  introduce() {
    if (!this.isReachable) return;
    this.#tellGrownUps();
    for (const kind of WHOLE) this.tell(kind, this.state[kind]);
    this.#tellReady();
  }

  #tellGrownUps() {
    this.tell("settings", this.settings);
    this.tell("profile", this.profile);
  }

  #tellReady() {
    this.tell("state", this.state);
    this.tell("reachable", true);
  }

  /** Settings decide which words there are; a stream begins by telling those that are known. */
  async #loadBoard(settings) {
    if (!this.settings || JSON.stringify(settings) === JSON.stringify(this.settings)) return;
    this.tell("settings", this.settings = settings);
    await this.#readState();
    await this.#followLanguage();
  }

  /** The board is in another language now: its words, their pictures and what the page says come anew, and
   *  every word stands where it stood. */
  async #followLanguage() {
    const wanted = languageOf(this.state.navigation, this.settings);
    if (!this.isReachable || wanted === this.#spoken) return;
    this.#spoken = wanted;
    await speakLanguage(wanted);
    if (wanted !== this.#spoken) return;
    await this.#loadWords();
    this.tell("language", wanted);
  }

  async #readState() {
    const state = await this.#send({}, get("/v1/state"));
    if (state) this.#takeState(state);
  }

  async #loadProfile() {
    const profile = await this.#send({}, get("/v1/profile"));
    if (profile) this.tell("profile", this.profile = profile);
  }

  async #loadWords() {
    await Promise.all([this.#send({}, this.#readWords()), this.#readState()]);
    this.tell("words");
  }

  async #readWords() {
    const [{ words }] = await Promise.all([get("/v1/words"), this.symbols.load()]);
    this.ownWords = words.map(({ id, text, emoji, fitzgeraldKey, favorite }) =>
      ({ id, word: text, emoji, fitzgeraldKey, isFavorite: Boolean(favorite) }));
  }

  #lost() {
    this.isReachable = false;
    this.#speaks(null);
    for (const [kind, none] of [["followUps", null], ["glow", null], ["hints", NO_HINTS]]) {
      this.set(kind, none);
    }
    this.tell("reachable", false);
  }

  #speaks(utterance) { this.set("speaking", utterance); }

  #ends(utterance) {
    if (this.state.speaking?.utterance === utterance) this.#speaks(null);
  }
}

/** The language a board is in: the one that was touched last, else the one it begins in. */
function languageOf(navigation, settings) { return navigation?.language ?? settings?.language ?? "en"; }

/** An event's data as the state has it. */
function plain(kind, value) {
  if (kind === "bubble") return value.parts;
  if (kind === "modelling") return value.isOn;
  return kind === "glow" ? value.scene : value;
}
