import EspeakNG
import MeadowFoundations
import MeadowSpeech
import Testing

extension EspeakTests {
  /// Requirements 3: longer pauses never cut words apart unnaturally.
  @Suite("Pauses between words")
  struct WordPausesTests {
    @Test(
      "small words lean on their neighbours, clauses have their own pause, names are one",
      arguments: [
        ("more water please", "more|water|please"),
        ("I want the ball", "I want|the ball"),
        ("I'm going to my bed", "I'm going|to my bed"),
        ("give it to me", "give it|to me"),
        ("Uh oh, it fell down!", "Uh oh, it|fell|down!"),
        ("thank you mommy", "thank you|mommy"),
        ("all done", "all done"),
        ("more ice cream", "more|ice cream"),
        ("Pop-Pop come here", "Pop-Pop|come|here"),
        ("I love [[SI2v]] [[O:n]] now", "I love|[[SI2v]] [[O:n]]|now"),
        ("juice & milk", "juice & milk"),
        ("more", "more"),
        ("", ""),
      ])
    func places(text: String, marked: String) {
      let places = WordPauses.places(in: text)
      let result = text.enumerated().map { index, character in
        places.contains(index) ? "|" : String(character)
      }
      #expect(result.joined() == marked)
    }

    @Test("a pause is as long as asked for, in silence, and the words keep their length")
    func lengths() async throws {
      for text in ["more water please", "want banana", "I love my doggy"] {
        let short = try await Self.clip(text, 100)
        let count = WordPauses.places(in: text).count
        for pause in [40.0, 160, 400] {
          let clip = try await Self.clip(text, pause)
          let change = clip.length.milliseconds - short.length.milliseconds
          #expect(abs(change - (pause - 100) * Double(count)) < 1, "\(text) \(pause)")
          #expect(Self.silences(clip, longer: pause - 8) >= count, "\(text) \(pause)")
        }
        let none = try await Self.clip(text, 0)
        let words = short.length.milliseconds - 100 * Double(count)
        #expect(abs(words / none.length.milliseconds - 1) < 0.2, "\(text)")
      }
    }

    @Test("a single word has no pause, whatever is asked for")
    func word() async throws {
      let none = try await Self.clip("banana", 0)
      #expect(try await Self.clip("banana", 300).array == none.array)
    }

    private static func clip(_ text: String, _ pause: Double) async throws -> Clip {
      let prosody = Prosody(rate: 0.85, pitch: 1.2, range: 1, pauseMilliseconds: pause)
      return try await SpeechRig.exact(SpeechRig.request(text, prosody)).clip
    }

    /// How many stretches of silence inside `clip` are longer than so many milliseconds.
    private static func silences(_ clip: Clip, longer milliseconds: Double) -> Int {
      var run = 0
      var count = 0
      for sample in clip.array {
        if abs(sample) < 0.0003 {
          run += 1
        } else {
          if Double(run) > milliseconds * 48 { count += 1 }
          run = 0
        }
      }
      return count
    }
  }
}
