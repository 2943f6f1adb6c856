import GRDB
import Synchronization

/// What a child did, in one SQLite file of its own: events, and a summary of each day.
///
/// A batch is on the disk when its call returns, whole or not at all, and its days with it. Nothing
/// in it names a child or a device. Calls block for the disk: any thread, but never the one that
/// serves taps.
public final class EventStore: Sendable {
  /// The file.
  public let path: String
  /// What is known of what an older Meadow has noted.
  private let older: OlderLog
  private let opening: StoreOpening
  private let state: Mutex<State>

  private struct State {
    var file: StoreFile
    /// Which file that is, or nil where there is none.
    var identity: FileIdentity?
    /// Where the last file that could not be read was put.
    var putAside: String?
    /// Whether it has refused a batch because a part of it cannot be read.
    var isDamaged = false
    var isClosed = false

    init(_ file: StoreFile) {
      self.file = file
      identity = FileIdentity(file.path)
      putAside = file.putAside
    }
  }

  /// Opens the file at `path`, or makes it, in a directory that is there.
  ///
  /// Never fails: what is wrong is the store's ``problem``, and Meadow goes on speaking. A file that
  /// cannot be read is put aside under another name, never overwritten, and a new one begins.
  /// `older` says what an older Meadow could not note.
  public static func open(at path: String, _ older: OlderLog) -> EventStore {
    open(at: path, older, StoreOpening())
  }

  /// The same with an `opening` of one's own.
  package static func open(
    at path: String, _ older: OlderLog, _ opening: StoreOpening
  ) -> EventStore {
    EventStore(path, older, opening)
  }

  private init(_ path: String, _ older: OlderLog, _ opening: StoreOpening) {
    self.path = path
    self.older = older
    self.opening = opening
    state = Mutex(State(Self.file(path, older, opening)))
  }

  /// Why nothing can be kept, or nil while all is well; what was kept may still be readable.
  public var problem: StoreError? { file.problem }

  /// Where a file that could not be read was put, or nil where there was none.
  public var putAside: String? { state.withLock { $0.putAside } }

  /// Whether a batch waits until the disk has it, which is the store's promise.
  package var isDurable: Bool { file.isDurable }

  /// Opens the file anew, for after a trouble that may be over: a directory that was not ours to
  /// write, a file that somebody took away. One that has refused a batch for damage is put aside.
  /// A store that was closed stays closed.
  public func reopen() {
    state.withLock { state in
      guard !state.isClosed else { return }
      state.file.close()
      // Opening does not look at all of a file; that one would refuse for ever.
      let aside = state.isDamaged ? StoreFile.putAside(path) : nil
      let before = aside ?? state.putAside
      state = State(Self.file(path, older, opening))
      if state.putAside == nil { state.putAside = before }
    }
  }

  /// Closes the file for good; afterwards reads find nothing and batches throw.
  public func close() {
    state.withLock { state in
      state.isClosed = true
      state.file.close()
      state.file = StoreFile(path: path, database: nil, problem: nil)
    }
  }

  /// Puts the file aside and begins a new one: what cannot be read cannot be forgotten either, but for
  /// the whole file.
  func beginAnew() throws(StoreError) {
    state.withLock { $0.isDamaged = true }
    reopen()
    if let problem { throw problem }
  }

  /// Removes the damaged files that were put aside.
  func removePutAside() {
    StoreFile.removePutAside(path)
    state.withLock { $0.putAside = nil }
  }

  /// Keeps `events` in their order, in one transaction; their numbers are the next ones.
  ///
  /// Where somebody has taken the file away or put another in its place, it goes to what is there
  /// now: SQLite would write on to a file that has no name any more.
  public func append(_ events: [DatedEvent]) throws(StoreError) {
    let isInPlace = state.withLock { $0.identity == FileIdentity(path) }
    if problem == nil, !isInPlace { reopen() }
    do throws(StoreError) {
      try file.write { database in
        try EventTable.add(events, to: database)
        try DayTable.count(events, in: database)
      }
    } catch {
      if error == .damaged(path: path) { state.withLock { $0.isDamaged = true } }
      throw error
    }
  }

  /// The file as it is open now; queries go through it.
  var file: StoreFile { state.withLock { $0.file } }

  private static func file(
    _ path: String, _ older: OlderLog, _ opening: StoreOpening
  ) -> StoreFile {
    let migrator = EventSchema.migrator(older)
    let kind = StoreFile.Kind(label: "meadow.events", migrator: migrator) { database in
      try EventTable.probe(database)
      try DayTable.probe(database)
    }
    return StoreFile.open(at: path, as: kind, opening)
  }
}
