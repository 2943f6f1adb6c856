import MeadowFiles
import Synchronization

/// Writes and reads for all journals of one store, on a thread that may wait for the disk.
actor JournalDisk {
  private nonisolated let executor = DiskExecutor(label: "meadow.journals")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  private let root: JournalRoot
  private let calls: FileCalls
  /// By the names of their directories.
  private var logs: [String: JournalLog] = [:]

  /// The journals in the directory of the family's data at `data`, written by `calls`.
  init(_ data: String, _ calls: FileCalls) {
    root = JournalRoot(data)
    self.calls = calls
  }

  /// Brings what was handed over to the disk, in order, until thing `number` is there: all that
  /// waits with one write. Returns how many records another program has added.
  @discardableResult
  func commit(_ journal: Journal, through number: UInt64) throws(JournalProblem) -> UInt64 {
    let log = log(of: journal.name.directory)
    if log.wasErased { journal.queue.withLock { $0.forgetRefused() } }
    // Another caller's turn may have done it.
    guard journal.queue.withLock({ $0.done < number }) else { return log.others }
    do throws(JournalProblem) {
      guard let key = try root.enter(made: true) else { return log.others }
      defer { root.leave() }
      let seal = JournalSeal(journal.name, by: key)
      while journal.queue.withLock({ $0.done < number }),
        let work = journal.queue.withLock({ $0.next() })
      {
        try perform(work, journal.queue, log, seal)
      }
      return log.others
    } catch {
      let waiting = journal.queue.withLock {
        $0.refuse()
        return $0.records.count
      }
      guard case .refused(let problem, _) = error else { throw error }
      throw .refused(problem, waiting: waiting)
    }
  }

  /// Keeps the snapshot that has this number, and what was handed over before it.
  func keep(_ journal: Journal, _ number: UInt64) throws(JournalProblem) {
    do throws(JournalProblem) { try commit(journal, through: number) } catch {
      journal.queue.withLock { $0.withdraw(number) }
      throw error
    }
    if let problem = journal.queue.withLock({ $0.problem(of: number) }) { throw problem }
  }

  /// Reads what `journal` holds.
  func load(_ journal: Journal) throws(JournalProblem) -> JournalContents {
    tryAgain(journal)
    var contents = JournalContents()
    try read(journal) { (log, seal) throws(FileProblem) in contents = try log.load(by: seal) }
    let waiting = journal.queue.withLock { $0.records }
    if !waiting.isEmpty { contents.notes.append(.waiting(count: waiting.count)) }
    contents.records += waiting
    return contents
  }

  /// Whether another program has added to `journal` or erased it since it was read here.
  func isBehind(_ journal: Journal) -> Bool {
    var isBehind = false
    try? read(journal) { (log, seal) throws(FileProblem) in isBehind = try log.look(by: seal) }
    return isBehind
  }

  /// Reads one segment of `journal`, nil where there is none; with the last one comes what waits.
  func step(
    _ journal: Journal, from place: JournalPlace
  ) throws(JournalProblem) -> (JournalReader.Step?, waiting: [[UInt8]]?) {
    if place == .beginning { tryAgain(journal) }
    var step: JournalReader.Step?
    try read(journal) { (log, seal) throws(FileProblem) in
      step = try log.step(from: place, by: seal)
    }
    let isLast = step?.isLast ?? true
    return (step, isLast ? journal.queue.withLock { $0.records } : nil)
  }

  /// Erases the journals whose directories are `chosen`, and what waits of `journals`.
  func erase(_ journals: [Journal], _ chosen: (String) -> Bool) throws(JournalProblem) {
    for journal in journals { journal.queue.withLock { $0.forget() } }
    guard try root.enterToErase() else { return }
    defer { root.leave() }
    for name in Files.names(in: root.path) where chosen(name) {
      let log = log(of: name)
      do throws(FileProblem) { try log.erase() } catch {
        throw .notErased(path: log.path, cause: error.reason)
      }
    }
  }

  /// Erases everything and the key.
  func eraseAll(_ journals: [Journal]) throws(JournalProblem) {
    for journal in journals { journal.queue.withLock { $0.forget() } }
    logs = [:]
    try root.erase()
  }

  private func perform(
    _ work: JournalQueue.Work, _ queue: borrowing Mutex<JournalQueue>, _ log: JournalLog,
    _ seal: JournalSeal
  ) throws(JournalProblem) {
    switch work {
    case .records(let records):
      do throws(FileProblem) {
        try log.append(records, by: seal) { count in queue.withLock { $0.drop(count) } }
      } catch {
        throw .refused(error, waiting: 0)
      }
    case .snapshot(let bytes, let number):
      var problem: JournalProblem?
      do throws(FileProblem) {
        if try !log.keep(bytes, by: seal) { problem = .behind(path: log.path) }
      } catch {
        problem = .refused(error, waiting: 0)
      }
      queue.withLock { queue in
        queue.drop(1)
        if let problem { queue.fail(number, problem) }
      }
    }
  }

  /// Writes what the disk has refused before, where it lets us now.
  private func tryAgain(_ journal: Journal) {
    // Who reads sees these records in any case; what refuses them is told to who appends.
    _ = try? commit(journal, through: journal.queue.withLock { $0.handed })
  }

  /// Lets `body` read; it is not called where nothing was ever kept.
  private func read(
    _ journal: Journal, _ body: (JournalLog, JournalSeal) throws(FileProblem) -> Void
  ) throws(JournalProblem) {
    guard let key = try root.enter(made: false) else { return }
    defer { root.leave() }
    let log = log(of: journal.name.directory)
    do throws(FileProblem) { try body(log, JournalSeal(journal.name, by: key)) } catch {
      throw .unreadable(path: log.path, cause: error.reason)
    }
  }

  private func log(of directory: String) -> JournalLog {
    if let log = logs[directory] { return log }
    let log = JournalLog("\(root.path)/\(directory)", calls)
    logs[directory] = log
    return log
  }
}
