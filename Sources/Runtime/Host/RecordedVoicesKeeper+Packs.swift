import MeadowFiles
import MeadowFoundations
import MeadowSpeech
public import RecordedVoices

/// Voices that go out, come in and are erased.
extension RecordedVoicesKeeper {
  public func pack(of id: String) async throws -> FamilyFile {
    let store = try requireStore()
    let voice = try file(id)
    guard let bytes = store.pack(of: voice) else {
      throw InputProblem(
        .unavailable, field: "id", reason: "the pack cannot be put together",
        advice: "close other programs and try again")
    }
    return FamilyFile(mediaType: "application/zip", bytes: bytes, name: "\(voice.id).zip")
  }

  public func importVoice(_ bytes: [UInt8], _ wish: VoiceWish) async throws -> VoiceImportReply {
    let store = try requireStore()
    let words = await words(nil)
    var voice = try VoiceImport(zip: bytes, wish, maker(store))
    voice.spell(as: words.map { ($0.text, $0.language) })
    try stored { () throws(FileProblem) in try store.install(voice) }
    synthesis.add(voice.voice.definition)
    let file = await bringNear(voice.voice)
    await host?.renderBoard()
    return VoiceImportReply(
      summary: summary(file, words), taken: voice.takes.count,
      unlisted: voice.unlisted(among: words.map { ($0.text, $0.language) }),
      unread: voice.unread)
  }

  /// Knows the voices that another program has taken in or erased meanwhile (`meadow voices import`, say).
  func takeUpFiles() async {
    guard let store else { return }
    let there = store.voices(butTakesOf: files.map(\.id))
    for voice in there where !files.contains(where: { $0.id == voice.id }) {
      synthesis.add(voice.definition)
    }
    let gone = files.filter { voice in !there.contains { $0.id == voice.id } }
    for voice in gone {
      await host?.replaceVoice(voice.id, by: voice.recorded.nearVoice)
      synthesis.remove(voice.id)
      store.erase(voice.id)
    }
    let ids = gone.map(\.id)
    if !ids.isEmpty { await eraseClips { ids.contains($0.voice) } }
  }

  public func eraseVoice(_ id: String) async throws {
    let store = try requireStore()
    let voice = try file(id)
    // Nobody may be left speaking with a voice that is gone.
    await host?.replaceVoice(voice.id, by: voice.recorded.nearVoice)
    synthesis.remove(voice.id)
    store.erase(voice.id)
    await eraseClips { $0.voice == voice.id }
  }

  /// Erases every recorded voice, for a family that begins anew.
  package func eraseAll() async {
    guard let store else { return }
    for voice in files {
      synthesis.remove(voice.id)
      store.erase(voice.id)
    }
    await eraseClips { _ in true }
  }

  /// Leaves no clip of what `isGone` in memory or on the disk.
  private func eraseClips(where isGone: (SpeechRequest) -> Bool) async {
    synthesis.forget(where: isGone)
    await synthesis.eraseFiles()
    synthesis.forget(where: isGone)
    await host?.renderBoard()
  }
}
