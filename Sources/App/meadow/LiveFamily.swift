import Foundation
import MeadowEngines
import MeadowFamily
import MeadowSpeech
import MeadowStore

/// What is the family's own, on this disk.
struct LiveFamily {
  /// The parts the host works with.
  let parts: Family
  private let store: FamilyStore
  private let dose: SoundDoseKeeper

  /// The family whose data lie in `data`. Never fails: without a store Meadow speaks all the same.
  init(in data: URL) {
    store = FamilyStore.open(at: data.appending(path: "family.sqlite").path)
    dose = SoundDoseKeeper(store: store)
    parts = Family(
      words: MyWords(store: store), recordings: Self.recordings(in: data), dose: dose,
      date: { Date() })
  }

  /// Where the recordings of the family in `data` lie.
  static func recordings(in data: URL) -> RecordingStore {
    RecordingStore(directory: data.appending(path: "recordings").path)
  }

  /// What is wrong with the store, in a sentence, or nil.
  var problem: String? {
    if let aside = store.putAside {
      return
        "The family's words could not be read; they are kept as \(aside), and a new list begins."
    }
    return store.problem?.description
  }

  /// Writes what is left and closes the store.
  func close() async {
    await dose.close(at: Date())
    store.close()
  }
}
