/// What the readers of the five alphabets share: the words so far, a stress that waits for its vowel,
/// and the warnings.
struct HintReader {
  let body: HintBody
  private(set) var words: [[Sound]] = []
  private(set) var warnings: [HintWarning] = []
  private var word: [Sound] = []
  private var pending: (stress: Stress, range: Range<Int>)?

  init(body: HintBody) { self.body = body }

  /// The sound before, in this word.
  var last: Sound? { word.last }

  /// Whether a stress waits for its vowel.
  var hasPendingStress: Bool { pending != nil }

  mutating func mark(_ stress: Stress, at range: Range<Int>) {
    pending = (stress, pending.map { $0.range.lowerBound..<range.upperBound } ?? range)
  }

  /// Adds a phoneme; a vowel takes the stress that waits, else `stress`.
  mutating func add(_ phoneme: Phoneme, stress: Stress = .none) {
    guard phoneme.isVowel else { return word.append(Sound(phoneme)) }
    word.append(Sound(phoneme, pending?.stress ?? stress))
    pending = nil
  }

  mutating func replaceLast(with phoneme: Phoneme) {
    guard let last = word.popLast() else { return }
    word.append(Sound(phoneme, last.stress))
  }

  mutating func endWord() throws(HintError) {
    if let pending {
      throw body.error(
        words.isEmpty && word.isEmpty ? .onlyStress : .strayStress, pending.range)
    }
    if !word.isEmpty { words.append(word) }
    word = []
  }

  mutating func warn(_ range: Range<Int>, _ message: String) {
    guard !warnings.contains(where: { $0.message == message }) else { return }
    warnings.append(
      HintWarning(range: range, symbol: body.string(range), message: message))
  }
}
