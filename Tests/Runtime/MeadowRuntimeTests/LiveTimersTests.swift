import MeadowFoundations
import MeadowRuntime
import Synchronization
import Testing

/// The machine's clock in place of the virtual one (architecture §5).
@Suite struct LiveTimersTests {
  private static func moment(in milliseconds: Int64) -> MonotonicTime {
    MonotonicTime(nanoseconds: MonotonicTime.now().nanoseconds + milliseconds * 1_000_000)
  }

  /// Returns once it is `moment`, by a call of `timers`.
  private static func wait(until moment: MonotonicTime, _ timers: LiveTimers) async {
    await withCheckedContinuation { done in
      _ = timers.call(at: moment) { done.resume() }
    }
  }

  @Test("a call comes at its moment, not before")
  func comes() async {
    let timers = LiveTimers()
    for milliseconds in [0, 5, 20] as [Int64] {
      let moment = Self.moment(in: milliseconds)
      await Self.wait(until: moment, timers)
      #expect(timers.now() >= moment)
    }
    let past = MonotonicTime(nanoseconds: 0)
    await Self.wait(until: past, timers)
  }

  @Test("an earlier call that is made later comes first, a cancelled one never")
  func order() async {
    let timers = LiveTimers()
    let heard = Mutex<[String]>([])
    @Sendable func note(_ name: String) -> @Sendable () async -> Void {
      { heard.withLock { $0.append(name) } }
    }
    let first = timers.call(at: Self.moment(in: 200), note("cancelled"))
    await withCheckedContinuation { done in
      _ = timers.call(at: Self.moment(in: 300)) {
        heard.withLock { $0.append("late") }
        done.resume()
      }
      _ = timers.call(at: Self.moment(in: 10), note("early"))
      first.cancel()
      first.cancel()
    }
    #expect(heard.withLock { $0 } == ["early", "late"])
  }

  @Test("a clock that nobody holds any more calls nobody, and is not kept by the calls it made")
  func ends() async {
    weak var gone: LiveTimers?
    do {
      let timers = LiveTimers()
      gone = timers
      await Self.wait(until: Self.moment(in: 1), timers)
    }
    #expect(gone == nil)
  }
}
