/// What the voices make of a name, as a start for its candidates.
public struct ForeignReading: Equatable, Sendable {
  /// eSpeak NG's name of the language: "es", "fr-fr".
  public let language: String
  /// What it printed for the name, as IPA.
  public let ipa: String

  /// A reading of the name by the rules of `language`.
  public init(language: String, ipa: String) {
    self.language = language
    self.ipa = ipa
  }
}

/// Four to eight ways to say a name, the likeliest first, no two of them alike in sound.
public struct PronunciationCandidates: Equatable, Sendable {
  /// How few and how many there are.
  public static let count = 4...8

  /// In order.
  public private(set) var candidates: [PronunciationCandidate] = []

  /// The candidates for `text`. `base` is what eSpeak NG's en-us prints for it, and `foreign` what the
  /// languages of ``LanguageGuess`` print, the likeliest first; readings with a sound that cannot be
  /// read as IPA are left out. There are fewer than four only for a text without any sound.
  public init(for text: String, base: String?, foreign: [ForeignReading] = []) {
    let usual = base.flatMap { Self.read($0, of: text) }
    var drafts: [PronunciationCandidate] = NamePatterns.known(text)
    let known = !drafts.isEmpty
    if let usual {
      drafts.append(.init(pronunciation: usual, reason: "as the voice reads it", score: 0.9))
    }
    drafts += Self.drafts(foreign, of: text, syllables: usual?.syllableCount)
    drafts += NamePatterns.readings(of: text).map { draft in
      known ? .init(pronunciation: draft.pronunciation, reason: draft.reason, score: 0.5) : draft
    }
    if let start = usual ?? drafts.first?.pronunciation ?? Self.spelled(text) {
      if drafts.isEmpty {
        drafts.append(.init(pronunciation: start, reason: "as it is spelled", score: 0.8))
      }
      drafts += CandidateVariants(text: text, base: start).all
    }
    candidates = Self.ranked(drafts)
  }

  /// The scores of foreign readings by the rank of their language; three come before what English
  /// spelling allows.
  private static let foreignScores = [0.85, 0.75, 0.65, 0.48, 0.44, 0.4, 0.36, 0.32]

  private static func drafts(
    _ foreign: [ForeignReading], of text: String, syllables: Int?
  ) -> [PronunciationCandidate] {
    let order = LanguageGuess.languagesToTry(for: text)
    let ranked = foreign.enumerated().sorted { first, second in
      let one = order.firstIndex { isSame($0, first.element.language) } ?? order.count
      let other = order.firstIndex { isSame($0, second.element.language) } ?? order.count
      return (one, first.offset) < (other, second.offset)
    }.map(\.element)
    let readings = ranked.compactMap { reading in
      // "(en)": the language does not know the letters and read them as English.
      reading.ipa.contains("(en")
        ? nil
        : read(reading.ipa, of: text, isForeign: true).map {
          (LanguageGuess.name(of: reading.language), $0)
        }
    }
    return zip(readings, foreignScores).map { reading, score in
      // Far longer than English has it: letter by letter.
      let isSpelledOut = reading.1.syllableCount > (syllables ?? 8) + 2
      return .init(
        pronunciation: reading.1, reason: "as in \(reading.0)", score: isSpelledOut ? 0.05 : score)
    }
  }

  /// Whether two names are one language, of whatever country.
  private static func isSame(_ first: String, _ second: String) -> Bool {
    first.prefix { $0 != "-" } == second.prefix { $0 != "-" }
  }

  /// eSpeak NG's IPA as a pronunciation; marks of a switch to another language are dropped.
  private static func read(
    _ ipa: String, of text: String, isForeign: Bool = false
  ) -> Pronunciation? {
    var plain = ""
    var depth = 0
    for character in ipa.prefix(PronunciationHint.longest) {
      if character == "(" { depth += 1 }
      if depth == 0, !"_^;!".contains(character) { plain.append(character) }
      if character == ")" { depth = max(0, depth - 1) }
    }
    let read = try? PronunciationHint(plain, kind: .ipa).pronunciation
    return read?.tidied(for: text, isForeign: isForeign)
  }

  private static func spelled(_ text: String) -> Pronunciation? {
    let letters = Folding.folded(text.prefix(60).lowercased()).filter {
      ("a"..."z").contains($0) || $0 == " " || $0 == "-"
    }
    return try? PronunciationHint(letters).pronunciation
  }

  private static func ranked(_ drafts: [PronunciationCandidate]) -> [PronunciationCandidate] {
    var result: [PronunciationCandidate] = []
    let order = drafts.enumerated().sorted {
      ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
    }
    for draft in order.map(\.element) where result.count < count.upperBound {
      let sameSound = result.contains {
        $0.pronunciation.heard == draft.pronunciation.heard
      }
      if !sameSound { result.append(draft) }
    }
    return result
  }
}
