import Foundation
import Testing

/// `meadow voices` and `meadow pronounce`, for people and for programs (architecture §9).
@Suite(.timeLimit(.minutes(10))) struct VoicesTests {
  struct Voice: Decodable, Equatable {
    var id: String
    var name: String
    var description: String
    var forWhom: String
  }

  struct Reading: Decodable, Equatable {
    var text: String
    var ipa: String
    var phonemes: String
    var voice: String
  }

  @Test("the voices are listed by name with what they are like")
  func list() async throws {
    let result = try await Program(in: try Home()).run("voices")
    #expect(result.code == 0)
    #expect(
      result.output == """
        boy     Boy: A warm, lower child's voice.
        girl    Girl: A bright, clear child's voice.
        meadow  Meadow: Meadow, the companion: a warm, calm grown-up.

        """)
  }

  @Test("the voices decode as JSON and are those of the list")
  func json() async throws {
    let result = try await Program(in: try Home()).run("voices", "--json")
    #expect(result.code == 0)
    let voices = try JSONDecoder().decode([Voice].self, from: Data(result.output.utf8))
    #expect(voices.map(\.id) == ["boy", "girl", "meadow"])
    #expect(voices.map(\.forWhom) == ["child", "child", "companion"])
  }

  @Test("a pronunciation is shown without a sound, for people and as JSON")
  func pronounce() async throws {
    let program = Program(in: try Home())
    let shown = try await program.run("pronounce", "potty", "--quiet")
    #expect(shown.code == 0)
    #expect(
      shown.output == """
        potty
          IPA        pˈɑːɾi
          phonemes   p'0t#i

        """)
    let result = try await program.run("pronounce", "potty", "--json", "--quiet")
    #expect(result.code == 0)
    let reading = try JSONDecoder().decode(Reading.self, from: Data(result.output.utf8))
    #expect(reading == Reading(text: "potty", ipa: "pˈɑːɾi", phonemes: "p'0t#i", voice: "girl"))
  }

  @Test("a hint is what is said")
  func hint() async throws {
    let result = try await Program(in: try Home())
      .run("pronounce", "Siobhan", "--hint", "espeak:SI2v'O:n", "--json", "--quiet")
    #expect(result.code == 0)
    let reading = try JSONDecoder().decode(Reading.self, from: Data(result.output.utf8))
    #expect(reading.text == "Siobhan")
    // As the inventory writes it: an unstressed syllable before a stressed one.
    #expect(reading.phonemes == "S%I2v'O:n")
  }
}
