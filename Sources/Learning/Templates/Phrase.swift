/// A text with holes, such as "{a} + {b} = ?": what is shown and what is said come from it alike.
package struct Phrase: Equatable, Sendable {
  /// What it is made of, in order.
  package enum Part: Equatable, Sendable {
    /// Words as they stand.
    case words(String)
    /// An expression and how its value is shown and said.
    case hole(TemplateExpression, [PhraseFilter], piece: String?)
  }

  /// The field it stands in.
  package let field: String
  let parts: [Part]

  /// The names its holes need.
  package var freeNames: Set<String> {
    parts.reduce(into: []) { names, part in
      if case .hole(let expression, _, _) = part { names.formUnion(expression.root.freeNames) }
    }
  }

  /// Reads `text`: a hole is `{expression}`, `{expression|filter}` or with several filters.
  static func parse(_ text: String, field: String) throws(ExpressionProblem) -> Phrase {
    var parts: [Part] = []
    var words = ""
    var rest = Array(text)[...]
    while let character = rest.first {
      guard character == "{" else {
        if character == "}" {
          throw ExpressionProblem(
            at: rest.startIndex, "a hole ends that never began", "write {name}")
        }
        words.append(character)
        rest.removeFirst()
        continue
      }
      if !words.isEmpty { parts.append(.words(words)) }
      words = ""
      let inside = try hole(in: rest, from: rest.startIndex)
      parts.append(try part(String(inside), at: inside.startIndex, field: field))
      rest = rest[(inside.endIndex + 1)...]
    }
    return Phrase(field: field, parts: words.isEmpty ? parts : parts + [.words(words)])
  }

  /// What lies between the brace at `start` and its partner; records have braces of their own.
  private static func hole(
    in text: ArraySlice<Character>, from start: Int
  ) throws(ExpressionProblem) -> ArraySlice<Character> {
    var depth = 0
    for place in text.indices {
      if text[place] == "{" { depth += 1 }
      if text[place] == "}" { depth -= 1 }
      if depth == 0 { return text[(start + 1)..<place] }
    }
    throw ExpressionProblem(at: start, "the hole has no end", "close it with }")
  }

  private static func part(
    _ inside: String, at place: Int, field: String
  ) throws(ExpressionProblem) -> Part {
    let pieces = inside.split(separator: "|", omittingEmptySubsequences: false).map { String($0) }
    do throws(ExpressionProblem) {
      let root = try ExpressionParser.parse(pieces[0])
      var filters: [PhraseFilter] = []
      var target: String?
      for name in pieces.dropFirst().map({ String($0.filter { !$0.isWhitespace }) }) {
        if name.hasPrefix("at:") {
          target = String(name.dropFirst(3))
        } else if let filter = PhraseFilter(rawValue: name) {
          filters.append(filter)
        } else {
          throw ExpressionProblem(
            at: pieces[0].count, "there is no filter \(name)",
            "use one of: at:piece, " + PhraseFilter.allCases.map(\.rawValue).joined(separator: ", ")
          )
        }
      }
      return .hole(TemplateExpression(root, in: field), filters, piece: target)
    } catch {
      throw ExpressionProblem(at: place + error.place, error.reason, error.advice)
    }
  }
}

/// How the value of a hole is shown and said.
package enum PhraseFilter: String, CaseIterable, Sendable {
  /// 7 is shown as "seven".
  case word
  /// 3 is shown as "3rd".
  case ordinal
  /// 75 is shown as "$0.75".
  case money
  /// 75 is shown as "75¢".
  case cents
  /// `[3, 30]` or `{h: 3, m: 30}` is shown as "3:30".
  case clock
  /// `[1, 2]` is shown as "½".
  case fraction
  /// "cat" is said letter by letter.
  case spell
  /// It is said and not shown.
  case heard
}
