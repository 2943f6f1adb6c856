import MeadowFoundations
import MeadowSpeech
import Testing

/// Requirements, 4 and 6: a word of the family's sounds its own way wherever it occurs, with the
/// possessive and plural.
@Suite("The family's words in texts")
struct SpokenLexiconTests {
  private static let recording = RecordingID(String(repeating: "a", count: 32))

  private static let lexicon = SpokenLexicon(
    words: [
      MyWordContent(
        group: .people, text: "Siobhán", hint: "shi-VAWN", phonemes: "SIv'O:n"),
      MyWordContent(group: .people, text: "Nana R.", spoken: "grandma"),
      MyWordContent(
        group: .people, text: "Max", hint: "MAKS", phonemes: "m'aks", recording: recording),
      MyWordContent(group: .things, text: "ball"),
      MyWordContent(group: .places, text: "Aoife's house", hint: "not checked"),
    ].enumerated().map { MyWord(id: $0.offset, content: $0.element, position: $0.offset) })

  private static func readings(_ text: String) throws -> [WordReading] {
    try lexicon.readings(in: SpokenText(text))
  }

  @Test("a hinted word is found in a phrase, with any case and with its ending")
  func hinted() throws {
    #expect(
      try Self.readings("I love Siobhán!")
        == [WordReading(range: 7..<14, sound: .phonemes("/esh kit v ˈthought n/"))])
    let possessive = try Self.readings("siobhan's dog")
    #expect(possessive.map(\.range) == [0..<9])
    #expect(possessive.map(\.sound) == [.phonemes("/esh kit v ˈthought n z/")])
  }

  @Test("a recording wins over the hint, and its ending is the voice's")
  func recorded() throws {
    let id = try #require(Self.recording)
    #expect(try Self.readings("Max").map(\.sound) == [.recording(id, suffix: "")])
    #expect(try Self.readings("Max's ball").map(\.sound) == [.recording(id, suffix: "/kit z/")])
  }

  @Test("a spoken form stands for the text; words without one, and hints not checked, are plain")
  func plain() throws {
    #expect(try Self.readings("go to Nana R. now").map(\.sound) == [.spoken("grandma")])
    let plain = try Self.readings("my ball at Aoife's house")
    #expect(plain.isEmpty)
    let name = try SpokenText("Siobhán")
    #expect(SpokenLexicon.empty.readings(in: name).isEmpty)
  }

  private static let bundled = [
    BundledPronunciation(text: "you", hint: "YOO", phonemes: "j'u:", alone: true),
    BundledPronunciation(text: "ice cream", hint: "ipa:ˈaɪsˌkɹiːm", phonemes: "'aIs,kri:m"),
  ]

  @Test("what the voice says wrong is said right: alone only, or wherever it stands")
  func bundled() throws {
    let lexicon = SpokenLexicon(words: [], bundled: Self.bundled)
    let alone = lexicon.readings(in: try SpokenText("You"))
    #expect(alone == [WordReading(range: 0..<3, sound: .phonemes("/j ˈgoose/"))])
    #expect(lexicon.readings(in: try SpokenText("I love you")).isEmpty)
    #expect(lexicon.readings(in: try SpokenText("want ice cream")).map(\.range) == [5..<14])
  }

  @Test("what a family says of a word counts before what comes with Meadow")
  func familyFirst() throws {
    let content = MyWordContent(
      group: .things, text: "Ice Cream", hint: "espeak:'aIs", phonemes: "'aIs")
    let lexicon = SpokenLexicon(
      words: [MyWord(id: 1, content: content, position: 0)], bundled: Self.bundled)
    let readings = lexicon.readings(in: try SpokenText("ice cream"))
    #expect(readings.map(\.sound) == [.phonemes("/ˈprice s/")])
  }
}
