import MeadowContent
import MeadowFoundations
import MeadowRuntime
import MeadowSpeech
import MeadowTalk
import MeadowTestSupport
import Testing

@Suite("a board in two languages (docs/content.md, Languages)")
struct LanguageSwitchTests {
  private func bilingual(
    _ edit: (inout ChosenSettings) -> Void = { _ in }
  ) async throws -> ConversationRig {
    try await ConversationRig {
      $0.secondLanguage = .spanish
      edit(&$0)
    }
  }

  private func spoken(_ rig: ConversationRig) -> [SpeechRequest] { rig.rig.tones.requests }

  @Test("a board in Spanish says Spanish words, where the English ones stand")
  func isSpanish() async throws {
    let english = try await ConversationRig()
    let spanish = try await ConversationRig { $0.language = .spanish }
    let (a, b) = (
      try await english.host.scene("kitchen", path: []),
      try await spanish.host.scene("kitchen", path: [])
    )
    #expect(a.scene.objects.map(\.id) == b.scene.objects.map(\.id))
    #expect(a.scene.objects.map(\.position) == b.scene.objects.map(\.position))
    #expect(a.scene.objects.map(\.word.id) == b.scene.objects.map(\.word.id))
    #expect(a.grid.coreWords.map(\.slot) == b.grid.coreWords.map(\.slot))
    #expect(b.scene.label == "Cocina" && b.scene.objects.first?.word.word == "refri")
    let reply = try await spanish.say("leche")
    #expect(reply.text == "leche" && reply.bubble.parts == ["leche"])
    #expect(spoken(spanish).contains { $0.text.string == "leche" && $0.language == .spanish })
    #expect(reply.offer?.followUps.count == 3)
    #expect(reply.offer?.followUps.allSatisfy { $0.phrase.contains("leche") } == true)
    await english.host.shutDown()
    await spanish.host.shutDown()
  }

  @Test("one touch changes the language in place, and another changes it back")
  func switches() async throws {
    let rig = try await bilingual()
    let before = await rig.host.state()
    var state = try await rig.host.move(.language(.spanish))
    #expect(state.talk.navigation.language == .spanish)
    #expect(state.talk.navigation.scene == before.talk.navigation.scene)
    #expect(state.talk.coreBar.words.map(\.id) == before.talk.coreBar.words.map(\.id))
    #expect(state.talk.coreBar.words.map(\.slot) == before.talk.coreBar.words.map(\.slot))
    #expect(state.talk.coreBar.words.first?.word == "mamá")
    try await rig.say("más")
    state = try await rig.host.move(.language(.english))
    #expect(state.talk.navigation.language == nil)
    #expect(state.talk.coreBar.words == before.talk.coreBar.words)
    try await rig.say("more")
    let said = spoken(rig).map { [$0.text.string, $0.language.rawValue] }
    #expect(said.contains(["más", "es-419"]) && said.contains(["more", "en"]))
    await rig.host.shutDown()
  }

  @Test("what was said in one language ends with it: message, offer, tray and companion")
  func endsWhatWasSaid() async throws {
    let rig = try await bilingual()
    #expect(try await rig.say("milk").offer != nil)
    _ = try await rig.host.avatar(.open, received: rig.rig.timers.now())
    let state = try await rig.host.move(.language(.spanish))
    #expect(state.talk.bubble.parts.isEmpty && state.talk.offer == nil && !state.talk.tray.isOpen)
    _ = try await rig.host.avatar(.open, received: rig.rig.timers.now())
    #expect(await rig.host.state().talk.tray.phrases.first?.phrase == "te quiero")
    let logged = await rig.told()
    #expect(logged.contains { if case .followUps(nil) = $0 { true } else { false } })
  }

  @Test("a touch from a page that has not heard of the change is the same word, and none is lost")
  func lateTouch() async throws {
    let rig = try await bilingual()
    _ = try await rig.host.move(.language(.spanish))
    #expect(try await rig.say("milk").text == "leche")
    #expect(try await rig.say("all-done").text == "ya acabé")
    _ = try await rig.host.move(.language(.english))
    #expect(try await rig.say("all-done").text == "all done")
    await rig.host.shutDown()
  }

