package import MeadowFoundations
import Synchronization

/// Clips in memory, the least recently used dropped first.
///
/// A look-up is one dictionary access under a lock that nothing slow ever holds; any thread.
package final class ClipCache: Sendable {
  fileprivate struct Entry {
    var request: SpeechRequest
    var clip: Clip
    var number: Int
    var older: Int?
    var newer: Int?
  }

  /// A dictionary into a list, oldest to newest, whose links are places in an array.
  fileprivate struct State {
    var places: [SpeechRequest: Int] = [:]
    var entries: [Entry?] = []
    var free: [Int] = []
    var oldest: Int?
    var newest: Int?
    var bytes = 0
  }

  private let state = Mutex(State())
  private let limit: Int

  /// A cache of at most `limit` bytes of samples.
  package init(limit: Int) { self.limit = limit }

  /// The bytes of samples it holds.
  package var bytes: Int { state.withLock { $0.bytes } }

  /// Whether there is a clip of `request`; its age stays as it is.
  package func contains(_ request: SpeechRequest) -> Bool {
    state.withLock { $0.places[request] != nil }
  }

  /// The clip of `request`, which is the newest from now on.
  package func clip(_ request: SpeechRequest) -> Clip? {
    state.withLock { state in
      guard let place = state.places[request] else { return nil }
      state.renew(place)
      return state.entries[place]?.clip
    }
  }

  /// All clips with their requests.
  func all() -> [(SpeechRequest, Clip)] {
    state.withLock { $0.entries.compactMap { entry in entry.map { ($0.request, $0.clip) } } }
  }

  /// Keeps `clip` for `request`; one larger than the whole cache is not kept. With a `number`, those of the
  /// same number that came before stay, and it is not kept where they leave no room.
  package func insert(_ clip: Clip, for request: SpeechRequest, of number: Int? = nil) {
    let size = State.size(clip)
    guard size <= limit else { return }
    // The clips dropped are released after the lock.
    let dropped = state.withLock { state -> [Clip] in
      var dropped = [state.remove(request)].compactMap(\.self)
      while state.bytes + size > limit, let oldest = state.oldestEntry {
        if let number, oldest.number == number { return dropped }
        if let clip = state.remove(oldest.request) { dropped.append(clip) }
      }
      state.append(clip, request, number ?? 0)
      return dropped
    }
    _ = dropped
  }

  /// Drops the clips of all requests that `isUnwanted` says yes to, and returns the requests.
  package func remove(where isUnwanted: (SpeechRequest) -> Bool) -> [SpeechRequest] {
    // Asked before the lock is taken again: a tap waits for nobody's answers.
    let unwanted = state.withLock { Array($0.places.keys) }.filter(isUnwanted)
    let dropped = state.withLock { state in unwanted.map { state.remove($0) } }
    _ = dropped
    return unwanted
  }
}

extension ClipCache.State {
  static func size(_ clip: Clip) -> Int { clip.samples.count * MemoryLayout<Float>.stride }

  var oldestEntry: ClipCache.Entry? { oldest.flatMap { entries[$0] } }

  mutating func append(_ clip: Clip, _ request: SpeechRequest, _ number: Int) {
    let entry = ClipCache.Entry(request: request, clip: clip, number: number)
    let place: Int
    if let reused = free.popLast() {
      place = reused
      entries[place] = entry
    } else {
      place = entries.count
      entries.append(entry)
    }
    places[request] = place
    bytes += Self.size(clip)
    linkAsNewest(place)
  }

  mutating func remove(_ request: SpeechRequest) -> Clip? {
    guard let place = places.removeValue(forKey: request) else { return nil }
    unlink(place)
    let clip = entries[place]?.clip
    entries[place] = nil
    free.append(place)
    bytes -= clip.map(Self.size) ?? 0
    return clip
  }

  mutating func renew(_ place: Int) {
    guard newest != place else { return }
    unlink(place)
    linkAsNewest(place)
  }

  private mutating func unlink(_ place: Int) {
    let older = entries[place]?.older
    let newer = entries[place]?.newer
    if let older { entries[older]?.newer = newer } else { oldest = newer }
    if let newer { entries[newer]?.older = older } else { newest = older }
  }

  private mutating func linkAsNewest(_ place: Int) {
    entries[place]?.older = newest
    entries[place]?.newer = nil
    if let newest { entries[newest]?.newer = place } else { oldest = place }
    newest = place
  }
}
