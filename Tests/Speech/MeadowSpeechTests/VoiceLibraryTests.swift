import Foundation
import MeadowFoundations
import MeadowSpeech
import Testing

/// Architecture §1: voices/ holds the voice definitions; §7: bad input is named with its field.
@Suite("Voice library")
struct VoiceLibraryTests {
  @Test("the repository's voices are two children and the companion")
  func shipped() throws {
    let voices = try VoiceLibrary.load(from: SpeechRig.voicesPath).voices
    #expect(voices.map(\.id.name) == ["boy", "girl", "meadow"])
    #expect(voices.filter { $0.forWhom == .companion }.map(\.id) == [.meadow])
    #expect(Set(voices.map(\.hash)).count == voices.count)
  }

  @Test("words about a voice do not change its sound's checksum, anything else does")
  func hash() throws {
    let voice = try SpeechRig.voices.voice(.girl)
    var renamed = voice
    renamed.description = "other words"
    #expect(renamed.hash == voice.hash)
    var higher = voice
    higher.medianHertz += 1
    var smaller = voice
    smaller.formantScale += 0.01
    var thinner = voice
    thinner.formants = [VoiceDefinition.Formant(number: 1, frequency: 100, height: 100, width: 90)]
    #expect(Set([voice, higher, smaller, thinner].map(\.hash)).count == 4)
  }

  @Test("an unknown voice is answered with those there are")
  func unknown() throws {
    let problem = #expect(throws: InputProblem.self) {
      try SpeechRig.voices.voice(VoiceID("grandma"))
    }
    #expect(problem?.kind == .unknown)
    #expect(problem?.field == "voice")
    #expect(problem?.advice == "choose one of boy, girl, meadow")
  }

  @Test(
    "no path can be a voice",
    arguments: [
      "../../etc/passwd", "girl/../boy", "en-us+../x", "GIRL", "", "a b", "girl\n", "ġirl",
    ])
  func traversal(name: String) {
    #expect(throws: InputProblem.self) { try VoiceID(name) }
  }

  @Test(
    "a bad file is named, and its field",
    arguments: [
      ("\"medianHertz\": 244", "\"medianHertz\": 9000", "medianHertz"),
      ("\"medianHertz\": 244", "\"medianHertz\": \"high\"", "medianHertz"),
      ("\"medianHertz\": 244,", "", "medianHertz"),
      ("[-20, 0, 0, 0, 0, 0, 70, 0]", "[0]", "stressAdd"),
      ("\"en-us\"", "\"../../../tmp/x\"", "base"),
      ("\"en-us\"", "\"en-us+f2\"", "base"),
      ("\"girl\"", "\"boy\"", "id"),
      ("\"girl\"", "\"../girl\"", "voice"),
      ("\"child\"", "\"cat\"", "forWhom"),
      ("\"formantScale\": 1.17", "\"formantScale\": 1.8", "formantScale"),
      ("\"vowelLength\": 100", "\"vowelLength\": 1000", "vowelLength"),
      ("\"frequency\": 103", "\"frequency\": 1", "formants.frequency"),
      ("{", "", "the file"),
    ])
  func badFile(old: String, new: String, field: String) throws {
    let directory = TemporaryDirectory()
    let good = try String(contentsOfFile: SpeechRig.voicesPath + "/girl.json", encoding: .utf8)
    #expect(good.contains(old))
    let file = directory.path + "/girl.json"
    try good.replacing(old, with: new, maxReplacements: 1)
      .write(toFile: file, atomically: true, encoding: .utf8)
    let error = #expect(throws: VoiceLibraryError.self) {
      try VoiceLibrary.load(from: directory.path)
    }
    guard case .invalid(file, field, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("a directory without voices is named")
  func empty() {
    let directory = TemporaryDirectory()
    for path in [directory.path, directory.path + "/none"] {
      #expect(throws: VoiceLibraryError.noVoices(directory: path)) {
        try VoiceLibrary.load(from: path)
      }
      #expect(VoiceLibraryError.noVoices(directory: path).description.contains("MEADOW_HOME"))
    }
  }
}
