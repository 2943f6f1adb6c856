import Foundation
import MeadowContent
import MeadowFamily
import MeadowFoundations
import MeadowJournal
import MeadowRuntime
import MeadowSpeech
import MeadowStore
import MeadowTalk
import MeadowVocabulary

/// A host with a family, whose data lie in a directory of the test's own.
struct FamilyRig {
  let directory: URL
  let rig: HostRig
  let profiles: ProfileService
  let log: EventLogger
  var host: ActivityHost { rig.host }

  /// A family whose log is the file `log` of its directory.
  init(
    activities: [any Activity] = TestActivities.all, log path: String = "events.sqlite",
    onErase: [@Sendable (Int) async throws -> Void] = []
  ) async throws {
    directory = FileManager.default.temporaryDirectory
      .appending(path: "meadow-family-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let store = FamilyStore.open(at: directory.appending(path: "family.sqlite").path)
    let recordings = RecordingStore(directory: directory.appending(path: "recordings").path)
    var family = Family(
      words: MyWords(store: store), recordings: recordings, dose: SoundDoseKeeper(store: store),
      date: { Date(timeIntervalSince1970: 1_800_000_000) })
    profiles = ProfileService(
      store: store, mirror: directory.appending(path: "profile.json").path, legacy: nil)
    log = EventLogger(
      store: EventStore.open(
        at: directory.appending(path: path).path, OlderLog(of: profiles.active)))
    family.profiles = profiles
    family.log = log
    family.gate = ParentGateService(store: store)
    family.listening = ListeningResults(store: store)
    family.zone = .gmt
    let journals = JournalStore(data: directory.path)
    family.journals = journals
    family.onErase = onErase + [{ child in try await journals.erase(child: Int64(child)) }]
    family.onReset = [{ try await journals.eraseAll() }]
    rig = try await HostRig(
      content: VocabularyService(try VocabularyFile.bundled(), manifests: try SceneFile.bundled()),
      defaults: try DefaultsFile.bundled(), family: family, recordings: recordings,
      activities: activities)
  }

  /// The profiles as another program reads them.
  var profilesOnDisk: [ProfileRecord] {
    let store = FamilyStore.open(at: directory.appending(path: "family.sqlite").path)
    return (try? store.profiles())?
      .compactMap { try? JSONDecoder().decode(ProfileRecord.self, from: Data($0.record)) } ?? []
  }

  /// The files that hold `text`, in any case, in UTF-8 or in UTF-16.
  func holding(_ text: String) -> [String] {
    let wanted = text.lowercased()
    let all = FileManager.default.enumerator(atPath: directory.path)
    return (all?.allObjects ?? []).compactMap { $0 as? String }.sorted().filter { name in
      guard let bytes = FileManager.default.contents(atPath: directory.path + "/" + name) else {
        return false
      }
      let narrow = String(decoding: bytes, as: UTF8.self).lowercased()
      // Every other byte of UTF-16 is zero.
      let wide = String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self).lowercased()
      return name.lowercased().contains(wanted) || narrow.contains(wanted) || wide.contains(wanted)
    }
  }

  /// Adds a child called `name` to Mia, who is the first.
  func addBen(_ edit: (inout ProfileChange) -> Void = { _ in }) async throws -> ChildSummary {
    var mia = ProfileChange()
    mia.name = "Mia"
    _ = try await host.change(mia)
    var ben = ProfileChange()
    ben.name = "Ben"
    edit(&ben)
    return try await host.addChild(ben)
  }

  func end() { try? FileManager.default.removeItem(at: directory) }

  /// The words as the next start finds them, and their store.
  func wordsAgain() -> (words: MyWords, store: FamilyStore) {
    let store = FamilyStore.open(at: directory.appending(path: "family.sqlite").path)
    return (MyWords(store: store), store)
  }

  /// Adds a word and returns it.
  func add(_ text: String, _ edit: (inout MyWordChange) -> Void = { _ in }) async throws
    -> MyWordSummary
  {
    var change = MyWordChange()
    change.group = "people"
    change.text = text
    edit(&change)
    return try await host.words.add(change)
  }

  /// A tone as a WAV file of 16 bits at 48 kHz.
  static func wave(seconds: Double) -> [UInt8] {
    let count = Int(seconds * 48_000)
    let body = (0..<count).flatMap { frame -> [UInt8] in
      let value = Int16((frame * 440 / 48_000 % 2 == 0 ? 1 : -1) * (frame % 109) * 90)
      return [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
    }
    func number(_ value: Int, _ bytes: Int) -> [UInt8] {
      (0..<bytes).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    let format = number(1, 2) + number(1, 2) + number(48_000, 4) + number(96_000, 4)
    return Array("RIFF".utf8) + number(36 + body.count, 4) + Array("WAVEfmt ".utf8)
      + number(16, 4) + format + number(2, 2) + number(16, 2) + Array("data".utf8)
      + number(body.count, 4) + body
  }
}