  @Test("both languages are made ready ahead, each word by the rules of its own")
  func rendersAhead() async throws {
    let rig = try await bilingual()
    _ = try await rig.host.move(.language(.spanish))
    _ = try await rig.host.prerender(manner: .settled) { _, _ in }
    let made = Set(spoken(rig).map { "\($0.text.string) \($0.language.rawValue)" })
    #expect(made.contains("más es-419") && made.contains("more en"))
    #expect(!made.contains("más en") && !made.contains("more es-419"))
    await rig.host.shutDown()
  }

  @Test("a language that nobody chose is refused by its field, and the board stays")
  func refuses() async throws {
    let rig = try await ConversationRig()
    let problem = await #expect(throws: InputProblem.self) {
      try await rig.host.move(.language(.spanish))
    }
    #expect(problem?.field == "language")
    #expect(try await rig.say("milk").text == "milk")
    await rig.host.shutDown()
  }

  @Test("a second language that is taken away leaves the board in the first")
  func takenAway() async throws {
    let rig = try await bilingual()
    _ = try await rig.host.move(.language(.spanish))
    var change = SettingsChange()
    change.secondLanguage = SecondLanguage.none
    _ = try await rig.host.change(change)
    let state = await rig.host.state()
    #expect(state.talk.navigation.language == nil)
    #expect(try await rig.say("milk").text == "milk")
    await rig.host.shutDown()
  }

  @Test("what is hidden, loved and pinned is so in both languages")
  func keepsChoices() async throws {
    let rig = try await bilingual {
      $0.hiddenWords = ["kitchen": ["milk"], "core": ["all done"]]
      $0.favorites = ["juice"]
    }
    for (language, loved) in [(Language.spanish, "jugo"), (.english, "juice")] {
      let state = try await rig.host.move(.language(language))
      let board = try await rig.host.scene("kitchen", path: ["fridge"])
      #expect(!state.talk.coreBar.words.contains { $0.id == "all-done" })
      #expect(!board.scene.objects.contains { $0.word.id == "milk" })
      #expect(board.grid.pinned?.map(\.word) == [loved])
    }
    await rig.host.shutDown()
  }

  @Test(
    "in Spanish too, after every word there are three phrases of two functions, at Tier 2 and at Tier 3"
  )
  func offers() throws {
    let offers = FollowUpBook.everyOffer(
      of: RealContent.data.speaking(try LanguageFile.bundled(.spanish), as: .feminine))
    #expect(offers.count > 1_900)
    for offer in offers {
      let functions = Set(offer.phrases.map(\.function))
      #expect(
        offer.phrases.count >= 3 && functions.count >= 2,
        "\(offer.word) at Tier \(offer.tier.rawValue): \(offer.phrases.map(\.phrase))")
    }
  }

  @Test("a Spanish message is sorted as the English one is")
  func sortsMessages() throws {
    let pairs: [([String], [String])] = [
      (["more", "milk"], ["más", "leche"]), (["help"], ["ayuda"]), (["milk"], ["leche"]),
      (["want", "milk"], ["quiero", "leche"]), (["all done"], ["ya acabé"]), (["eat"], ["comer"]),
    ]
    for (english, spanish) in pairs {
      let expected = try purposes(english, .english)
      #expect(!expected.isEmpty)
      #expect(try purposes(spanish, .spanish) == expected, "\(spanish)")
    }
  }

  /// What an interaction of `words` was for.
  private func purposes(
    _ words: [String], _ language: Language
  ) throws -> [CommunicationScenario] {
    let languages = TalkLanguages(try SessionRig.content.get()) { try? LanguageFile.bundled($0) }
    var record = ProfileRecord(profile: ChildProfile(ageMonths: 30, tier: .combinations))
    record.chosen.language = language
    var talk = TalkActivity(
      languages: languages, settings: try SessionRig.settings(record), profile: record.profile,
      seed: 1, place: NavigationState(scene: "kitchen"))
    var effects: [ActivityEffect] = []
    for (index, word) in words.enumerated() {
      let found = try #require(talk.content.vocabulary.word(word, in: "kitchen"))
      effects += talk.handle(
        .tapped(
          .word(found, scene: "kitchen", object: nil), as: UtteranceID(index + 1),
          isRepeat: false), at: .second(10 + Double(index)))
    }
    effects += talk.handle(.clear, at: .second(20))
    let logged = effects.compactMap { if case .log(let event) = $0 { event } else { nil } }
    #expect(logged.filter { $0.kind == .wordTap }.map(\.word).allSatisfy { $0 != nil })
    return logged.last { $0.kind == .interaction }?.scenarios ?? []
  }
}
