public import MeadowFoundations
import Synchronization

extension SpeechService {
  /// Drops from memory every clip whose request `isForgotten` says yes to, and returns the requests,
  /// in no order, so that the caller can have the ones that matter made anew.
  ///
  /// For a word of the family's that changed. A request with the new reading has another key, so the
  /// old sound is out of use anyway; this frees its memory and its file. Any thread.
  @discardableResult
  public func forget(where isForgotten: (SpeechRequest) -> Bool) -> [SpeechRequest] {
    exact.remove(where: isForgotten)
    let requests = Set(board.remove(where: isForgotten) + cache.remove(where: isForgotten))
    // What is gone may have been counted. Asked outside the lock: a touch waits for nobody's answers.
    let gone = counts.withLock { $0.passed }.filter(isForgotten)
    counts.withLock {
      $0.passed.subtract(gone)
      if !requests.isEmpty { $0.statistics.ready = 0 }
    }
    for request in requests {
      guard let key = try? key(of: request, voice(of: request)) else { continue }
      store?.removeLater(key)
    }
    return Array(requests)
  }

  /// Drops every clip in which `recording` sounds.
  @discardableResult
  public func forget(_ recording: RecordingID) -> [SpeechRequest] {
    forget { request in
      request.readings.contains { reading in
        if case .recording(recording, _) = reading.sound { true } else { false }
      }
    }
  }

  /// Removes every clip from the disk and writes those anew that are still in memory; for a word that a
  /// family has removed. No file says what it holds, so none can be picked out.
  public func eraseFiles() async {
    exact.remove { _ in true }
    await exact.untilEmpty()  // what is being made now would be written after the others are gone
    guard let store else { return }
    await store.erase()
    counts.withLock { $0.passed = [] }
    for (request, clip) in board.all() + cache.all() {
      guard let key = try? key(of: request, voice(of: request)) else { continue }
      store.saveLater(clip, key)
    }
  }
}
