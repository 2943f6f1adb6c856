import Foundation
import MeadowCommands
import MeadowFoundations
import MeadowSpeech
import NaturalVoices
import RecordedVoices

/// Finds, adds and removes voices that other programs make, as files in the data directory's voices/.
enum LiveVoiceServers {
  static let servers = VoiceServers(offers: offers, add: add, remove: remove)

  private static func offers(
    _ wish: VoiceServers.Wish, _ data: String?
  ) async throws -> [String] {
    let log = try ProgramDirectories.data(data).path
    return try NaturalVoiceStudy.offers(natural(wish), log: log).map { voice in
      let speakers = voice.speakers.isEmpty ? "" : ", \(voice.speakers.count) speakers"
      let source = voice.source.isEmpty ? "" : "; from \(voice.source)"
      let languages = voice.languages.joined(separator: " ")
      return "\(voice.name)  \(languages)\(speakers)  \(voice.program)\(source)"
    }
  }

  private static func add(_ wish: VoiceServers.Wish, _ data: String?) async throws -> [String] {
    let data = try ProgramDirectories.data(data)
    let voices = data.appending(path: "voices")
    let files = try NaturalVoiceStudy.files(natural(wish), log: data.path)
    try refuseOwn(files.map(\.id))
    do {
      try FileManager.default.createDirectory(
        at: voices, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      for file in files {
        try encoder.encode(file.json).write(
          to: voices.appending(path: file.id + ".json"), options: .atomic)
      }
    } catch {
      throw CommandFailure.badData(
        "--data \(voices.path) cannot be written: choose a directory you may write to")
    }
    let leaves = natural(wish).otherHost.map {
      "Warning: what these voices say leaves this device. Every word, the family's names too, is sent to "
        + "\($0)."
    }
    return files.map { "\($0.id): \($0.summary)" } + [leaves].compactMap(\.self)
  }

  private static func remove(_ name: String, _ data: String?) async throws -> [String] {
    let id = try VoiceID(name)
    let data = try ProgramDirectories.data(data)
    let voices = data.appending(path: "voices")
    let ids = ["", "-girl", "-boy", "-meadow"].map { id.name + $0 }
    let there = ids.filter {
      FileManager.default.fileExists(atPath: voices.appending(path: $0 + ".json").path)
    }
    guard !there.isEmpty else {
      throw InputProblem(
        .unknown, field: "name", reason: "no voice \"\(id)\" was added",
        advice: "meadow voices lists those there are")
    }
    let store = LiveFamily.takes(in: data)
    for voice in store.voices() where there.contains(voice.id.name) {
      store.erase(voice.id)
      // No clip says whose it is, so all are made anew.
      await ClipStore(directory: data.path + "/clips").erase()
    }
    for id in there
    where FileManager.default.fileExists(atPath: voices.appending(path: id + ".json").path) {
      try FileManager.default.removeItem(at: voices.appending(path: id + ".json"))
    }
    return there.map { "\($0) is removed" }
  }

  /// A voice that comes with Meadow keeps its name.
  private static func refuseOwn(_ ids: [String]) throws {
    let own = try ProgramDirectories.home().appending(path: "voices")
    for id in ids
    where FileManager.default.fileExists(atPath: own.appending(path: id + ".json").path) {
      throw InputProblem(
        field: "name", reason: "\"\(id)\" comes with Meadow", advice: "choose another name")
    }
  }

  private static func natural(_ wish: VoiceServers.Wish) -> NaturalVoiceWish {
    NaturalVoiceWish(
      name: wish.name, server: wish.server, allowed: wish.allowed, program: wish.program,
      voice: wish.voice, speaker: wish.speaker, licence: wish.licence)
  }
}
