/// The letters of the International Phonetic Alphabet that en-us has, and those it says as its own
/// without a difference that anybody would want to hear about.
///
/// Keys are without ties; length marks are part of the key where they are usual. Both the phonetic
/// letters and the broad ones of American and British dictionaries are there.
enum IPASymbols {
  /// What each symbol is said as.
  static let native: [String: [Phoneme]] = [
    "iː": [.fleece], "i": [.fleece], "ɪ": [.kit], "ɨ": [.roses], "ᵻ": [.roses], "ɩ": [.kit],
    "eɪ": [.face], "ei": [.face], "ej": [.face], "ɛɪ": [.face], "ɛ": [.dress], "ɛː": [.dress],
    "ɛə": [.dress, .schwa], "eə": [.dress, .schwa],
    "æ": [.trap], "æː": [.trap], "ɑː": [.palm], "ɑ": [.palm], "aː": [.palm],
    "ɔː": [.thought], "ɔ": [.thought], "oːɹ": [.thought, .r], "oɹ": [.thought, .r],
    "oːr": [.thought, .r], "or": [.thought, .r],
    "oʊ": [.goat], "ou": [.goat], "ow": [.goat], "əʊ": [.goat], "əu": [.goat], "oː": [.goat],
    "eː": [.face],
    "ʊ": [.foot], "ɷ": [.foot], "uː": [.goose], "u": [.goose],
    "ʌ": [.strut], "ə": [.schwa], "ɐ": [.about],
    "ɜː": [.nurse], "ɜ": [.nurse], "ɝ": [.nurse], "ɝː": [.nurse], "əː": [.nurse], "ɚ": [.letter],
    "ɚː": [.nurse],
    "aɪ": [.price], "ai": [.price], "aj": [.price], "ʌɪ": [.price], "ɑɪ": [.price],
    "aʊ": [.mouth], "au": [.mouth], "aw": [.mouth], "æʊ": [.mouth], "ɑʊ": [.mouth],
    "ɔɪ": [.choice], "ɔi": [.choice], "oɪ": [.choice], "oi": [.choice], "ɔj": [.choice],
    "oj": [.choice],
    "p": [.p], "b": [.b], "t": [.t], "d": [.d], "k": [.k], "ɡ": [.hardG], "g": [.hardG],
    "f": [.f], "v": [.v], "θ": [.theta], "ð": [.eth], "s": [.s], "z": [.z], "ʃ": [.esh],
    "ʒ": [.ezh], "h": [.h], "tʃ": [.tesh], "ʧ": [.tesh], "dʒ": [.dezh], "ʤ": [.dezh],
    "m": [.m], "n": [.n], "ŋ": [.eng], "l": [.l], "ɫ": [.l], "r": [.r], "ɹ": [.r], "ɻ": [.r],
    "ɾ": [.flap],
    "w": [.w], "j": [.j], "ʔ": [.glottal], "x": [.loch], "ʦ": [.t, .s], "ʣ": [.d, .z], "ɱ": [.m],
  ]

  /// Signs that say nothing to this voice: where syllables end, words that are linked, and ties.
  static let ignored: Set<Unicode.Scalar> = [
    ".", "·", "‧", "-", "–", "‿", "\u{361}", "\u{35C}",
  ]

  /// Signs between words.
  static let breaks: Set<Unicode.Scalar> = ["|", "‖", "#", ","]

  /// Stress marks: those of the alphabet, and what keyboards have.
  static let stresses: [Unicode.Scalar: Stress] = [
    "ˈ": .primary, "'": .primary, "\"": .primary, "’": .primary, "′": .primary, "ʹ": .primary,
    "ˌ": .secondary, "ˏ": .secondary,
  ]

  /// The longest key, in scalars.
  static let longest = 4
}
