import MeadowFoundations
import MeadowSound
import Synchronization

/// Makes each chime once and keeps it.
final class ChimeBox: Sendable {
  private let clips = Mutex<[ChimeIntensity: Clip]>([:])

  func clip(_ intensity: ChimeIntensity) -> Clip {
    clips.withLock { clips in
      if let clip = clips[intensity] { return clip }
      let clip = Chime.clip(intensity)
      clips[intensity] = clip
      return clip
    }
  }
}
