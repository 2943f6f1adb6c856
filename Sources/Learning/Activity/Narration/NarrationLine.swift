/// One sentence, or one option, as it is read out: said in one breath, with what lights up meanwhile
/// (learning U17, §4 Narration).
public struct NarrationLine: Equatable, Codable, Sendable {
  /// A part of it, as long as its words.
  public struct Part: Equatable, Codable, Sendable {
    /// What lights up, as in "segment:prompt.a" or "option:o2"; see ``HighlightTarget``.
    public let target: String
    /// What is said of it.
    public let spoken: String
  }

  /// What is said.
  public let text: String
  /// Its parts in order; empty for words that stand nowhere on the page.
  public let parts: [Part]

  /// Words that light up nothing.
  public init(_ text: String) {
    self.text = text
    parts = []
  }

  /// What is said of `segments`, which stand in one line.
  init(_ segments: [SpeechSegment]) {
    text = segments.spoken
    parts = segments.filter { !$0.spoken.isEmpty }.map {
      Part(target: $0.target.rawValue, spoken: $0.spoken)
    }
  }
}

extension [SpeechSegment] {
  /// The lines in which they are read: a sentence each, and an option each.
  var narrationLines: [NarrationLine] {
    var lines: [[SpeechSegment]] = [[]]
    for segment in self {
      if segment.role == .option, lines.last?.isEmpty == false { lines.append([]) }
      lines[lines.count - 1].append(segment)
      let ends = segment.role == .option || segment.spoken.last.map(".?!".contains) ?? false
      if ends { lines.append([]) }
    }
    return lines.map { NarrationLine($0) }.filter { !$0.text.isEmpty }
  }
}
