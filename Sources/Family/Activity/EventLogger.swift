import Dispatch
public import Foundation
import MeadowFiles
public import MeadowFoundations
public import MeadowStore
import Synchronization

/// Keeps what a child does (M2-010): taken in at once, written in batches behind the sound.
///
/// Nothing waits for it: while the disk is full or not ours to write, events wait in memory, a bound
/// number of them, and are written as soon as that is possible again. What `flush` has acknowledged
/// is on the disk, whatever happens to the program then. Events keep their order also when the clock
/// on the wall is set; their days are those of that clock. A name that was erased is in none that is
/// written later.
public actor EventLogger {
  /// Performs some work after so many milliseconds.
  package typealias Later = @Sendable (Int, @escaping @Sendable () async -> Void) -> Void

  private nonisolated let executor = DiskExecutor(label: "meadow.events")
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  private nonisolated let waiting: Mutex<WaitingEvents>
  private nonisolated let later: Later
  nonisolated let zone: TimeZone
  nonisolated let store: EventStore
  private var clock: WallClock
  /// Whether the file must be opened anew before the next attempt.
  private var hasLostFile: Bool
  /// What no event that is still to be written may name.
  private var erased = ErasedNames()

  /// A log in `store`; the days are those of `zone`.
  public init(store: EventStore, zone: TimeZone = .autoupdatingCurrent) {
    self.init(store: store, zone: zone) { milliseconds, work in
      DispatchQueue.global(qos: .utility)
        .asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { Task { await work() } }
    }
  }

  /// The same with timers of one's own.
  package init(store: EventStore, zone: TimeZone, later: @escaping Later) {
    self.store = store
    self.zone = zone
    self.later = later
    let problem = store.problem
    waiting = Mutex(WaitingEvents(problem: problem?.logProblem))
    hasLostFile = problem != nil
    clock = WallClock(zone)
  }

  /// How the log fares; never waits.
  public nonisolated var status: EventLogStatus { waiting.withLock { $0.status } }

  /// Where a file that could not be read was put, or nil where there was none.
  public nonisolated var putAside: String? { store.putAside }

  /// Takes an event of the child with the number `child` in, in a few microseconds on any thread; it is on
  /// the disk a second later.
  public nonisolated func record(_ event: ActivityEvent, of child: Int, at time: WallTime) {
    call(waiting.withLock { $0.add(WaitingEvents.Entry(event: event, child: child, time: time)) })
  }

  /// Writes what waits. True when everything recorded before is on the disk; else `status` says
  /// why not, and it is tried again.
  @discardableResult
  public func flush() -> Bool {
    while let batch = waiting.withLock({ $0.nextBatch() }) {
      guard write(batch) else { return false }
    }
    return true
  }

  /// Writes what waits and closes the file; what is recorded later is counted as dropped.
  public func close() {
    flush()
    waiting.withLock { $0.close() }
    store.close()
  }

  /// Forgets everything, on the disk and in memory.
  public func erase() throws(FamilyProblem) {
    if hasLostFile { reopen() }
    do throws(StoreError) { try store.erase() } catch { throw FamilyProblem(error) }
    waiting.withLock { $0.forget() }
    erased = ErasedNames()
  }

  /// Forgets everything of the child with the number `child`, on the disk and in memory.
  public func erase(child: Int) throws(FamilyProblem) {
    if hasLostFile { reopen() }
    do throws(StoreError) { try store.erase(child: child) } catch { throw FamilyProblem(error) }
    waiting.withLock { $0.forget(child: child) }
  }

  /// Puts the value of each key of `names` in its place in everything that was recorded, for good, and in
  /// what is recorded from now on of what was said before; `kept` is what the family's words are called
  /// then. Reads the whole log. Where that fails, all is as it was.
  public func erase(_ names: [String: String], keeping kept: [String]) throws(FamilyProblem) {
    let before = erased
    erased.add(names, keeping: kept)
    flush()
    if hasLostFile { reopen() }
    do throws(StoreError) { try store.erase(Redaction(names, keeping: kept)) } catch {
      erased = before
      hasLostFile = store.problem != nil || error.needsNewOpening
      throw FamilyProblem(error)
    }
  }

  /// Lets `names` be recorded, which is what the family's words are called now.
  public func allow(_ names: [String]) { erased.allow(names) }

  /// Leaves nothing in the file of what was erased, where the disk refused that at the time.
  public func settle() { store.settle() }

  /// Whether what was erased may still lie in what is free in the file.
  public nonisolated var isUnsettled: Bool { store.isUnsettled }

  /// Writes a batch, or takes it back and has it tried again.
  private func write(_ batch: ArraySlice<WaitingEvents.Entry>) -> Bool {
    if hasLostFile { reopen() }
    do throws(StoreError) {
      try store.append(batch.map(dated))
      waiting.withLock { $0.wereKept(batch) }
      return true
    } catch {
      hasLostFile = store.problem != nil || error.needsNewOpening
      call(waiting.withLock { $0.wereRefused(batch, because: error.logProblem) })
      return false
    }
  }

  private func dated(_ entry: WaitingEvents.Entry) -> DatedEvent {
    let (day, minute) = clock.reading(entry.time)
    return DatedEvent(
      erased.redacted(entry.event), of: entry.child, at: entry.time, day: day, minute: minute)
  }

  private func reopen() {
    store.reopen()
    hasLostFile = store.problem != nil
  }

  private nonisolated func call(_ call: WaitingEvents.Call?) {
    guard let call else { return }
    later(call.milliseconds) { [weak self] in await self?.answer(call) }
  }

  private func answer(_ call: WaitingEvents.Call) {
    waiting.withLock { $0.answered(call) }
    flush()
  }
}
