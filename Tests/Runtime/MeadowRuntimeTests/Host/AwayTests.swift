import MeadowFamily
import MeadowFoundations
import MeadowRuntime
import MeadowTalk
import Testing

/// What a tablet keeps to say while Meadow is away, and what it tells afterwards (requirements, Offline
/// and installable).
@Suite(.timeLimit(.minutes(5)))
struct AwayTests {
  /// A family that wants its tablets to speak while Meadow is away.
  private func family(isWanted: Bool = true) async throws -> FamilyRig {
    let family = try await FamilyRig()
    var change = SettingsChange()
    change.speaksWhenAway = isWanted
    _ = try await family.host.change(change)
    return family
  }

  private func events(of family: FamilyRig) async throws -> [LoggedEvent] {
    try await family.log.events(
      of: 1, from: WallTime(milliseconds: 0), through: WallTime(milliseconds: 2_000_000_000_000),
      limit: 1000
    ).filter { $0.event.text != nil || !$0.event.sequence.isEmpty }
  }

  @Test("the core words and My Words are what is kept, and their sounds are those of a touch")
  func kept() async throws {
    let family = try await family()
    defer { family.end() }
    _ = try await family.add("Siobhán") { $0.hint = .set("shi-VAWN") }
    let words = await family.host.speech.keptWords()
    #expect(words.count == 89)
    #expect(words.contains { $0.text == "I love you" } && words.contains { $0.text == "Siobhán" })
    #expect(Set(words.map(\.sound)).count == words.count)
    #expect(words.allSatisfy { !$0.sound.lowercased().contains($0.text.lowercased()) })
    let name = try #require(words.first { $0.text == "Siobhán" })
    let file = try await family.host.speech.sound(ofKept: name.sound)
    #expect(file.mediaType == "audio/flac" && file.bytes.starts(with: Array("fLaC".utf8)))
    let touched = try await family.host.speech.file(
      of: SpeechQuery(text: "Siobhán", format: "flac"))
    #expect(file.bytes == touched.bytes)
  }

  @Test("another hint, another speed or another word is another sound, and what is gone has none")
  func renewed() async throws {
    let family = try await family()
    defer { family.end() }
    let added = try await family.add("Mia") { $0.hint = .set("MEE-uh") }
    func sounds() async -> [String: String] {
      let words = await family.host.speech.keptWords()
      return Dictionary(words.map { ($0.text, $0.sound) }) { first, _ in first }
    }
    let first = await sounds()
    #expect(await sounds() == first, "the same is called the same")
    var hint = MyWordChange()
    hint.hint = .set("MY-uh")
    _ = try await family.host.words.change(word: added.word.id, hint)
    let hinted = await sounds()
    #expect(hinted["Mia"] != first["Mia"] && hinted["more"] == first["more"])
    var slower = SettingsChange()
    slower.rate = 0.6
    _ = try await family.host.change(slower)
    let slow = await sounds()
    #expect(slow["Mia"] != hinted["Mia"] && slow["more"] != first["more"])
    try await family.host.words.remove(word: added.word.id)
    #expect(await sounds()["Mia"] == nil)
    let problem = await #expect(throws: InputProblem.self) {
      try await family.host.speech.sound(ofKept: slow["Mia"] ?? "")
    }
    #expect(problem?.field == "sound" && problem?.kind == .unknown)
  }

  @Test("touches told afterwards count once, at their own time, and celebrate nothing")
  func told() async throws {
    let family = try await family()
    defer { family.end() }
    let told = try AwayTouches(
      id: "0f3c9a52",
      touches: [
        .init(word: "more", secondsAgo: 3600), .init(word: "banana", secondsAgo: 3595),
        .init(word: "help", secondsAgo: 60), .init(word: "Rumpelstilz", secondsAgo: 30),
      ])
    #expect(await family.host.takeIn(told) == 3)
    #expect(await family.host.takeIn(told) == 0)
    let all = try await events(of: family)
    let taps = all.filter { $0.event.kind == .wordTap }
    #expect(taps.map(\.event.text) == ["more", "banana", "help"])
    let now: Int64 = 1_800_000_000_000
    #expect(taps.map { (now - $0.time.milliseconds) / 1000 } == [3600, 3595, 60])
    let interactions = all.filter { $0.event.kind == .interaction }
    #expect(interactions.map(\.event.sequence) == [["more", "banana"], ["help"]])
    #expect(interactions[0].event.scenarios.contains(.requestObject))
    #expect(!all.contains { $0.event.kind == .celebration })
    #expect(await family.host.state().bubble.parts.isEmpty)
  }

  @Test("a telling that came before a restart is known after it")
  func restart() async throws {
    let family = try await family()
    defer { family.end() }
    let told = try AwayTouches(id: "0f3c9a52", touches: [.init(word: "more", secondsAgo: 1)])
    _ = await family.host.takeIn(told)
    let kept = family.profiles.savedState(.awayTouches)
    #expect(kept.map { String(decoding: $0, as: UTF8.self) } == #"["0f3c9a52"]"#)
  }

  @Test("while nobody wants it, nothing that is told is counted")
  func unwanted() async throws {
    let family = try await family(isWanted: false)
    defer { family.end() }
    let told = try AwayTouches(id: "0f3c9a52", touches: [.init(word: "more", secondsAgo: 1)])
    #expect(await family.host.takeIn(told) == 0)
    #expect(try await events(of: family).isEmpty)
  }

  @Test("a telling has a name, 1 to 500 touches, and none of more than a month ago")
  func bounds() {
    let touch = AwayTouches.Touch(word: "more", secondsAgo: 1)
    let late = AwayTouches.Touch(word: "more", secondsAgo: 32 * 86_400)
    for (id, touches, field) in [
      ("short", [touch], "id"), ("With Spaces", [touch], "id"), ("0f3c9a52", [], "touches"),
      ("0f3c9a52", Array(repeating: touch, count: 501), "touches"),
      ("0f3c9a52", [late], "touches.secondsAgo"),
    ] {
      let problem = #expect(throws: InputProblem.self) {
        try AwayTouches(id: id, touches: touches)
      }
      #expect(problem?.field == field)
    }
  }
}
