public import MeadowFoundations
public import MeadowStore
import Synchronization

/// What is put back to its beginning.
public enum ProfileReset: Equatable, Sendable {
  /// All settings; the child stays, with its name, age, tier and voice.
  case settings
  /// Everything of every child, and the gate's code.
  case everything
}

extension ProfileService {
  /// Begins again with `scope`. Of the settings the child's voice and age stay, which document 001
  /// counts among what is known of the child; `everything` is gone from the disk when this returns,
  /// also the copies, and throws where the disk refuses: then nothing has changed.
  ///
  /// The caller forgets My Words, the log and, in memory, the gate's code. A reset of the settings at
  /// `moment` can be taken back; set-ups that were kept under a name stay with it.
  public func reset(
    _ scope: ProfileReset, at moment: WallTime = WallTime(milliseconds: 0)
  ) throws(FamilyProblem) {
    switch scope {
    case .settings:
      let old = record
      var record = old
      record.speech = SpeechSettings()
      record.speech.voice = old.speech.voice
      record.chosen = ChosenSettings()
      record.noteStep(.reset, from: old, at: moment)
      keep(record)
      write()
    case .everything:
      let record = ProfileRecord()
      let id = try FamilyProblem.of { () throws(StoreError) in
        try store.resetProfiles(to: RecordText.bytes(record))
      }
      mirror.remove()
      if let legacy { ProfileMirror.remove(legacy.path) }
      // What was still to be written belongs to a child that is gone.
      let entry = ProfileEntry(KeptProfile(id: id, revision: 1, record: record))
      state.withLock { $0 = ProfileState(active: id, entries: [entry]) }
    }
  }
}
