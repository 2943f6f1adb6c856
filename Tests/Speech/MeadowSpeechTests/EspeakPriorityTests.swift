import EspeakNG
import Glibc
import MeadowFoundations
import MeadowSpeech
import Synchronization
import Testing

extension EspeakTests {
  /// Architecture §6: what is likely next is made at low priority, off the tap path.
  @Suite("Priorities")
  struct PriorityTests {
    @Test("a tap's word overtakes a long text in the background, which then sounds as ever")
    func overtaking() async throws {
      let espeak = try await SpeechRig.espeak()
      let voice = try SpeechRig.voices.voice(.girl)
      let long = try SpeechRig.request(String(repeating: "the dog wants water, ", count: 15))
      let alone = try await SpeechRig.exact(long).clip
      let log = Log()
      async let background = espeak.say(
        long, as: voice, priority: .background,
        isCancelled: {
          // Holds the library's thread, once, until the word waits for it.
          if log.begin() {
            while !espeak.hasWaiting(above: .background) { sched_yield() }
          }
          return false
        }
      ) { part, isLast in log.add(part, isLast ? "long" : nil) }
      await log.untilBegun()
      _ = try await espeak.say(
        SpeechRig.request("stop"), as: voice, priority: .urgent, isCancelled: { false }
      ) { _, isLast in log.note(isLast ? "word" : nil) }
      #expect(try await background.clip.array == alone.array)
      #expect(log.samples == alone.array)
      #expect(log.endings == ["word", "long"])
    }

    @Test("jobs run by priority, and in order within one")
    func order() async {
      let thread = WorkThread<[Int]>(name: "test") { [] }
      let gate = Log()
      thread.post(.urgent) { _ in while gate.endings.isEmpty { sched_yield() } }
      for (number, priority) in [(5, SynthesisPriority.background), (3, .likely), (1, .urgent)] {
        thread.post(priority) { $0.append(number) }
        thread.post(priority) { $0.append(number + 1) }
      }
      #expect(thread.hasWaiting(above: .likely))
      #expect(!thread.hasWaiting(above: .urgent))
      gate.note("open")
      #expect(await thread.run(.background) { $0 } == [1, 2, 3, 4, 5, 6])
    }
  }

  /// What was heard, in the order in which it was.
  private final class Log: Sendable {
    private struct State {
      var samples: [Float] = []
      var endings: [String] = []
      var hasBegun = false
    }
    private let state = Mutex(State())
    private let first = AsyncStream.makeStream(of: Void.self)

    var samples: [Float] { state.withLock { $0.samples } }
    var endings: [String] { state.withLock { $0.endings } }

    /// Whether this is the first call.
    func begin() -> Bool {
      let isFirst = state.withLock { state in
        defer { state.hasBegun = true }
        return !state.hasBegun
      }
      if isFirst { first.continuation.yield() }
      return isFirst
    }

    func add(_ part: Clip, _ ending: String?) {
      note(ending)
      state.withLock { $0.samples += part.array }
    }

    func note(_ ending: String?) {
      if let ending { state.withLock { $0.endings.append(ending) } }
    }

    func untilBegun() async { for await _ in first.stream { return } }
  }
}
