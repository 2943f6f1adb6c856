import Foundation
import MeadowFoundations
import MeadowSpeech
import MeadowTestSupport
import RecordedVoices
import Testing

/// Takes on the disk (own-28): nothing is lost in a crash, nothing is left when it is erased.
@Suite("Takes, kept")
struct TakeStoreTests {
  private static let moment = "2026-11-27T22:40:00Z"

  /// A voice with takes of `texts`.
  static func voice(
    _ store: TakeStore, _ texts: [String], name: String = "Nana"
  ) async throws -> RecordedVoiceFile {
    let maker = RecordedVoiceMaker(
      voices: try SharedEspeak.voices().voices, store: store, day: "2026-11-27", moment: moment)
    var wish = VoiceWish()
    (wish.name, wish.speaker, wish.consentBy) = (name, "Rosa Diaz", "Rosa Diaz")
    (wish.isAgreed, wish.forWhom) = (true, .child)
    let voice = try maker.voice(wish)
    try store.write(voice)
    for text in texts { try await keep(text, in: voice, store) }
    return voice
  }

  @discardableResult
  static func keep(
    _ text: String, in voice: RecordedVoiceFile, _ store: TakeStore, saying words: String? = nil,
    on: String = moment
  ) async throws -> Take {
    let study = try TakeRig.study(await TakeRig.said(words ?? text))
    let take = Take(study, text: text, language: .english, on: on)
    try store.keep(take, study.samples, in: voice.id)
    return take
  }

  private static func key(_ text: String) throws -> TakeKey { try #require(TakeKey(text)) }

  @Test("case and punctuation make no other text; other words and other languages do")
  func keys() throws {
    #expect(TakeKey("I want!") == TakeKey("i  WANT"))
    #expect(TakeKey("don’t touch me.") == TakeKey("Don't touch me"))
    #expect(TakeKey("all-done") == TakeKey("all done"))
    #expect(TakeKey("want") != TakeKey("wants"))
    #expect(TakeKey("come") != TakeKey("come", .spanish))
    #expect(TakeKey("?!") == nil)
    #expect(TakeKey(String(repeating: "a", count: 201)) == nil)
  }

  @Test("what is kept is there for the next start, as it was heard")
  func kept() async throws {
    let directory = TakeDirectory()
    let store = TakeStore(directory: directory.path)
    let voice = try await Self.voice(store, ["more", "I love you"])
    let again = TakeStore(directory: directory.path)
    #expect(again.voices() == [voice])
    #expect(again.takes(of: voice.id) == store.takes(of: voice.id))
    let take = try #require(again.take(of: Self.key("MORE"), in: voice.id))
    #expect(again.samples(of: take, in: voice.id)?.isEmpty == false)
  }

  @Test("a lost, old or damaged index loses nothing: the files say what they are")
  func lostIndex() async throws {
    let directory = TakeDirectory()
    let store = TakeStore(directory: directory.path)
    let voice = try await Self.voice(store, ["more", "help"])
    let index = directory.path + "/nana/takes.json"
    let old = try Data(contentsOf: URL(filePath: index))
    try await Self.keep("eat", in: voice, store)
    let all = store.takes(of: voice.id)
    for damage in [nil, old, Data("{".utf8)] {
      try FileManager.default.removeItem(atPath: index)
      if let damage { try damage.write(to: URL(filePath: index)) }
      let next = TakeStore(directory: directory.path)
      #expect(next.voices().count == 1)
      #expect(next.takes(of: voice.id) == all)
    }
  }

  @Test("a newer take takes the place of the older one, also where a crash kept both files")
  func replaced() async throws {
    let directory = TakeDirectory()
    let store = TakeStore(directory: directory.path)
    let voice = try await Self.voice(store, ["more"])
    let index = URL(filePath: directory.path + "/nana/takes.json")
    let before = try Data(contentsOf: index)
    let old = try #require(directory.names("nana").first { $0.hasSuffix(".flac") })
    let sound = try Data(contentsOf: URL(filePath: directory.path + "/nana/" + old))
    let new = try await Self.keep(
      "more", in: voice, store, saying: "no more", on: "2026-11-28T08:00:00Z")
    #expect(!directory.names("nana").contains(old))
    try before.write(to: index)
    try sound.write(to: URL(filePath: directory.path + "/nana/" + old))
    let next = TakeStore(directory: directory.path)
    _ = next.voices()
    #expect(next.take(of: try Self.key("more"), in: voice.id) == new)
    #expect(directory.names("nana").count == 2)
  }

  @Test("a removed take does not come back, and an erased voice leaves nothing")
  func erased() async throws {
    let directory = TakeDirectory()
    let store = TakeStore(directory: directory.path)
    let voice = try await Self.voice(store, ["more", "help"])
    store.remove(try Self.key("more"), in: voice.id)
    try FileManager.default.removeItem(atPath: directory.path + "/nana/takes.json")
    let next = TakeStore(directory: directory.path)
    _ = next.voices()
    #expect(next.takes(of: voice.id).count == 1)
    next.erase(voice.id)
    #expect(directory.names() == [])
    #expect(TakeStore(directory: directory.path).voices() == [])
  }

  @Test("a take whose file is not what was written is never heard")
  func damaged() async throws {
    let directory = TakeDirectory()
    let store = TakeStore(directory: directory.path)
    let voice = try await Self.voice(store, ["more"])
    let take = try #require(store.take(of: Self.key("more"), in: voice.id))
    let name = try #require(directory.names("nana").first { $0.hasSuffix(".flac") })
    let path = URL(filePath: directory.path + "/nana/" + name)
    try Data(contentsOf: path).dropLast(2000).write(to: path)
    #expect(store.samples(of: take, in: voice.id) == nil)
  }
}
