/// One question as a page shows it: plain values, and nothing that tells the answer (learning §4).
public struct Item: Equatable, Codable, Sendable, Identifiable {
  /// Its name for good: the template and the seed make the same item for ever.
  public let id: ItemID
  /// The skill it belongs to.
  public let skill: String
  /// Whose words it is spoken in.
  public let grade: ItemGrade
  /// 1, the easiest, to 5.
  public let difficulty: Int
  /// What is asked, in segments.
  public let prompt: [SpeechSegment]
  /// What the stage shows, in order.
  public let stage: [StagePiece]
  /// Where it is answered.
  public let board: AnswerBoard
  /// At least two, the gentlest first.
  public let hints: [ItemHint]
  /// Two steps to show after a miss: the way to think, then the example worked out (learning F10).
  public let example: [[SpeechSegment]]

  /// How it is answered.
  public var format: ItemFormat { board.format }

  /// All that is said when it is read out, in order: the prompt, then the options.
  public var narration: [SpeechSegment] { prompt + board.options.compactMap(\.segment) }
}

/// The name of an item: its template and its seed, written "ks6.join-within-5@17".
public struct ItemID: Hashable, Sendable {
  public let template: String
  public let seed: UInt64

  /// The item of `template` at `seed`.
  public init(template: String, seed: UInt64) {
    self.template = template
    self.seed = seed
  }
}

extension ItemID: RawRepresentable, Codable, CustomStringConvertible {
  public var rawValue: String { "\(template)@\(seed)" }

  public init?(rawValue: String) {
    guard let mark = rawValue.lastIndex(of: "@"), mark != rawValue.startIndex,
      let seed = UInt64(rawValue[rawValue.index(after: mark)...])
    else { return nil }
    self.init(template: String(rawValue[..<mark]), seed: seed)
    // One item has one name.
    if self.rawValue != rawValue { return nil }
  }

  public var description: String { rawValue }
}

/// Help with an item, which costs a part of its score (learning K12).
public struct ItemHint: Equatable, Codable, Sendable, Identifiable {
  /// What a hint costs where its template says nothing else, in hundredths of the score (learning R10).
  public static let usualPenalty = 10

  /// "hint1", "hint2" …
  public let id: String
  /// What is said and shown.
  public let words: [SpeechSegment]
  /// What it costs, in hundredths of the item's score.
  public let penaltyPercent: Int
}
