/// A word of an expression and where it begins.
struct ExpressionToken: Equatable, Sendable {
  enum Kind: Hashable, Sendable {
    case number(Int)
    case text(String)
    case name(String)
    case symbol(String)
    case end
  }

  let kind: Kind
  let place: Int

  /// As it is named in problems.
  var inWords: String {
    switch kind {
    case .number(let number): "\(number)"
    case .text(let text): "'\(text)'"
    case .name(let name), .symbol(let name): "\"\(name)\""
    case .end: "the end"
    }
  }
}

/// Cuts the text of an expression into its words.
struct ExpressionTokens {
  private let characters: [Character]
  private var place = 0

  private init(_ source: String) { characters = Array(source) }

  /// The words of `source`, closed by `.end`.
  static func read(_ source: String) throws(ExpressionProblem) -> [ExpressionToken] {
    guard source.count <= ExpressionLimits.source else {
      throw ExpressionProblem(
        at: ExpressionLimits.source, "\(source.count) characters are too many",
        "keep an expression under \(ExpressionLimits.source); name a part of it under \"let\"")
    }
    var reader = ExpressionTokens(source)
    var tokens: [ExpressionToken] = []
    while let token = try reader.next() { tokens.append(token) }
    return tokens + [ExpressionToken(kind: .end, place: reader.place)]
  }

  private mutating func next() throws(ExpressionProblem) -> ExpressionToken? {
    while place < characters.count, characters[place].isWhitespace { place += 1 }
    guard place < characters.count else { return nil }
    let start = place
    let first = characters[place]
    if first.isASCII, first.isNumber { return ExpressionToken(kind: try number(), place: start) }
    if first == "'" || first == "\"" { return ExpressionToken(kind: try text(first), place: start) }
    if Self.isName(first) {
      return ExpressionToken(kind: .name(word(Self.isNamePart)), place: start)
    }
    return ExpressionToken(kind: .symbol(try symbol()), place: start)
  }

  private mutating func number() throws(ExpressionProblem) -> ExpressionToken.Kind {
    let start = place
    let digits = word { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), number <= 1_000_000 else {
      throw ExpressionProblem(at: start, "\(digits) is too large a number", "stay below a million")
    }
    return .number(number)
  }

  private mutating func text(_ quote: Character) throws(ExpressionProblem) -> ExpressionToken.Kind {
    let start = place
    place += 1
    let text = word { $0 != quote }
    guard place < characters.count else {
      throw ExpressionProblem(at: start, "the text has no end", "close it with \(quote)")
    }
    place += 1
    return .text(text)
  }

  private mutating func symbol() throws(ExpressionProblem) -> String {
    let start = place
    let pair = String(characters[place..<min(place + 2, characters.count)])
    if ["==", "!=", "<=", ">=", ".."].contains(pair) {
      place += 2
      return pair
    }
    place += 1
    switch characters[start] {
    // As mathematicians write them.
    case "−": return "-"
    case "×": return "*"
    case "÷": return "/"
    case "≤": return "<="
    case "≥": return ">="
    case "≠": return "!="
    case "+", "-", "*", "/", "<", ">", "(", ")", "[", "]", "{", "}", ",", ":", ".":
      return String(characters[start])
    case "=":
      throw ExpressionProblem(at: start, "\"=\" stands alone", "write == to compare")
    default:
      throw ExpressionProblem(
        at: start, "\"\(characters[start])\" means nothing here", "put texts into 'quotes'")
    }
  }

  private mutating func word(_ belongs: (Character) -> Bool) -> String {
    let start = place
    while place < characters.count, belongs(characters[place]) { place += 1 }
    return String(characters[start..<place])
  }

  private static func isName(_ character: Character) -> Bool {
    character.isASCII && character.isLetter || character == "_"
  }

  private static func isNamePart(_ character: Character) -> Bool {
    isName(character) || character.isASCII && character.isNumber
  }
}
