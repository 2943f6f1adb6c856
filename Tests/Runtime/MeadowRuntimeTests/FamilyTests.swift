import MeadowFoundations
import MeadowRuntime
import MeadowSpeech
import MeadowTalk
import MeadowTestSupport
import Testing

/// My Words in what is said (document 001, My Words; the hints of a family's names).
@Suite(.timeLimit(.minutes(5)))
struct FamilyTests {
  @Test("a word of the family's is tapped like any other, from memory, with its pronunciation")
  func tapped() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let added = try await family.add("Siobhán") { $0.hint = .set("shi-VAWN") }
    #expect(added.isReady)
    #expect(added.ipa?.contains("ʃ") == true)
    let reply = try await family.rig.tap("siobhán")
    #expect(reply.text == "Siobhán")
    #expect(reply.origin == .cache)
    let spoken = try #require(family.rig.tones.requests.last)
    #expect(spoken.readings.count == 1)
    #expect(spoken.readings.first?.range == 0..<7)
  }

  @Test("a hint applies inside phrases, with the possessive")
  func phrases() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    _ = try await family.add("Siobhán") { $0.hint = .set("shi-VAWN") }
    _ = try await family.host.tap(
      Tap(.phrase("I love Siobhán's dog")), received: .init(nanoseconds: 0))
    await family.host.rendered()
    let spoken = try #require(family.rig.tones.requests.last)
    #expect(spoken.text.string == "I love Siobhán's dog")
    #expect(spoken.readings.first?.range == 7..<16)
    guard case .phonemes(let phonemes)? = spoken.readings.first?.sound else {
      Issue.record("the hint was not applied")
      return
    }
    #expect(phonemes.hasSuffix(" z/"))
  }

  @Test("a changed hint is heard at once, what contains the word is made anew, nothing else")
  func changed() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let added = try await family.add("Mia") { $0.hint = .set("MEE-uh") }
    _ = try await family.rig.tap("more")
    _ = try await family.host.tap(Tap(.phrase("Mia wants more")), received: .init(nanoseconds: 0))
    await family.host.rendered()
    let before = family.rig.tones.requests
    var change = MyWordChange()
    change.hint = .set("MY-uh")
    _ = try await family.host.words.change(word: added.word.id, change)
    await family.rig.tones.untilRequested(before.count + 2)
    let made = family.rig.tones.requests.dropFirst(before.count)
    #expect(Set(made.map(\.text.string)) == ["Mia", "Mia wants more"])
    let old = Set(before.flatMap(\.readings))
    #expect(made.allSatisfy { old.isDisjoint(with: $0.readings) })
    #expect(try await family.rig.tap("mia").origin == .cache)
    #expect(try await family.rig.tap("more").origin == .cache)
  }

  @Test("a hint that cannot be said is refused with its place, and the word stays as it was")
  func badHint() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let added = try await family.add("Mia") { $0.hint = .set("MEE-uh") }
    var change = MyWordChange()
    change.hint = .set("ipa:mi☃ə")
    let problem = await #expect(throws: InputProblem.self) {
      try await family.host.words.change(word: added.word.id, change)
    }
    #expect(problem?.field == "hint")
    #expect(problem?.place?.range.contains(6) == true)
    #expect(await family.host.words.words().words.map(\.word) == [added.word])
  }

  @Test("a recording is heard as it is, wins over the hint, and goes with its word")
  func recorded() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let added = try await family.add("Pop-Pop") { $0.hint = .set("POP-pop") }
    let reply = try await family.host.words.setRecording(
      FamilyRig.wave(seconds: 0.6), ofWord: added.word.id)
    #expect(reply.seconds > 0.3)
    #expect(try await family.rig.tap("Pop-Pop").origin == .recorded)
    let file = try await family.host.words.recording(ofWord: added.word.id)
    #expect(file.bytes.starts(with: Array("RIFF".utf8)))
    await #expect(throws: InputProblem.self) {
      try await family.host.words.setRecording(
        Array("PK\u{3}\u{4} no sound".utf8), ofWord: added.word.id)
    }
    #expect(try await family.rig.tap("Pop-Pop").origin == .recorded)
    try await family.host.words.remove(word: added.word.id)
    await #expect(throws: InputProblem.self) { try await family.rig.tap("Pop-Pop") }
  }

  @Test("an import reports every entry, and a dry run keeps nothing")
  func imported() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let table = Array("word,hint\nMia,MEE-uh\nZed,ipa:☃\nNana Rose,\n".utf8)
    let dry = try await family.host.words.importWords(table, format: nil, isDryRun: true)
    #expect(dry.entries.map(\.outcome) == [.accepted, .refused, .accepted])
    #expect(await family.host.words.words().words.isEmpty)
    let reply = try await family.host.words.importWords(table, format: "csv", isDryRun: false)
    #expect(reply.added == 2)
    #expect(reply.entries[1].message.contains("☃"))
    let words = await family.host.words.words().words
    #expect(words.map(\.word.content.text) == ["Mia", "Nana Rose"])
    #expect(words.first?.word.content.phonemes != nil)
  }

  @Test("exported words come back as they were", arguments: ["pls", "csv"])
  func exported(format: String) async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    _ = try await family.add("Siobhán") {
      $0.hint = .set("shi-VAWN")
      $0.emoji = .set("👩")
      $0.isFavorite = true
    }
    _ = try await family.add("Nana R.") { $0.spoken = .set("nana rose") }
    _ = try await family.add("=Sum, \"odd\"") { $0.group = "things" }
    let words = await family.host.words.words().words.map(\.word)
    let file = try await family.host.words.exportWords(format: format)
    for word in words { try await family.host.words.remove(word: word.id) }
    let reply = try await family.host.words.importWords(file.bytes, format: format, isDryRun: false)
    #expect(reply.entries.allSatisfy { $0.outcome == .accepted }, "\(reply.entries)")
    let back = await family.host.words.words().words.map(\.word)
    #expect(back.map(\.content) == words.map(\.content))
  }

  @Test("parentese comes from the age, from a caregiver, or is off")
  func parentese() async throws {
    let host = try await HostRig().host
    var change = SettingsChange()
    change.ageMonths = 14
    #expect(try await host.change(change).speech.prosody.range == 1.5)
    change.ageMonths = 30
    #expect(try await host.change(change).speech.prosody.rate == 0.95)
    var own = SettingsChange()
    own.rate = 0.7
    let chosen = try await host.change(own)
    #expect(chosen.speech.parentese == .own)
    #expect(chosen.speech.prosody == Prosody(rate: 0.7, pitch: 1.1))
    change.ageMonths = 15
    #expect(try await host.change(change).speech.prosody.rate == 0.7)
    var off = SettingsChange()
    off.parentese = .off
    #expect(try await host.change(off).speech.prosody == .natural)
    off.parentese = .byAge
    #expect(try await host.change(off).speech.prosody.rate == 0.8)
    off.rate = 1
    await #expect(throws: InputProblem.self) { try await host.change(off) }
  }

  @Test("what was heard counts towards the day once a caregiver has measured")
  func dose() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    #expect(await family.host.loudness.loudness().dose == nil)
    let measured = try await family.host.loudness.calibrate(dBA: 75)
    #expect(measured.calibration?.dBA == 75)
    _ = try await family.rig.tap("more")
    await family.rig.pass(milliseconds: 2_000)
    while try #require(await family.host.loudness.loudness().dose).todayPercent == 0 {
      await Task.yield()
    }
    await #expect(throws: InputProblem.self) { try await family.host.loudness.calibrate(dBA: 500) }
    #expect(try await family.host.loudness.calibrate(dBA: nil).calibration == nil)
  }
}
