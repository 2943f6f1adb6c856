import MeadowFamily
import MeadowFoundations
import MeadowTalk

/// What was said on a tablet while the service was away.
extension ActivityHost {
  /// The tellings that were counted, so that one which comes twice counts once; the latest of them.
  private static let mostTellings = 64

  public func takeIn(_ told: AwayTouches) async -> Int {
    guard talk.settings.speaksWhenAway, note(told.id) else { return 0 }
    // The name first: what is told is lost with a disk that fails now, and never counted twice.
    await parts.family?.profiles?.flush()
    // A word that was removed meanwhile is in no log again.
    let touches = told.touches.compactMap { touch in
      (requests.ownWord(touch.word).map { FoundWord($0) } ?? word(touch.word, in: nil))
        .map { AwayTouch($0, secondsAgo: touch.secondsAgo) }
    }
    for event in talk.events(ofAway: touches) { log(event) }
    await parts.family?.log?.flush()
    return touches.count
  }

  /// Whether a telling called `id` is new; from now on it is not.
  private func note(_ id: String) -> Bool {
    guard let profiles = parts.family?.profiles else { return false }
    var known: [PlainJSON] = []
    if let kept = profiles.savedState(.awayTouches), case .list(let ids)? = PlainJSON(bytes: kept) {
      known = ids
    }
    guard !known.contains(.text(id)) else { return false }
    known.append(.text(id))
    profiles.keep(.awayTouches, PlainJSON.list(known.suffix(Self.mostTellings)).bytes, of: child)
    return true
  }
}
