import EspeakNG
import Foundation
import MeadowFoundations
import MeadowSpeech
import MeadowTestSupport
import Testing

/// Architecture §1: voices/ holds the voice definitions; §7: bad input is named with its field.
@Suite("Voice library")
struct VoiceLibraryTests {
  @Test("the repository's voices are two children and the companion")
  func shipped() throws {
    let voices = try SharedEspeak.voices().voices
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
    var block = try #require(voice.block as? EspeakBlock)
    block.formantScale += 0.01
    var smaller = voice
    smaller.block = block
    block.formants = [EspeakBlock.Formant(number: 1, frequency: 100, height: 100, width: 90)]
    var thinner = voice
    thinner.block = block
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
      ("[-20, 0, 0, 0, 0, 0, 70, 0]", "[0]", "espeak-ng.stressAdd"),
      ("\"en-us\"", "\"../../../tmp/x\"", "espeak-ng.base"),
      ("\"en-us\"", "\"en-us+f2\"", "espeak-ng.base"),
      ("\"girl\"", "\"boy\"", "id"),
      ("\"girl\"", "\"../girl\"", "voice"),
      ("\"child\"", "\"cat\"", "forWhom"),
      ("\"formantScale\": 1.17", "\"formantScale\": 1.8", "espeak-ng.formantScale"),
      ("\"vowelLength\": 100", "\"vowelLength\": 1000", "espeak-ng.vowelLength"),
      ("\"frequency\": 103", "\"frequency\": 1", "espeak-ng.formants.frequency"),
      ("\"engine\": \"espeak-ng\"", "\"engine\": \"harpsichord\"", "engine"),
      ("\"espeak-ng\": {", "\"espeak\": {", "espeak-ng"),
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
      try VoiceLibrary.load(from: directory.path, engines: [.espeakNG])
    }
    guard case .invalid(file, field, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("a file from before there were engines is the same voice, with the same clips")
  func oldFile() throws {
    let directory = TemporaryDirectory()
    let new = try String(contentsOfFile: SpeechRig.voicesPath + "/girl.json", encoding: .utf8)
    // The block's fields lay between the others.
    let old = new.replacing("  \"engine\": \"espeak-ng\",\n", with: "")
      .replacing("  \"espeak-ng\": {\n", with: "").replacing("\n  }\n}", with: "\n}")
    #expect(!old.contains("espeak-ng"))
    try old.write(toFile: directory.path + "/girl.json", atomically: true, encoding: .utf8)
    let voice = try #require(
      VoiceLibrary.load(from: directory.path, engines: [.espeakNG]).voices.first)
    #expect(voice.engine == "espeak-ng")
    #expect(voice.hash == (try SpeechRig.voices.voice(.girl)).hash)
    // As the program before this one computed it, so that the clips families have stay theirs.
    #expect(voice.hash == "2fae03259a0e8259102bdd91f85eadb7")
  }

  @Test("a directory without voices is named")
  func empty() {
    let directory = TemporaryDirectory()
    for path in [directory.path, directory.path + "/none"] {
      #expect(throws: VoiceLibraryError.noVoices(directory: path)) {
        try VoiceLibrary.load(from: path, engines: [.espeakNG])
      }
      #expect(VoiceLibraryError.noVoices(directory: path).description.contains("MEADOW_HOME"))
    }
  }
}
