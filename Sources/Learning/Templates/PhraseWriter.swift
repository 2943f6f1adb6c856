/// Fills the holes of phrases and cuts them into segments, with what is said beside what is shown.
struct PhraseWriter {
  let lexicon: SpokenNotation
  let scope: TemplateScope
  /// What is heard and not shown, by segment.
  private(set) var heard: [String: String] = [:]

  init(lexicon: SpokenNotation, scope: TemplateScope) {
    self.lexicon = lexicon
    self.scope = scope
  }

  /// The segments of `phrase`; their names begin with `prefix`.
  mutating func segments(_ phrase: Phrase, _ prefix: String) throws(TemplateProblem)
    -> [SpeechSegment]
  {
    var draft = SegmentDraft(prefix: prefix)
    for part in phrase.parts {
      switch part {
      case .words(let words): draft.add(words: words, lexicon)
      case .hole(let expression, let filters, let piece):
        try fill(expression, filters, piece, into: &draft)
      }
    }
    return draft.segments
  }

  private mutating func fill(
    _ expression: TemplateExpression, _ filters: [PhraseFilter], _ piece: String?,
    into draft: inout SegmentDraft
  ) throws(TemplateProblem) {
    let value = try expression.value(in: scope)
    var display = value.display
    for filter in filters where filter != .heard && filter != .spell {
      guard let shown = filter.display(value) else {
        throw scope.problem(
          expression.field, "\(value.inWords) cannot be shown as \(filter.rawValue)",
          "give it \(filter.takes)")
      }
      display = shown
    }
    let spoken =
      filters.contains(.spell)
      ? display.map(String.init).joined(separator: ", ") : said(value, display)
    let isHeard = filters.contains(.heard)
    let role: SpeechSegment.Role = isHeard ? .heard : Self.role(of: display, lexicon)
    var name: String?
    if case .name(let param, _) = expression.root { name = param }
    let id = draft.add(
      role: role, display: isHeard ? SpeechSegment.heardSign : display, spoken: spoken, name: name,
      target: piece.map(HighlightTarget.piece))
    if isHeard { heard[id] = display }
  }

  /// A record of a table may say how it is said.
  private func said(_ value: TemplateValue, _ display: String) -> String {
    value.record?["say"]?.text ?? lexicon.spoken(display)
  }

  private static func role(of display: String, _ lexicon: SpokenNotation) -> SpeechSegment.Role {
    if lexicon.spoken(sign: display) != nil {
      return lexicon.spoken(sign: display) == "" ? .gap : .sign
    }
    return SpokenToken(figure: Substring(display)) == nil ? .text : .number
  }
}

/// The segments of one phrase while they are put together.
private struct SegmentDraft {
  let prefix: String
  private(set) var segments: [SpeechSegment] = []
  /// Whether the next word is set apart from what came before.
  private var isApart = true
  /// Whether the last segment is of words, which may grow; what a hole made may not.
  private var endsInWords = false
  /// A bracket or quotation mark that opens before a hole and belongs to it.
  private var opening = ""
  private var uses: [String: Int] = [:]

  init(prefix: String) { self.prefix = prefix }

  /// Words as they stand: signs and figures become segments of their own, the rest stays together.
  mutating func add(words: String, _ lexicon: SpokenNotation) {
    if words.first?.isWhitespace == true { isApart = true }
    var pieces = words.split(whereSeparator: \.isWhitespace)
    var bracket = ""
    if words.last?.isWhitespace == false, let last = pieces.last, last.allSatisfy("(“\"".contains) {
      bracket = String(pieces.removeLast())
    }
    for word in pieces {
      let said = lexicon.said(word: word)
      if !isApart, let last = segments.indices.last {
        segments[last].display += word
        // A question mark behind a hole ends the question; alone it would be a gap.
        let isMark = word.allSatisfy(SpokenNotation.punctuation.contains)
        segments[last].spoken += isMark ? String(word) : said ?? String(word)
      } else if let said {
        let isSign = lexicon.spoken(sign: word) != nil
        add(
          role: isSign ? (said.isEmpty ? .gap : .sign) : .number, display: String(word),
          spoken: said)
      } else if endsInWords, let last = segments.indices.last {
        segments[last].display += " \(word)"
        segments[last].spoken += " \(word)"
      } else {
        add(role: .text, display: String(word), spoken: String(word))
        endsInWords = true
      }
      isApart = true
    }
    opening = bracket
    isApart = words.last?.isWhitespace == true
  }

  /// A segment; where nothing sets it apart it still stands alone, since it may light up.
  @discardableResult
  mutating func add(
    role: SpeechSegment.Role, display: String, spoken: String, name: String? = nil,
    target: HighlightTarget? = nil
  ) -> String {
    let name = name ?? "\(segments.count + 1)"
    uses[name, default: 0] += 1
    let count = uses[name] ?? 1
    let id = "\(prefix).\(name)" + (count > 1 ? ".\(count)" : "")
    segments.append(
      SpeechSegment(id: id, role: role, display: opening + display, spoken: spoken, target: target))
    isApart = false
    endsInWords = false
    opening = ""
    return id
  }
}
