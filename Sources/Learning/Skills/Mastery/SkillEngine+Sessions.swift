import MeadowFoundations

/// The sessions of the engine (learning R9).
extension SkillEngine {
  /// Ends the session where the child has long done nothing.
  mutating func endIdleSession(at now: WallTime) -> [Effect] {
    guard let session = state.session, session.end <= now else { return [] }
    return endSession()
  }

  /// Ends the session that goes on, if one does.
  mutating func endSession() -> [Effect] {
    guard let session = state.session else { return [] }
    state.session = nil
    return [.sessionEnded(session.number)]
  }

  /// Something is done: a session goes on, or one begins.
  mutating func beSeen(at now: WallTime) -> [Effect] {
    guard state.session == nil else {
      state.session?.touch(at: now)
      return []
    }
    state.lastSession += 1
    state.session = SkillSession(number: state.lastSession, at: now)
    return [.sessionBegan(state.lastSession)]
  }
}
