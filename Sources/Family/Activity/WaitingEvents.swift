import MeadowFoundations

/// The events that are not on the disk yet, and when to write them: a value without a clock.
///
/// They lie in batches, so that nothing here takes long however many wait.
struct WaitingEvents {
  /// One event, whose it is, and its moment.
  struct Entry: Sendable {
    var event: ActivityEvent
    var child: Int
    var time: WallTime
  }

  /// A time to come and write, in milliseconds from now.
  enum Call: Equatable, Sendable {
    /// A first event has waited long enough.
    case interval
    /// A batch is full.
    case full
    /// The disk may be well again.
    case retry(milliseconds: Int)

    var milliseconds: Int {
      switch self {
      case .interval: WaitingEvents.interval
      case .full: 0
      case .retry(let milliseconds): milliseconds
      }
    }
  }

  /// The most that wait; a child who taps twice a second, three events each, fills them in an hour.
  static let limit = 20_000
  /// The most of one transaction.
  static let batch = 256
  /// The longest that the first one of a batch waits, in milliseconds.
  static let interval = 1_000
  /// The longest time between two attempts while nothing can be kept, in milliseconds.
  static let longestPause = 60_000

  /// How the log fares.
  private(set) var status = EventLogStatus()
  private var batches: [ArraySlice<Entry>] = []
  /// The pause before the last retry, in milliseconds; nil while all is well.
  private var pause: Int?
  /// What somebody will come for; never two of a kind, so that calls do not multiply.
  private var isTimed = false
  private var isHurried = false
  private var isRetrying = false
  private var isClosed = false

  /// A log whose file has `problem`.
  init(problem: String?) { status.problem = problem }

  /// Takes an event in; returns when somebody must come for it, or nil where somebody will.
  mutating func add(_ entry: Entry) -> Call? {
    guard !isClosed else {
      status.dropped += 1
      return nil
    }
    if (batches.last?.count ?? Self.batch) >= Self.batch { batches.append([]) }
    batches[batches.count - 1].append(entry)
    status.waiting += 1
    dropOldest()
    guard pause == nil else { return nil }
    if !isHurried, batches[batches.count - 1].count == Self.batch {
      isHurried = true
      return .full
    }
    guard !isTimed else { return nil }
    isTimed = true
    return .interval
  }

  /// Says that somebody has come.
  mutating func answered(_ call: Call) {
    switch call {
    case .interval: isTimed = false
    case .full: isHurried = false
    case .retry: isRetrying = false
    }
  }

  /// The oldest batch, which is then its caller's to write; nil when nothing waits.
  mutating func nextBatch() -> ArraySlice<Entry>? {
    batches.isEmpty ? nil : batches.removeFirst()
  }

  /// Says that a batch is on the disk.
  mutating func wereKept(_ batch: ArraySlice<Entry>) {
    status.waiting -= batch.count
    status.kept += batch.count
    status.problem = nil
    pause = nil
  }

  /// Takes back a batch that could not be written; returns when to come again, or nil where somebody
  /// will.
  mutating func wereRefused(_ batch: ArraySlice<Entry>, because problem: String) -> Call? {
    batches.insert(batch, at: 0)
    dropOldest()
    status.problem = problem
    guard !isRetrying else { return nil }
    isRetrying = true
    let next = min((pause ?? Self.interval / 2) * 2, Self.longestPause)
    pause = next
    return .retry(milliseconds: next)
  }

  /// Forgets all that waits, since all that was kept is forgotten too.
  mutating func forget() {
    batches = []
    status.waiting = 0
    status.problem = nil
    pause = nil
  }

  /// Forgets what waits of `child`, since all that was kept of it is forgotten too.
  mutating func forget(child: Int) {
    batches = batches.map { $0.filter { $0.child != child }[...] }.filter { !$0.isEmpty }
    status.waiting = batches.reduce(0) { $0 + $1.count }
  }

  /// Takes nothing in any more.
  mutating func close() { isClosed = true }

  /// Gives up the oldest where too many wait. A batch that is being written is not among them.
  private mutating func dropOldest() {
    while status.waiting > Self.limit, !batches.isEmpty {
      batches[0].removeFirst()
      if batches[0].isEmpty { batches.removeFirst() }
      status.waiting -= 1
      status.dropped += 1
    }
  }
}
