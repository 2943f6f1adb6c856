import MeadowFamily
import MeadowFoundations
import MeadowRuntime
import MeadowSpeech
import MeadowTalk
import MeadowTestSupport
import Testing

/// Listening tests: exactly the voice that is asked about, or nothing (requirements, Listening tests).
@Suite(.timeLimit(.minutes(10))) struct ListeningTests {
  private static let boy = Manner(voice: "boy", language: .english)

  @Test("a word is heard in the voice that was asked for, and told once its last frame was heard")
  func heard() async throws {
    let rig = try await HostRig()
    let log = await EventLog(rig.host)
    let listening = Task { try await rig.host.listen(to: "pear", in: Self.boy, ahead: false) }
    while await rig.host.state().speaking == nil { await Task.yield() }
    await rig.pass(milliseconds: 3000)
    let sound = try await listening.value
    #expect(sound.wasHeard && sound.voice.name == "boy" && sound.text == "pear")
    #expect(sound.prosody == SpeechSettings().prosody)
    #expect(rig.tones.requests.map(\.voice.name) == ["boy"])
    await rig.host.shutDown()
    let told = await log.whole()
    let sources = told.compactMap { event -> SpeechSource? in
      if case .started(_, _, let source, _, _) = event { source } else { nil }
    }
    #expect(sources == [.audition])
    #expect(await rig.host.state().talk.bubble.parts.isEmpty)
  }

  @Test("what is made ahead is heard by nobody, and is at hand then")
  func ahead() async throws {
    let rig = try await HostRig()
    let sound = try await rig.host.listen(to: "pear", in: Self.boy, ahead: true)
    #expect(!sound.wasHeard && rig.tones.requests.count == 1)
    #expect(await rig.host.state().speaking == nil)
    let listening = Task { try await rig.host.listen(to: "pear", in: Self.boy, ahead: false) }
    while await rig.host.state().speaking == nil { await Task.yield() }
    await rig.pass(milliseconds: 3000)
    #expect(try await listening.value.wasHeard && rig.tones.requests.count == 1)
  }

  @Test("a child's word and a stop cut it off, and it says so")
  func cutOff() async throws {
    let rig = try await HostRig()
    for cut in ["tap", "stop"] {
      let listening = Task { try await rig.host.listen(to: "pear", in: Self.boy, ahead: false) }
      while await rig.host.state().speaking == nil { await Task.yield() }
      if cut == "tap" { try await rig.tap("more") } else { _ = await rig.host.stop() }
      #expect(try await listening.value.wasHeard == false, "\(cut)")
      await rig.pass(milliseconds: 3000)
    }
  }

  @Test("a voice that cannot be heard is refused, and no other speaks for it")
  func away() async throws {
    let rig = try await HostRig()
    rig.tones.fail(with: .engineAway(reason: "it is dead", retryInSeconds: 60))
    await #expect {
      _ = try await rig.host.listen(to: "pear", in: Self.boy, ahead: false)
    } throws: { ($0 as? InputProblem)?.kind == .unavailable }
    #expect(rig.tones.requests.map(\.voice.name) == ["boy"])
    #expect(await rig.host.state().speaking == nil)
    for (text, manner, field) in [
      ("", Self.boy, "text"), ("pear", Manner(voice: "nobody"), "voice"),
      ("pear", Manner(voice: "../x"), "voice"),
    ] {
      await #expect {
        _ = try await rig.host.listen(to: text, in: manner, ahead: false)
      } throws: { ($0 as? InputProblem)?.field == field }
    }
  }

  @Test(
    "a family's recording and its ways to say a word are not heard: it is the voice that is asked about"
  )
  func noRecordings() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let word = try await family.add("pear")
    _ = try await family.host.words.setRecording(FamilyRig.wave(seconds: 1), ofWord: word.word.id)
    _ = try await family.host.listen(to: "pear", in: Self.boy, ahead: true)
    let request = try #require(family.rig.tones.requests.last { $0.voice.name == "boy" })
    #expect(!request.hasRecordings && request.readings.isEmpty && request.voice.name == "boy")
  }

  @Test("an answer is kept once, also by another start, and goes with its test or with everything")
  func keeps() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let heard = HeardWord(
      voice: .girl, place: .first, choices: ["pear", "bear"], sounds: ["p", "b"], chosen: "bear")
    var first = ListeningAnswer(id: "a-1", round: "a", text: "pear", .word(heard))
    first.listener = "Quibbleton"
    #expect(try await family.host.keepListening(first))
    first.text = "bear"
    #expect(try await !family.host.keepListening(first))
    let compared = ComparedVoices(first: .girl, second: .meadow, nicer: .same)
    let other = ListeningAnswer(id: "b-1", round: "b", text: "more", .pair(compared))
    #expect(try await family.host.keepListening(other))
    let kept = try await family.host.listeningAnswers()
    #expect(kept.map(\.text) == ["pear", "more"] && kept[0].question == .word(heard))
    #expect(kept[0].savedMilliseconds == 1_800_000_000_000 && kept[1].question == .pair(compared))
    let again = family.wordsAgain().store
    #expect(try await ListeningResults(store: again).all() == kept)
    #expect(!family.holding("Quibbleton").isEmpty)
    try await family.host.eraseListening(round: "a")
    #expect(family.holding("Quibbleton").isEmpty)
    #expect(try await family.host.listeningAnswers().map(\.id) == ["b-1"])
    try await family.host.reset(.everything)
    #expect(try await family.host.listeningAnswers().isEmpty)
  }
}
