import MeadowFoundations
import MeadowPhonetics
import NaturalVoices
import Testing

/// Hints in voices that other programs make (own-26): as phonemes where they are taken, else in letters.
@Suite("Texts of natural voices")
struct NaturalTextTests {
  private func text(
    _ string: String, hint: (word: String, hint: String)? = nil, phonemes: Bool = true
  ) throws -> String {
    var readings: [WordReading] = []
    if let hint, let range = string.firstRange(of: hint.word) {
      let start = string.distance(from: string.startIndex, to: range.lowerBound)
      let notation = try PronunciationHint(hint.hint).pronunciation.notation
      readings = [WordReading(range: start..<start + hint.word.count, sound: .phonemes(notation))]
    }
    let request = SpeechRequest(
      text: try SpokenText(string), voice: try VoiceID("joe"), prosody: .natural,
      readings: readings)
    let block = NaturalBlock(
      server: "tcp://127.0.0.1:1", program: "piper", sampleRate: 22_050, sourceHertz: 100,
      phonemes: phonemes ? .espeakIPA : nil, ending: ";", licence: nil)
    return NaturalText(request, block).string
  }

  @Test("a word alone is said as a word; a phrase and a question end as they are written")
  func endings() throws {
    #expect(try text("banana") == "banana;")
    #expect(try text("more milk") == "more milk")
    #expect(try text("what?") == "what?")
  }

  @Test("a hint is phonemes in brackets, the stress before its vowel, punctuation with them")
  func hints() throws {
    let hint = ("Siobhán", "shi-VAWN")
    #expect(try text("Siobhán", hint: hint) == "[[ ʃɪvˈɔːn; ]] ;")
    #expect(try text("hi Siobhán!", hint: hint) == "hi [[ ʃɪvˈɔːn! ]]")
    #expect(try text("Siobhán, look", hint: hint) == "[[ ʃɪvˈɔːn, ]] look")
  }

  @Test("a possessive has its s as English says it")
  func possessives() throws {
    #expect(try text("Siobhán's ball", hint: ("Siobhán", "shi-VAWN")) == "[[ ʃɪvˈɔːnz ]] ball")
    #expect(try text("Max’s ball", hint: ("Max", "MAKS")) == "[[ mˈæksɪz ]] ball")
  }

  @Test("a voice that takes no phonemes is given letters that are read so")
  func letters() throws {
    #expect(try text("hi Siobhán", hint: ("Siobhán", "shi-VAWN"), phonemes: false) == "hi shivawn")
  }

  @Test("brackets and lines of a text are never phonemes or lines of the protocol")
  func guarded() throws {
    #expect(try text("a [[b]] c") == "a   b   c")
    #expect(try !text("more {milk}").contains("{"))
  }
}
