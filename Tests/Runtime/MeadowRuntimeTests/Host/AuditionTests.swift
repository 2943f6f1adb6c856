import MeadowFoundations
import MeadowRuntime
import MeadowTalk
import Testing

/// What a grown-up tries out never cuts off what a child says (document 000, communication before all).
@Suite struct AuditionTests {
  private static func audition(_ word: String) -> Tap { Tap(.word(word), isAudition: true) }

  @Test("what a grown-up tries out waits for the child's word and yields to the next")
  func waits() async throws {
    let rig = try await HostRig()
    let log = await EventLog(rig.host)
    let word = try await rig.tap("more").utterance
    let first = try await rig.host.tap(Self.audition("go"), received: rig.timers.now())
    let last = try await rig.host.tap(Self.audition("stop"), received: rig.timers.now())
    #expect(first.onsetMilliseconds == nil && last.onsetMilliseconds == nil)
    #expect(await rig.host.state().speaking == word)
    while await rig.host.state().speaking == word { await rig.pass(milliseconds: 10) }
    #expect(await rig.host.state().speaking == last.utterance)
    let next = try await rig.tap("go").utterance
    #expect(await rig.host.state().speaking == next)
    await rig.pass(milliseconds: 3000)
    await rig.host.shutDown()
    let told = await log.whole()
    #expect(told.contains(.finished(word)) && told.contains(.finished(next)))
    // Of two that were tried out behind a word, only the last is still wanted.
    #expect(told.contains(.interrupted(first.utterance)))
    #expect(told.contains(.interrupted(last.utterance)))
    let sources = told.compactMap { event -> SpeechSource? in
      if case .started(_, _, let source, _, _) = event { source } else { nil }
    }
    #expect(sources == [.word, .audition, .word])
  }

  @Test("what is tried out is nobody's turn: no exchange waits for it and nothing joins it")
  func isNobodys() async throws {
    let rig = try await HostRig()
    let first = try await rig.host.tap(Self.audition("more"), received: rig.timers.now())
    let word = try await rig.tap("more")
    #expect(!word.isRepeat && word.utterance != first.utterance)
  }
}
