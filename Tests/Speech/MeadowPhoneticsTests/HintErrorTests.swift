import MeadowFoundations
import MeadowPhonetics
import Testing

/// What cannot be spoken gets an answer that helps: requirements, 5. An error names
/// the symbol, its position and the nearest legal ones.
@Suite("Hints that cannot be spoken")
struct HintErrorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var reason: HintError.Reason
    var symbol: String
    var nearest: [String] = []
    var testDescription: String { String(text.prefix(30)) }
  }

  static let cases: [Case] = [
    Case(text: "", reason: .empty, symbol: ""),
    Case(text: "   ", reason: .empty, symbol: "   "),
    Case(text: "ipa:", reason: .empty, symbol: "ipa:"),
    Case(text: "ipa://", reason: .empty, symbol: "ipa://"),
    Case(text: String(repeating: "a", count: 10_000), reason: .tooLong, symbol: "a"),
    Case(text: "ipa:ˈˌˈ", reason: .onlyStress, symbol: "ˈˌˈ"),
    Case(text: "''", reason: .onlyStress, symbol: "''"),
    Case(text: "espeak:'", reason: .onlyStress, symbol: "'"),
    Case(text: "ipa:/ʃa", reason: .unclosedBracket, symbol: "/"),
    Case(text: "ipa:[ʃa", reason: .unclosedBracket, symbol: "["),
    Case(text: "ipa:ʃa]", reason: .unclosedBracket, symbol: "]"),
    Case(text: "ipa:ʃаn", reason: .otherAlphabet, symbol: "а", nearest: ["a"]),
    Case(text: "Маша", reason: .otherAlphabet, symbol: "М"),
    Case(text: "shi\u{7}", reason: .controlCharacter, symbol: "\u{7}"),
    Case(text: "shi\u{200B}vawn", reason: .controlCharacter, symbol: "\u{200B}"),
    Case(text: "espeak:[[S]]", reason: .phonemeBrackets, symbol: "[["),
    Case(text: "espeak:S]]", reason: .phonemeBrackets, symbol: "]]"),
    Case(text: "espeak:a_^_fr", reason: .languageSwitch, symbol: "_^_"),
    Case(text: "<sub>x</sub>", reason: .markup, symbol: "<sub>"),
    Case(text: "shi-VAWN 😀", reason: .emoji, symbol: "😀"),
    Case(text: "👩‍👧", reason: .emoji, symbol: "👩‍👧"),
    Case(text: "שלום", reason: .rightToLeft, symbol: "ש"),
    Case(text: "ab\u{202E}c", reason: .rightToLeft, symbol: "\u{202E}"),
    Case(text: "ipa:təˈ", reason: .strayStress, symbol: "ˈ"),
    Case(text: "ipa:Sam", reason: .unknownSymbol, symbol: "S", nearest: ["ʃ"]),
    Case(text: "ipa:f8", reason: .unknownSymbol, symbol: "8", nearest: ["oʊ"]),
    Case(text: "arpabet:K AE1 TT", reason: .unknownSymbol, symbol: "TT", nearest: ["T"]),
    Case(text: "arpabet:K EA1 T", reason: .unknownSymbol, symbol: "EA1"),
    Case(text: "arpabet:K1 AE1", reason: .unknownSymbol, symbol: "K1", nearest: ["K"]),
    Case(
      text: "arpabet:SHIH0VAO1N", reason: .unknownSymbol, symbol: "SHIH0VAO1N",
      nearest: ["SH IH0 V AO1 N"]),
    Case(text: "espeak:_:", reason: .notAccepted, symbol: "_:"),
    Case(text: "espeak:b_!a", reason: .notAccepted, symbol: "_!"),
    Case(text: "espeak:ʃi:", reason: .unknownSymbol, symbol: "ʃ", nearest: ["S"]),
    Case(text: "espeak:h'aa", reason: .notAccepted, symbol: "aa", nearest: ["a"]),
    Case(text: "xsampa:S#", reason: .unknownSymbol, symbol: "#"),
    Case(text: "xsampa:ʃa", reason: .unknownSymbol, symbol: "ʃ", nearest: ["S"]),
    Case(text: "foo:bar", reason: .unknownSymbol, symbol: ":", nearest: ["ipa:"]),
    Case(text: "shi-V4WN", reason: .unknownSymbol, symbol: "4"),
    Case(text: "søren", reason: .unknownSymbol, symbol: "ø", nearest: ["er"]),
  ]

  @Test(
    "each is refused for its reason, at its place, with what could stand there", arguments: cases)
  func refused(bad: Case) throws {
    let error = try #require(throws: HintError.self) { try PronunciationHint(bad.text) }
    #expect(error.reason == bad.reason)
    #expect(error.symbol == bad.symbol)
    #expect(error.range.upperBound <= bad.text.count)
    #expect(error.range.isEmpty == bad.text.isEmpty)
    #expect(String(Array(bad.text)[error.range]) == bad.symbol)
    if let nearest = bad.nearest.first { #expect(error.nearest.first == nearest) }
    let problem = error.problem(field: "sounds")
    #expect(problem.field == "sounds")
    #expect(!problem.reason.isEmpty && !problem.advice.isEmpty)
  }

  @Test("the problem reads as a sentence")
  func sentence() throws {
    let error = try #require(throws: HintError.self) { try PronunciationHint("ipa:Sam") }
    #expect(
      error.problem(field: "hint").description
        == "hint: \"S\" at character 5 is not a sound of IPA. Write ʃ, s or ʒ there.")
  }

  @Test("a character of ten thousand marks is refused as too long")
  func zalgo() throws {
    let text = "ipa:a" + String(repeating: "\u{301}", count: 10_000)
    let error = try #require(throws: HintError.self) { try PronunciationHint(text) }
    #expect(error.reason == .tooLong)
    #expect(error.range.upperBound <= text.count)
  }
}
