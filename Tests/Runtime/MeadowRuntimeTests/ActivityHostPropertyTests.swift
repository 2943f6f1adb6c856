import MeadowFoundations
import MeadowRuntime
import MeadowSound
import MeadowTalk
import MeadowTestSupport
import Testing

/// The whole shell under random stories: taps, stops, chimes and lost devices in any order.
@Suite struct ActivityHostPropertyTests {
  @Test("in 300 random stories every utterance ends exactly once and silence follows the last")
  func stories() async throws {
    for seed in UInt64(1)...300 {
      var random = SeededGenerator(seed: seed)
      if let violation = try await Self.story(&random) {
        Issue.record("seed \(seed): \(violation)")
        return
      }
    }
  }

  private static func story(_ random: inout SeededGenerator) async throws -> String? {
    var settings = SpeechSettings()
    settings.interruptions.word =
      InterruptionPolicy.allCases.randomElement(using: &random) ?? .queue
    let rig = try await HostRig(settings: settings)
    let log = await EventLog(rig.host)
    var taps: Set<UtteranceID> = []
    for _ in 0..<Int.random(in: 3...20, using: &random) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: _ = await rig.host.stop()
      case 1: _ = await rig.host.chime(.medium)
      case 2: rig.output.loseDevice()
      default:
        let word = ["more", "go", "stop", "I love you"].randomElement(using: &random) ?? "go"
        taps.insert(try await rig.tap(word).utterance)
      }
      await rig.pass(milliseconds: Double.random(in: 0...400, using: &random))
    }
    await rig.pass(milliseconds: 20_000)
    await rig.host.shutDown()
    return judge(await log.whole(), taps, rig.output.recording.suffix(4_800))
  }

  private static func judge(
    _ events: [MeadowEvent], _ taps: Set<UtteranceID>, _ tail: ArraySlice<Float>
  ) -> String? {
    var ends: [UtteranceID: Int] = [:]
    for event in events {
      switch event {
      case .finished(let id), .interrupted(let id), .failed(let id, _): ends[id, default: 0] += 1
      default: break
      }
    }
    if let id = taps.first(where: { ends[$0] != 1 }) {
      return "utterance \(id.number) ended \(ends[id] ?? 0) times"
    }
    return tail.allSatisfy { $0 == 0 } ? nil : "it does not fall silent"
  }
}
