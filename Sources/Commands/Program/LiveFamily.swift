import Foundation
import MeadowFamily
import MeadowFoundations
import MeadowJournal
import MeadowRuntime
import MeadowSpeech
import MeadowStore
import MeadowTalk
import MeadowVocabulary
import RecordedVoices

/// What is the family's own, on this disk.
struct LiveFamily {
  /// The parts the host works with.
  let parts: Family
  private let store: FamilyStore
  private let dose: SoundDoseKeeper
  private let profiles: ProfileService
  private let log: EventLogger

  /// The family whose data lie in `data`. Never fails: without a store Meadow speaks all the same.
  init(in data: URL, takes: TakeStore) {
    store = FamilyStore.open(at: data.appending(path: "family.sqlite").path)
    dose = SoundDoseKeeper(store: store)
    profiles = ProfileService(
      store: store, mirror: data.appending(path: "profile.json").path,
      legacy: SettingsFile(path: data.appending(path: "settings.json").path))
    log = EventLogger(
      store: EventStore.open(
        at: data.appending(path: "events.sqlite").path,
        OlderLog(of: profiles.active, word: OlderWords(data).id)))
    var parts = Family(
      words: MyWords(store: store), recordings: Self.recordings(in: data), dose: dose,
      date: { Date() })
    parts.takes = takes
    parts.profiles = profiles
    parts.log = log
    parts.gate = ParentGateService(store: store)
    parts.listening = ListeningResults(store: store)
    let journals = JournalStore(data: data.path)
    parts.journals = journals
    parts.onErase.append { child in try await journals.erase(child: Int64(child)) }
    parts.onReset.append { try await journals.eraseAll() }
    self.parts = parts
  }

  /// Where the child was, as it was kept.
  var place: NavigationState? { profiles.kept(.navigation) }

  /// What was celebrated before.
  var milestones: CelebrationMilestones? { profiles.kept(.milestones) }

  /// Where the takes of voices recorded at home lie.
  static func takes(in data: URL) -> TakeStore {
    TakeStore(directory: data.appending(path: "voices").path)
  }

  /// Where the recordings of the family in `data` lie.
  static func recordings(in data: URL) -> RecordingStore {
    RecordingStore(directory: data.appending(path: "recordings").path)
  }

  /// What was found damaged at the start, a sentence each.
  var notes: [String] {
    var notes = profiles.notes
    if let aside = store.putAside {
      notes.append(
        "The family's words could not be read; they are kept as \(aside), and a new list begins.")
    }
    if let aside = log.putAside {
      notes.append("The log could not be read; it is kept as \(aside), and a new one begins.")
    }
    return notes
  }

  /// What cannot be kept just now, a sentence each; it may pass.
  var problems: [String] { [profiles.problem, log.status.problem].compactMap { $0 } }

  /// Writes what is left and closes the files.
  func close() async {
    await dose.close(at: Date())
    await profiles.flush()
    await log.close()
    store.close()
  }
}
