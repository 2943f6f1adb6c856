import MeadowFoundations
import Synchronization

extension SpeechService {
  /// Keeps a clip in memory and on disk, and says whether it did.
  ///
  /// One in another voice than its request's is only counted, or it would be heard long after the
  /// right one can be made; after a provisional one the exact clip is made behind everything else.
  func keep(
    _ made: MadeClip, for request: SpeechRequest, _ key: ClipKey, at place: ClipPlace = .said
  ) -> Bool {
    if made.isStandIn {
      counts.withLock { $0.statistics.standIns += 1 }
      return false
    }
    if let reason = made.substitution {
      counts.withLock { $0.statistics.substitutes += 1 }
      store?.noteFailure(reason)
      return false
    }
    if made.isProvisional {
      counts.withLock { $0.statistics.provisional += 1 }
      makeExactLater(request)
      return false
    }
    reports[request] = made.report
    remember(made.clip, for: request, at: place)
    store?.saveLater(made.clip, key)
    return true
  }

  /// Keeps a clip in memory, with the board's where it was rendered ahead.
  func remember(_ clip: Clip, for request: SpeechRequest, at place: ClipPlace) {
    switch place {
    case .said: cache.insert(clip, for: request)
    case .board(let number): board.insert(clip, for: request, of: number)
    case .disk(let number):
      if store == nil { board.insert(clip, for: request, of: number) }
    }
  }
}

/// Where a clip is kept beside the disk.
enum ClipPlace: Equatable {
  /// With what was said.
  case said
  /// With the board, by the pre-rendering with this number: what it made first is needed most.
  case board(Int)
  /// Nowhere else, of a pre-rendering with this number: there is room in memory for what is seen.
  case disk(Int)
}
