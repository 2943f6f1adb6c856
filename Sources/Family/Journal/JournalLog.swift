import MeadowFiles

#if canImport(Glibc)
  import Glibc
#endif

/// The files of one journal: what is added, and where the end is. Blocks; one thread at a time, and
/// other programs wait meanwhile.
final class JournalLog {
  private let directory: HeldDirectory
  private let calls: FileCalls
  /// Where the next record goes; nil until somebody has looked.
  private var end: JournalPlace?
  /// What the disk has neither kept nor let us take back: from where, and how large the file was.
  private var doubt: (place: JournalPlace, size: Int)?
  /// Whether what was read here was erased by another program since.
  private var isOutdated = false
  /// How many records are there that another program has added since this one has read them all.
  private(set) var others: UInt64 = 0

  /// The journal in the directory at `path`, written by `calls`.
  init(_ path: String, _ calls: FileCalls) {
    directory = HeldDirectory(path)
    self.calls = calls
  }

  /// Where it is.
  var path: String { directory.path }

  /// Whether another program has erased it since it was last used here.
  var wasErased: Bool { directory.wasRemoved }

  /// Adds `records`; `kept` hears of each part of them that is on the disk now.
  func append(
    _ records: [[UInt8]], by seal: JournalSeal, kept: (Int) -> Void
  ) throws(FileProblem) {
    var place = try lockEnd(by: seal)
    defer { directory.unlock() }
    var index = 0
    while index < records.count {
      if place.offset >= SegmentFiles.limit { place = place.nextSegment }
      let (first, start) = (index, place)
      var bytes: [UInt8] = []
      if place.offset == 0 {
        bytes = SegmentHeader.make(place.segment, first: place.number, by: seal)
      }
      repeat {
        let sealed = seal.close(records[index], segment: place.segment, number: place.number)
        JournalFrame.add(sealed, number: place.number, to: &bytes)
        place.number += 1
        index += 1
      } while index < records.count && start.offset + bytes.count < SegmentFiles.limit
      try write(bytes, at: start)
      place.offset = start.offset + bytes.count
      end = place
      kept(index - first)
    }
  }

  /// Keeps a snapshot of all that is there; false where this program has not read all of it.
  func keep(_ snapshot: [UInt8], by seal: JournalSeal) throws(FileProblem) -> Bool {
    let place = try lockEnd(by: seal)
    defer { directory.unlock() }
    guard others == 0, !isOutdated else { return false }
    try SnapshotFiles(directory: path).keep(snapshot, at: place, by: seal, calls)
    return true
  }

  /// Reads the latest snapshot and what came after it.
  func load(by seal: JournalSeal) throws(FileProblem) -> JournalContents {
    var contents = JournalContents()
    try read(by: seal) { reader in
      let snapshot = reader.snapshots.latest(by: seal, &contents.notes)
      contents.snapshot = snapshot?.bytes
      end = reader.walk(from: snapshot?.place ?? .beginning) { step in
        contents.records += step.records.map(\.bytes)
        contents.notes += step.notes
      }
    }
    others = 0
    isOutdated = false
    return contents
  }

  /// Whether another program has added something, or has erased what was read here.
  func look(by seal: JournalSeal) throws(FileProblem) -> Bool {
    try read(by: seal) { end = findEnd($0) }
    return others > 0 || isOutdated
  }

  /// Reads one segment, from `place` on; nil behind the last one.
  func step(
    from place: JournalPlace, by seal: JournalSeal
  ) throws(FileProblem) -> JournalReader.Step? {
    var step: JournalReader.Step?
    try read(by: seal) { step = $0.step(from: place) }
    return step
  }

  /// Removes everything.
  func erase() throws(FileProblem) {
    lose()
    isOutdated = false
    guard try directory.lock(alone: true, made: false) != .nothing else { return }
    defer { directory.forget() }
    try Erasure.remove(path)
  }

  /// Lets `body` read while nobody writes; it is not called where there is no journal.
  private func read(by seal: JournalSeal, _ body: (JournalReader) -> Void) throws(FileProblem) {
    let found = try directory.lock(alone: false, made: false)
    if found != .same { lose() }
    guard found != .nothing else { return }
    defer { directory.unlock() }
    body(JournalReader(path, seal))
  }

  /// Forgets what was known of a directory that is not the one there any more.
  private func lose() {
    isOutdated = isOutdated || end != nil
    (end, doubt) = (nil, nil)
    others = 0
  }

  /// Locks the directory, takes up what another program has added meanwhile, cuts off what is torn,
  /// and returns the end.
  private func lockEnd(by seal: JournalSeal) throws(FileProblem) -> JournalPlace {
    if try directory.lock(alone: true, made: true) != .same { lose() }
    do throws(FileProblem) {
      let reader = JournalReader(path, seal)
      try settleDoubt(reader.segments)
      let place = findEnd(reader)
      if let size = reader.segments.size(place.segment), size > place.offset {
        try cut(place, reader.segments)
      }
      end = place
      return place
    } catch {
      directory.unlock()
      throw error
    }
  }

  private func findEnd(_ reader: JournalReader) -> JournalPlace {
    let size = end.flatMap { reader.segments.size($0.segment) } ?? 0
    let isLast = end.map { reader.segments.size($0.segment + 1) == nil } ?? false
    if let end, isLast, size == end.offset { return end }
    let place: JournalPlace
    if let end, size >= end.offset {
      place = reader.walk(from: end) { _ in }
    } else {
      place = reader.look()
    }
    let known = end?.number ?? 0
    if place.number > known { others += place.number - known }
    return place
  }

  /// Takes back what could not be taken back before, unless another program has added to it.
  private func settleDoubt(_ segments: SegmentFiles) throws(FileProblem) {
    guard let doubt else { return }
    if segments.size(doubt.place.segment) == doubt.size { try cut(doubt.place, segments) }
    self.doubt = nil
  }

  private func cut(_ place: JournalPlace, _ segments: SegmentFiles) throws(FileProblem) {
    let path = segments.path(place.segment)
    guard truncate(path, off_t(place.offset)) == 0 else { throw FileProblem(errno, at: path) }
  }

  /// Puts `bytes` at `place`, on the disk when it returns; where that fails they are taken back.
  private func write(_ bytes: [UInt8], at place: JournalPlace) throws(FileProblem) {
    let path = SegmentFiles(directory: path).path(place.segment)
    guard place.segment <= SegmentFiles.most else {
      throw .failed(path: path, cause: "no number is left for a segment")
    }
    let file = calls.open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw FileProblem(errno, at: path) }
    defer { _ = calls.close(file) }
    var code = lseek(file, off_t(place.offset), SEEK_SET) < 0 ? errno : 0
    if code == 0 { code = bytes.withUnsafeBytes { DurableFile.write($0, to: file, calls) } }
    if code == 0 { code = calls.patiently { calls.synchroniseData(file) } }
    if code == 0, place.offset == 0 { code = directory.synchronise() }
    guard code != 0 else { return }
    // Also after a failed synchronisation: the system may then take for written what is not, so it
    // is written anew.
    if calls.shorten(file, place.offset) != 0 {
      doubt = (place, SegmentFiles(directory: self.path).size(place.segment) ?? 0)
    }
    throw FileProblem(code, at: path)
  }
}
