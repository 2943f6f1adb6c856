import Foundation
import MeadowFoundations
import MeadowSpeech
import MeadowTestSupport
import RecordedVoices
import Testing

/// Recorded voices that go out and come in (own-28).
@Suite("Voice packs")
struct VoicePackTests {
  private static func maker(_ store: TakeStore) throws -> RecordedVoiceMaker {
    RecordedVoiceMaker(
      voices: try SharedEspeak.voices().voices, store: store, day: "2026-11-28",
      moment: "2026-11-28T10:00:00Z")
  }

  private static var wish: VoiceWish {
    var wish = VoiceWish()
    (wish.name, wish.speaker, wish.consentBy) = ("Opa", "Karl", "Karl")
    wish.isAgreed = true
    return wish
  }

  private static func sounds(_ texts: [String: String]) async throws -> [NamedSound] {
    var sounds: [NamedSound] = []
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      let word = TakeRig.recording(try await TakeRig.said(text))
      sounds.append(NamedSound(name: name, bytes: try TakeRig.wave(word)))
    }
    return sounds
  }

  @Test("a pack that went out comes in as the same voice, to the last sample")
  func roundTrip() async throws {
    let (home, away) = (TakeDirectory(), TakeDirectory())
    let store = TakeStore(directory: home.path)
    let voice = try await TakeStoreTests.voice(store, ["more", "I love you", "help", "eat", "up"])
    let pack = try #require(store.pack(of: voice))
    let other = TakeStore(directory: away.path)
    let read = try VoiceImport(zip: pack, VoiceWish(), Self.maker(other))
    try other.install(read)
    let there = try #require(other.voices().first)
    #expect(there.recorded.speaker == "Rosa Diaz" && there.recorded.consent.on == "2026-11-27")
    #expect(other.takes(of: there.id) == store.takes(of: voice.id))
    for take in other.takes(of: there.id).values {
      #expect(other.samples(of: take, in: there.id) == store.samples(of: take, in: voice.id))
    }
    // The same pack at home is another voice beside the first.
    let second = try VoiceImport(zip: pack, VoiceWish(), Self.maker(store))
    #expect(second.voice.id.name == "nana-2")
  }

  @Test("a pack that was changed or cut anywhere is taken whole or not at all", arguments: 1...30)
  func damaged(seed: UInt64) async throws {
    let (home, away) = (TakeDirectory(), TakeDirectory())
    let store = TakeStore(directory: home.path)
    let voice = try await TakeStoreTests.voice(store, ["more", "help"])
    var pack = try #require(store.pack(of: voice))
    var luck = SeededGenerator(seed: seed)
    if seed % 3 == 0 {
      pack.removeLast(Int.random(in: 1..<pack.count, using: &luck))
    } else {
      for _ in 0..<3 {
        pack[Int.random(in: pack.indices, using: &luck)] = .random(in: 0...255, using: &luck)
      }
    }
    let other = TakeStore(directory: away.path)
    do {
      let read = try VoiceImport(zip: pack, VoiceWish(), Self.maker(other))
      #expect(read.takes.count == 2)
      for (take, samples) in read.takes {
        let old = try #require(take.key.flatMap { store.take(of: $0, in: voice.id) })
        #expect(store.samples(of: old, in: voice.id)?.count == samples.count)
      }
    } catch let problem as InputProblem {
      // Without its manifest it is a folder of sounds, of which nobody says whose they are.
      #expect(["body", "name"].contains(problem.field) && !problem.reason.isEmpty)
    }
    #expect(away.names() == [])
  }

  @Test("names that lead out of the archive are refused, whatever else is in it")
  func traversal() async throws {
    let home = TakeDirectory()
    let store = TakeStore(directory: home.path)
    let voice = try await TakeStoreTests.voice(store, ["more"])
    let pack = try #require(store.pack(of: voice))
    let name = Array("sounds/".utf8)
    for evil in ["../../x", "/sound/", "sound\\\\", "C:/sound"] {
      var bytes = pack
      let other = Array(evil.utf8.prefix(7))
      for at in bytes.indices.dropLast(7) where Array(bytes[at..<at + 7]) == name {
        bytes.replaceSubrange(at..<at + other.count, with: other)
      }
      let problem = #expect(throws: InputProblem.self) {
        try VoiceImport(zip: bytes, VoiceWish(), Self.maker(store))
      }
      #expect(problem?.field == "body", "\(evil)")
    }
  }

  @Test("files are taken by their names, and each that cannot be read is named with its reason")
  func named() async throws {
    let directory = TakeDirectory()
    let store = TakeStore(directory: directory.path)
    var files = try await Self.sounds([
      "i want.wav": "I want", "sub/thank_you.WAV": "thank you", "Blorp.wav": "more",
    ])
    files.append(NamedSound(name: "broken.wav", bytes: Array("RIFF nothing".utf8)))
    files.append(NamedSound(name: "notes.txt", bytes: [1]))
    files.append(
      NamedSound(name: "quiet.wav", bytes: try TakeRig.wave([Float](repeating: 0, count: 48_000))))
    var voice = try VoiceImport(files: files, Self.wish, Self.maker(store))
    let words: [(text: String, language: Language)] = [
      ("I want", .english), ("thank you", .english),
    ]
    voice.spell(as: words)
    #expect(Set(voice.takes.map(\.take.text)) == ["I want", "thank you", "Blorp"])
    #expect(voice.unlisted(among: words) == ["Blorp"])
    #expect(voice.unread.map(\.file) == ["broken.wav", "quiet.wav"])
    #expect(voice.unread.allSatisfy { !$0.reason.isEmpty && !$0.reason.hasSuffix(".") })
  }

  @Test("files of another language are takes of its words")
  func spanish() async throws {
    let directory = TakeDirectory()
    var wish = Self.wish
    wish.language = .spanish
    let voice = try VoiceImport(
      files: try await Self.sounds(["agua.wav": "water"]), wish,
      Self.maker(TakeStore(directory: directory.path)))
    #expect(voice.takes.map(\.take.language) == [.spanish])
    #expect(voice.unlisted(among: [("agua", .spanish)]).isEmpty)
    #expect(voice.unlisted(among: [("agua", .english)]) == ["agua"])
  }

  @Test("a table says which file is which text; what it names and is not there is told")
  func table() async throws {
    let directory = TakeDirectory()
    let store = TakeStore(directory: directory.path)
    let table = "Text;File\r\nI want;rec001.wav\r\n\"thank you\";rec002.wav\r\nhelp;rec009.wav\r\n"
    let files =
      try await Self.sounds(["rec001.wav": "I want", "rec002.wav": "thank you"])
      + [NamedSound(name: "list.csv", bytes: Array(table.utf8))]
    let voice = try VoiceImport(files: files, Self.wish, Self.maker(store))
    #expect(voice.takes.map(\.take.text) == ["I want", "thank you"])
    #expect(voice.unread.map(\.file) == ["rec009.wav"])
    #expect(voice.unread.map(\.reason) == ["it is not there"])
  }

  @Test("without consent, a speaker or a name there is no voice")
  func consent() throws {
    let directory = TakeDirectory()
    let maker = try Self.maker(TakeStore(directory: directory.path))
    let bad: [(String, (inout VoiceWish) -> Void)] = [
      ("consent.agreed", { $0.isAgreed = false }), ("consent.by", { $0.consentBy = " " }),
      ("speaker", { $0.speaker = nil }), ("name", { $0.name = "\n" }),
      ("near", { $0.near = "nobody" }), ("name", { $0.name = String(repeating: "a", count: 81) }),
    ]
    for (field, change) in bad {
      var wish = Self.wish
      change(&wish)
      let problem = #expect(throws: InputProblem.self) { try maker.voice(wish) }
      #expect(problem?.field == field)
    }
    var wish = Self.wish
    wish.name = "Packs"
    #expect(try maker.voice(wish).id.name == "voice")
    wish.name = "Großmama Ährenfeld-Überall"
    #expect(try maker.voice(wish).id.name.allSatisfy { $0.isASCII })
  }
}
