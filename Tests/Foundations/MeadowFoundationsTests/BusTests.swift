import MeadowFoundations
import Testing

/// The order of what may sound over what: architecture §4, spec README resolutions 11, 13 and 19.
@Suite("Buses")
struct BusTests {
  @Test("what the child says is above the companion, feedback and celebrations, in this order")
  func order() {
    #expect(Bus.allCases == [.reward, .feedback, .narration, .communication])
    #expect(Bus.allCases.sorted() == Bus.allCases)
    #expect(Bus.allCases.map(\.rank) == [0, 1, 2, 3])
    #expect(Bus.allCases.max() == .communication)
  }

  @Test("mute silences celebrations and feedback, never speech")
  func mute() {
    #expect(Bus.allCases.filter(\.obeysMute) == [.reward, .feedback])
  }

  @Test("words and phrases are communication, the companion is narration")
  func sources() {
    #expect(SpeechSource.word.bus == .communication)
    #expect(SpeechSource.phrase.bus == .communication)
    #expect(SpeechSource.companion.bus == .narration)
  }

  @Test("a new word replaces the one being said, the companion waits")
  func policies() {
    let policies = InterruptionPolicies()
    #expect(policies[.word] == .replace)
    #expect(policies[.phrase] == .replace)
    #expect(policies[.companion] == .queue)
  }

  @Test("tiers are ordered by what a child can do")
  func tiers() {
    #expect(Tier.allCases.sorted() == [.firstWords, .combinations, .sentences])
    #expect(Tier.allCases.map(\.rawValue) == [1, 2, 3])
  }
}
