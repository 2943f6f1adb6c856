import Foundation
import MeadowFoundations
import Testing

/// A voice's name can name a voice and nothing else: "../" in a voice, espeak-ng.md §2.8.
@Suite("Voice names")
struct VoiceIDTests {
  @Test(
    "short names of a-z, 0-9 and - are voices", arguments: ["girl", "boy", "meadow", "a", "v-2"])
  func good(name: String) throws {
    #expect(try VoiceID(name).name == name)
    #expect(try VoiceID(name).description == name)
  }

  @Test(
    "a path, a variant, an upper-case letter or nothing is no voice",
    arguments: [
      "", "../../etc/passwd", "..", ".", "/girl", "girl/", "en+f3", "Girl", "girl voice",
      "girl\u{0}",
      "gîrl", "ɡirl", "girl\n", "~", "%2e%2e", "aaaaaaaaaaaaaaaaaaaaaaaaa",
    ])
  func bad(name: String) {
    let problem = #expect(throws: InputProblem.self) { try VoiceID(name) }
    #expect(problem?.field == "voice")
  }

  @Test("a name has at most 24 letters")
  func longest() throws {
    let name = String(repeating: "a", count: 24)
    #expect(try VoiceID(name).name == name)
  }

  @Test("a long wrong name is quoted only in part")
  func quoted() {
    let problem = #expect(throws: InputProblem.self) {
      try VoiceID(String(repeating: "A", count: 5000))
    }
    #expect((problem?.reason.count ?? 5000) < 100)
  }

  @Test("a voice is its name in JSON, and a wrong one does not decode")
  func coding() throws {
    let written = try JSONEncoder().encode([VoiceID.girl, .meadow])
    #expect(String(decoding: written, as: UTF8.self) == #"["girl","meadow"]"#)
    #expect(try JSONDecoder().decode([VoiceID].self, from: written) == [.girl, .meadow])
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode([VoiceID].self, from: Data(#"["../x"]"#.utf8))
    }
  }
}
