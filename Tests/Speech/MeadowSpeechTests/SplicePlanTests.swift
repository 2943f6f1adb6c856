import MeadowFoundations
import MeadowSpeech
import MeadowTestSupport
import Testing

/// Requirements, 7: a recording inside a phrase stands between what the voice says.
@Suite("Texts with recordings in them")
struct SplicePlanTests {
  private static func id() throws -> RecordingID {
    try #require(RecordingID(String(repeating: "b", count: 32)))
  }

  /// The plan of `text`, in which every "Max", with a "'s" if it has one, is a recording.
  static func request(
    _ text: String, _ id: RecordingID, _ prosody: Prosody = .natural
  ) throws -> SpeechRequest {
    let word = MyWord(
      id: 1, content: MyWordContent(group: .people, text: "Max", recording: id), position: 0)
    let spoken = try SpokenText(text)
    return SpeechRequest(
      text: spoken, voice: .girl, prosody: prosody,
      readings: SpokenLexicon(words: [word]).readings(in: spoken))
  }

  private static func pieces(_ text: String, _ prosody: Prosody = .natural) throws -> [String] {
    try SplicePlan(request(text, id(), prosody)).pieces.map { piece in
      let gap = "\(Int(piece.gap.milliseconds))"
      switch piece.content {
      case .speech(let request): return "\(gap) \(request.text.string)"
      case .recording: return "\(gap) *"
      case .suffix(let request):
        let sounds = request.readings.map { $0.sound.description(\.self) }
        return "\(gap) +[\(sounds.joined())]"
      }
    }
  }

  @Test(
    "words, recordings and the silence between them",
    arguments: [
      ("Max", ["0 *"]), ("Max!", ["0 *"]), ("I love Max!", ["0 I love,", "30 *"]),
      ("Max, come here", ["0 *", "160 come here"]),
      ("Hi. Max is here", ["0 Hi.", "340 *", "30 is here"]),
      ("Max Max", ["0 *", "30 *"]), ("Hello, Max. Go", ["0 Hello,", "160 *", "340 Go"]),
      ("(Max)", ["0 *"]),
      ("I see Max and Max too", ["0 I see,", "30 *", "30 and,", "30 *", "30 too"]),
    ])
  func pieces(text: String, expected: [String]) throws {
    #expect(try Self.pieces(text) == expected)
  }

  @Test("the s of a possessive follows without a gap")
  func suffix() throws {
    #expect(try Self.pieces("Max's ball") == ["0 *", "0 +[phonemes /kit z/]", "30 ball"])
  }

  @Test("slower speech has longer silences, and a pause between words comes on top")
  func prosody() throws {
    let slow = Prosody(rate: 0.5, pauseMilliseconds: 100)
    #expect(try Self.pieces("I love Max, ok", slow) == ["0 I love,", "160 *", "320 ok"])
  }

  @Test("other readings stay with the words they belong to")
  func otherReadings() throws {
    let text = try SpokenText("Ann and Max and Bob")
    let request = SpeechRequest(
      text: text, voice: .girl, prosody: .natural,
      readings: [
        WordReading(range: 0..<3, sound: .phonemes("'an")),
        WordReading(range: 8..<11, sound: .recording(try Self.id(), suffix: "")),
        WordReading(range: 16..<19, sound: .phonemes("b'0b")),
      ])
    let plan = SplicePlan(request)
    let readings = plan.pieces.compactMap { piece -> [WordReading]? in
      if case .speech(let request) = piece.content { request.readings } else { nil }
    }
    #expect(readings.map { $0.map(\.range) } == [[0..<3], [4..<7]])
  }

  @Test("only a request of one recording and nothing else counts as recorded")
  func oneRecording() throws {
    for (text, isOne) in [("Max", true), ("Max!", true), ("Max's", false), ("hi Max", false)] {
      let request = try Self.request(text, Self.id())
      #expect(request.isOneRecording == isOne, "\(text)")
      #expect(request.hasRecordings)
    }
    #expect(try SpeechRig.request("Max").isOneRecording == false)
  }
}
