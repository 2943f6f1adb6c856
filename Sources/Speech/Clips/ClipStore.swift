import MeadowFiles
package import MeadowFoundations
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// Clips on disk: a directory of WAV files, shared by processes and never trusted.
///
/// A file is written in one step and checked when it is read; one that is not what was written is
/// removed and counted, never heard. What cannot be written is counted, never fatal. Clips that wait
/// for a slow disk are a bounded number of bytes.
public final class ClipStore: Sendable {
  private struct Counts {
    var statistics = CacheStatistics()
    var saves = 0
    var waiting = 0
  }

  private let directory: String
  private let limit: Int
  private let waitingLimit: Int
  private let counts = Mutex(Counts())
  private let writer = WorkThread<Void>(name: "meadow-clips") {}

  /// The store in `directory`, of at most `limit` bytes; the files read longest ago give way.
  ///
  /// At most `waitingLimit` bytes of samples wait to be written; room for the longest clip, 11.5 MB.
  public init(directory: String, limit: Int = 256 << 20, waitingLimit: Int = 16 << 20) {
    self.directory = directory
    self.limit = limit
    self.waitingLimit = waitingLimit
    later { $0.open() }
  }

  /// The clip of `key`, checked. Blocks for a file of some 50 KB.
  package func load(_ key: ClipKey) -> Clip? {
    let path = path(key)
    guard let bytes = Files.read(path, atMost: limit) else { return nil }
    guard let clip = ClipFile.decode(bytes, key) else {
      unlink(path)
      counts.withLock {
        $0.statistics.damaged += 1
        $0.statistics.bytesOnDisk -= bytes.count
      }
      return nil
    }
    // The time of the last use, by which the oldest give way; a failure only ages the file.
    utimensat(AT_FDCWD, path, nil, 0)
    counts.withLock { $0.statistics.diskHits += 1 }
    return clip
  }

  /// Writes `clip` in the background, after what was asked for before.
  ///
  /// Where too much waits already the clip is dropped and counted: it can be made again.
  package func saveLater(_ clip: Clip, _ key: ClipKey) {
    let size = clip.samples.count * MemoryLayout<Float>.stride
    let isTaken = counts.withLock { counts in
      guard counts.waiting + size <= waitingLimit else {
        counts.statistics.savesDropped += 1
        return false
      }
      counts.waiting += size
      return true
    }
    guard isTaken else { return }
    later { store in
      store.save(clip, key)
      store.counts.withLock { $0.waiting -= size }
    }
  }

  /// Removes the file of `key`, if there is one, after what was asked for before.
  package func removeLater(_ key: ClipKey) {
    later { store in
      let path = store.path(key)
      guard let size = ClipStoreFile.size(path), unlink(path) == 0 else { return }
      store.counts.withLock { $0.statistics.bytesOnDisk -= size }
    }
  }

  /// Removes every clip, after what was asked for before; returns when they are gone.
  package func erase() async {
    await writer.run(.background) { [self] _ in
      for file in ClipStoreFile.all(in: directory) { unlink(file.path) }
      counts.withLock { $0.statistics.bytesOnDisk = 0 }
    }
  }

  /// Counts something else in the cache's directory that could not be written.
  func noteFailure(_ reason: String) { fail(reason) }

  /// Runs `work` on the writer's thread before what is asked for later; for tests.
  package func occupyWriter(_ work: @escaping @Sendable () -> Void) {
    writer.post(.background) { _ in work() }
  }

  /// Returns when everything asked for so far is on disk or has failed.
  package func flush() async { await writer.run(.background) { _ in } }

  /// Adds the store's counts to `statistics`.
  package func report(to statistics: inout CacheStatistics) {
    let own = counts.withLock { $0.statistics }
    statistics.bytesOnDisk = max(0, own.bytesOnDisk)
    statistics.diskHits = own.diskHits
    statistics.damaged = own.damaged
    statistics.writeFailures = own.writeFailures
    statistics.savesDropped = own.savesDropped
    statistics.lastWriteFailure = own.lastWriteFailure
  }

  /// Where the clip of `key` is or would be.
  package func path(_ key: ClipKey) -> String {
    "\(directory)/\(ClipFile.format)-\(key.name).wav"
  }

  private func later(_ work: @escaping @Sendable (ClipStore) -> Void) {
    writer.post(.background) { [weak self] _ in
      if let self { work(self) }
    }
  }

  private func open() {
    do throws(FileProblem) { try Files.makeDirectory(directory) } catch { fail(error.reason) }
    tidy()
  }

  private func save(_ clip: Clip, _ key: ClipKey) {
    let path = path(key)
    guard !Files.isFile(path) else { return }
    do {
      let bytes = try ClipFile.encode(clip, key)
      // Made again where somebody has removed it.
      try Files.makeDirectory(directory)
      try DurableFile.write(bytes, to: path, as: .cache)
      let isTime = counts.withLock {
        $0.statistics.bytesOnDisk += bytes.count
        $0.saves += 1
        // Now and then, because other processes write here too.
        return $0.statistics.bytesOnDisk > limit || $0.saves % 64 == 0
      }
      if isTime { tidy() }
    } catch {
      fail((error as? FileProblem)?.reason ?? "\(error)")
    }
  }

  private func fail(_ reason: String) {
    counts.withLock {
      $0.statistics.writeFailures += 1
      $0.statistics.lastWriteFailure = reason
    }
  }

  /// Counts the files, removes what a crash or an older Meadow left behind, and makes room down to
  /// nine tenths.
  private func tidy() {
    let files = ClipStoreFile.all(in: directory)
    for file in files where file.isLeftOver { unlink(file.path) }
    var clips = files.filter { !$0.isLeftOver && $0.path.hasSuffix(".wav") }
    var total = clips.reduce(0) { $0 + $1.size }
    if total > limit {
      clips.sort { $0.lastUsed < $1.lastUsed }
      for clip in clips where total > limit / 10 * 9 {
        unlink(clip.path)
        total -= clip.size
      }
    }
    let bytes = total
    counts.withLock { $0.statistics.bytesOnDisk = bytes }
  }
}
