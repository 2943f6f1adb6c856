import MeadowFoundations
import MeadowRuntime
import MeadowSound
import MeadowTalk
import MeadowTestSupport
import Testing

/// Replay in virtual time gives the same story every time (architecture §5).
@Suite struct ReplayTests {
  static let session = [
    RecordedInput(at: 0.1, action: .tap(Tap(.word("more")))),
    RecordedInput(at: 0.15, action: .tap(Tap(.word("go")))),
    RecordedInput(at: 1.0, action: .stop),
    RecordedInput(at: 1.1, action: .tap(Tap(.phrase("I love you")))),
    RecordedInput(at: 1.2, action: .stop),
  ]

  @Test("a session replays to the same lines and the same samples twice")
  func replays() async throws {
    var results: [([String], [Float])] = []
    for _ in 0..<2 {
      let rig = try await HostRig()
      let stage = SessionReplay(host: rig.host, output: rig.output, timers: rig.timers)
      results.append((try await stage.play(Self.session), rig.output.recording))
    }
    #expect(results[0].0 == results[1].0)
    #expect(difference(results[0].1, results[1].1) == nil)
    #expect(
      results[0].0.map { String($0.dropFirst(7)) } == [
        "bubble       \"more\"", "started      1  word \"more\"", "interrupted  1",
        "bubble       \"more go\"", "started      2  word \"go\"", "finished     2",
        "bubble       \"I love you\"", "started      3  phrase \"I love you\"", "interrupted  3",
        " bubble       empty",
      ])
  }

  @Test("behind its last input a replay goes on for a quarter of an hour, whatever still waits")
  func ends() async throws {
    let rig = try await HostRig()
    let replay = SessionReplay(host: rig.host, output: rig.output, timers: rig.timers)
    // Nobody touches the things, and so the question comes again and again.
    let begun = PlainJSON.object(["begin": .object(["of": .whole(2)])])
    let lines = try await replay.play([RecordedInput(at: 1, action: .activity("counting", begun))])
    let asked = lines.filter { $0.contains("started") }
      .compactMap { $0.split(separator: " ").first.flatMap { Double($0) } }
    #expect(asked.count > 60)
    let last = try #require(asked.last)
    #expect((880...901).contains(last))
  }
}
