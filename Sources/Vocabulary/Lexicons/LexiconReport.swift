public import MeadowFoundations

/// What became of each entry of a lexicon file, in words for the person who chose the file.
public struct LexiconReport: Equatable, Sendable, Codable {
  /// One line for each entry found, in the file's order.
  public var lines: [LexiconReportLine] = []
  /// What concerns the file as a whole.
  public var notes: [LexiconNote] = []

  /// How many entries came to this end.
  public func count(_ verdict: LexiconVerdict) -> Int {
    lines.count { $0.verdict == verdict }
  }

  /// All in one line: "10 accepted, 2 changed, 1 refused".
  public var summary: String {
    LexiconVerdict.allCases.map { "\(count($0)) \($0.rawValue)" }
      .joined(separator: ", ")
  }

  /// Adds a note, unless there are very many or the same one is there.
  mutating func note(_ text: String, line: Int? = nil, advice: String? = nil) {
    let note = LexiconNote(line: line, text: text, advice: advice)
    guard notes.count < LexiconLimits.notes, !notes.contains(note) else { return }
    notes.append(note)
  }
}

/// What became of one entry.
public struct LexiconReportLine: Equatable, Sendable, Codable {
  /// Where the entry begins.
  public var position: LexiconPosition
  /// Its first grapheme; empty where it has none.
  public var word: String
  /// What became of it.
  public var verdict: LexiconVerdict
  /// What was changed and why, or why it was refused; clauses without a full stop.
  public var remarks: [String] = []
  /// The way out of a refusal.
  public var advice: String?
  /// Its place in ``LexiconReading/entries``; nil where the file's reader refused it.
  public var entry: Int?

  /// Says that the entry is used otherwise than it stands in the file.
  public mutating func change(_ remark: String) {
    if verdict == .accepted { verdict = .changed }
    remarks.append(remark)
  }

  /// Says that the entry is not used after all; ``entry`` stays, so that it can be found.
  public mutating func refuse(_ reason: String, advice: String) {
    verdict = .refused
    remarks = [reason]
    self.advice = advice
  }
}

/// Something about a lexicon file as a whole.
public struct LexiconNote: Equatable, Sendable, Codable {
  /// The line it is about, from 1, where there is one.
  public var line: Int?
  /// What was found and what was done about it; a clause without a full stop.
  public var text: String
  /// What can be done to the file, if anything.
  public var advice: String?
}
