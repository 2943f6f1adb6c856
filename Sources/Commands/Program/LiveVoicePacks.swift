import Foundation
import MeadowCommands
import MeadowFoundations
import MeadowRuntime
import MeadowSpeech
import MeadowTalk
import RecordedVoices

/// Takes recorded voices in and out, as files in the data directory's voices/.
enum LiveVoicePacks {
  static let packs = VoicePacks(take: take, give: give)

  private static func take(
    _ path: String, _ wish: VoicePacks.Wish, _ data: String?
  ) async throws -> [String] {
    let data = try ProgramDirectories.data(data)
    let store = LiveFamily.takes(in: data)
    store.tidy()
    let library = try VoiceLibrary.load(
      from: ProgramDirectories.home().appending(path: "voices").path,
      own: data.path + "/voices", engines: LiveEnvironment.engines(store))
    let day = Date().formatted(.iso8601.year().month().day().timeZone(separator: .omitted))
    let maker = RecordedVoiceMaker(
      voices: library.voices, store: store, day: String(day.prefix(10)),
      moment: Date().formatted(.iso8601))
    var voice = try read(URL(filePath: path), try recorded(wish), maker)
    let content = TalkContent(vocabulary: try LiveContent.load(from: data).vocabulary)
    let words = RecordedVoicesKeeper.words(of: [content])
    voice.spell(as: words)
    voice.voice = voice.voice.brought(near: voice.takes.map(\.take)) ?? voice.voice
    do { try store.install(voice) } catch {
      throw CommandFailure.badData("\(error)")
    }
    return lines(of: voice, unlisted: voice.unlisted(among: words))
  }

  private static func lines(of voice: VoiceImport, unlisted: [String]) -> [String] {
    let id = voice.voice.id
    let warned = voice.takes.filter { !$0.take.problems.isEmpty }
    return ["\(id): \(voice.voice.name), \(voice.takes.count) words and phrases"]
      + unlisted.map { "kept, though the board has no such word: \($0)" }
      + warned.map { take, _ in
        "\(take.text): \(take.problems.map(\.advice).joined(separator: " "))"
      }
      + voice.unread.map { "left out: \($0.file): \($0.reason)" }
      + ["Hear it: meadow voices --preview \(id)"]
  }

  private static func recorded(_ wish: VoicePacks.Wish) throws(InputProblem) -> VoiceWish {
    var made = VoiceWish()
    (made.name, made.speaker, made.near) = (wish.name, wish.speaker, wish.near)
    (made.consentBy, made.isAgreed) = (wish.consentBy, wish.consentBy != nil)
    made.forWhom = wish.isCompanions ? .companion : .child
    if let tag = wish.language { made.language = try Language(tag: tag) }
    return made
  }

  private static func read(
    _ place: URL, _ wish: VoiceWish, _ maker: RecordedVoiceMaker
  ) throws -> VoiceImport {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else {
      throw CommandFailure.badData("\(place.path) is not there: check the path")
    }
    if isFolder.boolValue { return try VoiceImport(files: files(in: place), wish, maker) }
    let bytes = try bytes(of: place)
    guard place.pathExtension.lowercased() == "csv" else {
      return try VoiceImport(zip: bytes, wish, maker)
    }
    let table = NamedSound(name: place.lastPathComponent, bytes: bytes)
    let sounds = try files(in: place.deletingLastPathComponent()).filter {
      !$0.name.lowercased().hasSuffix(".csv")
    }
    return try VoiceImport(files: [table] + sounds, wish, maker)
  }

  /// The sound files and tables of a folder, those within its folders too.
  private static func files(in folder: URL) throws -> [NamedSound] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { NamedSound.isMeant($0) }.prefix(TakeBounds.most + 100).map {
      NamedSound(name: $0, bytes: try bytes(of: folder.appending(path: $0)))
    }
  }

  private static func bytes(of file: URL) throws -> [UInt8] {
    do { return Array(try Data(contentsOf: file)) } catch {
      throw CommandFailure.badData("\(file.path) cannot be read: check the path and its rights")
    }
  }

  private static func give(_ name: String, _ path: String, _ data: String?) async throws -> String {
    let id = try VoiceID(name)
    let store = LiveFamily.takes(in: try ProgramDirectories.data(data))
    guard let voice = store.voices().first(where: { $0.id == id }) else {
      throw InputProblem(
        .unknown, field: "voice", reason: "there is no recorded voice \"\(id)\"",
        advice: "meadow voices lists those there are")
    }
    guard let pack = store.pack(of: voice) else {
      throw CommandFailure.unavailable("the pack cannot be put together")
    }
    do { try Data(pack).write(to: URL(filePath: path), options: .atomic) } catch {
      throw CommandFailure.badData("\(path) cannot be written: choose another place")
    }
    return "\(path): \(store.takes(of: id).count) words and phrases of \(voice.recorded.speaker)"
  }
}
