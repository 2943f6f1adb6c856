import MeadowFoundations
import MeadowRuntime
import MeadowTalk
import MeadowTestSupport
import Testing

/// Document 001: the table of default values, the table of ages, the tier cards and the note.
@Suite struct DefaultsEngineTests {
  let table: DefaultsTable
  let parentese: ParenteseTable

  init() throws {
    table = try EngineTables.defaults.get()
    parentese = try EngineTables.parentese.get()
  }

  func settings(
    age: Int? = nil, tier: Tier? = nil, _ choose: (inout ChosenSettings) -> Void = { _ in }
  ) -> FamilySettings {
    var record = ProfileRecord(profile: ChildProfile(ageMonths: age, tier: tier))
    choose(&record.chosen)
    return DefaultsEngine.settings(for: record, table: table, parentese: parentese)
  }

  @Test(
    "every age has its suggested tier: 12–18 First Words, 18–30 Word Combinations, 30–48 Sentences",
    arguments: [
      (6, Tier.firstWords), (12, .firstWords), (17, .firstWords), (18, .combinations),
      (29, .combinations), (30, .sentences), (47, .sentences), (48, .sentences), (120, .sentences),
    ])
  func suggestedTier(age: Int, tier: Tier) {
    #expect(DefaultsEngine.suggestedTier(atMonths: age, table: table) == tier)
    #expect(settings(age: age).tier == tier)
  }

  @Test("a chosen tier wins over the age; with neither it is Tier 1")
  func tierOfProfile() {
    #expect(settings(age: 40, tier: .firstWords).tier == .firstWords)
    #expect(settings(tier: .sentences).tier == .sentences)
    #expect(settings().tier == .firstWords)
  }

  @Test(
    "the pause of every age on its usual tiers lies in both spans of document 001",
    arguments: [
      (12, Tier.firstWords, 37.5), (18, .firstWords, 30), (18, .combinations, 15),
      (24, .combinations, 12.5), (36, .combinations, 10), (36, .sentences, 7.5),
      (30, .sentences, 10),
    ])
  func pause(age: Int, tier: Tier, seconds: Double) {
    #expect(settings(age: age, tier: tier).expectantPauseSeconds == seconds)
    let row = table.row(of: tier).pauseSeconds
    #expect((row.least...row.most).contains(seconds))
  }

  @Test(
    "the pause is longer for younger children and lower tiers, whatever the two are",
    arguments: Tier.allCases)
  func pauseFalls(tier: Tier) {
    let pauses = (12..<48).map { settings(age: $0, tier: tier).expectantPauseSeconds }
    #expect(zip(pauses, pauses.dropFirst()).allSatisfy { $0 >= $1 })
    let row = table.row(of: tier).pauseSeconds
    #expect(pauses.allSatisfy { (row.least...row.most).contains($0) })
  }

  @Test(
    "routine defaults follow the age: bedtime and naps of document 001",
    arguments: [
      (12, "19:00", 2), (17, "19:00", 2), (18, "19:30", 1), (24, "20:00", 1), (36, "20:30", 0),
      (60, "20:30", 0),
    ])
  func routines(age: Int, bedtime: String, naps: Int) throws {
    let day = settings(age: age).routines
    #expect(day.bedtime == (try TimeOfDay(bedtime, field: "bedtime")))
    #expect(day.naps.count == naps)
    #expect(day.breakfast < day.lunch && day.lunch < day.snack && day.snack < day.dinner)
    #expect(day.dinner < day.bath && day.bath < day.bedtime)
  }

  @Test(
    "celebrations: big for the youngest, medium later, maximum at Tier 1, moderate at Tier 3",
    arguments: [
      (12, Tier.firstWords, CelebrationStyle.full), (18, .combinations, .full),
      (24, .combinations, .medium), (36, .sentences, .medium), (40, .firstWords, .full),
      (20, .sentences, .medium),
    ])
  func celebrations(age: Int, tier: Tier, style: CelebrationStyle) {
    #expect(settings(age: age, tier: tier).celebrations == style)
  }

  @Test("celebrations of the same intensity are smaller the older the child (age-scaled)")
  func scale() {
    let scales = [12, 18, 24, 36].map { table.row(atMonths: $0).scale }
    for intensity in 1...3 {
      let sizes = scales.map { $0.particles(at: intensity) }
      let times = scales.map { $0.milliseconds(at: intensity) }
      #expect(sizes == sizes.sorted(by: >) && times == times.sorted(by: >))
      #expect(times.allSatisfy { $0 <= 2500 })
    }
  }

  @Test("carrier phrases are on for Tier 2 alone (D24), signing for Tier 1 alone (D19)")
  func tierToggles() {
    #expect(Tier.allCases.map { settings(tier: $0).carrierPhrases } == [false, true, false])
    #expect(Tier.allCases.map { settings(tier: $0).signing } == [true, false, false])
    #expect(Tier.allCases.map { table.row(of: $0).intro } == [true, false, false])
  }

  @Test(
    "every other row of the table of default values, whatever the age", arguments: [12, 30, 47])
  func fixedRows(age: Int) {
    let settings = settings(age: age)
    #expect(!settings.showsLabels)
    #expect(settings.holdMilliseconds == 0 && settings.scanning == .off)
    #expect(settings.defaultView == .scene)
    #expect(settings.buttonSize == 60)
    #expect(!settings.selectsOnRelease)
    #expect(settings.conversation == .full)
    #expect(settings.speakWithMe && settings.feelingsTray && settings.routineGlow)
    #expect(settings.hiddenWords.isEmpty && settings.cutoff(of: "kitchen") == 10)
    #expect(!settings.isHidden("I love you", in: nil))
    #expect(settings.narration && settings.marksFavorites)
    #expect(settings.bubbleSeconds == 12 && settings.traySeconds == 5)
    #expect(settings.autoLock == .tenMinutes && settings.repeatGuardMilliseconds == 250)
  }

  @Test("speech rate 0.85 and sound effects on are what a new profile speaks with")
  func speechRows() {
    #expect(SpeechSettings().prosody.rate == 0.85 && !SpeechSettings().isMuted)
    #expect(table.firstScene == "kitchen" && settings().speech == SpeechSettings())
  }

  @Test("speech stays as it was recorded, but parentese by age follows the age")
  func speech() {
    var record = ProfileRecord(profile: ChildProfile(ageMonths: 14))
    record.speech.isMuted = true
    var expected = record.speech
    expected.prosody = parentese.prosody(atMonths: 14)
    #expect(
      DefaultsEngine.settings(for: record, table: table, parentese: parentese).speech == expected)
    record.speech.parentese = .own
    record.speech.prosody.rate = 1.1
    #expect(
      DefaultsEngine.settings(for: record, table: table, parentese: parentese).speech
        == record.speech)
  }

  @Test(
    "two steps from the suggestion there is the gentle note, word for word; one step brings none",
    arguments: [
      (12, Tier.sentences, true), (17, .sentences, true), (40, .firstWords, true),
      (12, .combinations, false), (18, .sentences, false), (30, .combinations, false),
      (30, .sentences, false),
    ])
  func note(age: Int, tier: Tier, isThere: Bool) {
    let note = DefaultsEngine.tierNote(atMonths: age, tier: tier, table: table)
    #expect((note != nil) == isThere)
    if let note {
      #expect(
        note == "Most children at this age are still discovering words — does this sound right?")
    }
  }

  @Test("without an age there is no note, and the usual age of the tier counts")
  func noAge() {
    #expect(DefaultsEngine.tierNote(atMonths: nil, tier: .sentences, table: table) == nil)
    #expect(Tier.allCases.map { settings(tier: $0).expectantPauseSeconds } == [37.5, 12.5, 7.5])
    #expect(settings().routines.naps.count == 2)
    #expect(settings(tier: .sentences).routines.naps.isEmpty)
  }

  @Test("a choice of a grown-up stays when age and tier change; the rest follows them")
  func chosenStays() {
    let choose: (inout ChosenSettings) -> Void = {
      $0.celebrations = .off
      $0.bedtime = TimeOfDay(21, 0)
    }
    for age in [12, 20, 30, 45] {
      let settings = settings(age: age, choose)
      #expect(settings.celebrations == .off && settings.routines.bedtime == TimeOfDay(21, 0))
      #expect(settings.routines.naps == self.settings(age: age).routines.naps)
    }
  }

  @Test("an empty table still gives settings, so that a child is never without a board")
  func emptyTable() {
    let settings = DefaultsEngine.settings(
      for: ProfileRecord(profile: ChildProfile(ageMonths: 20, tier: .combinations)),
      table: DefaultsTable(), parentese: ParenteseTable(steps: [], sources: []))
    #expect(settings.tier == .combinations && settings.expectantPauseSeconds == 12.5)
    #expect(DefaultsEngine.suggestedTier(atMonths: 20, table: DefaultsTable()) == .firstWords)
    let none = CelebrationScale(milliseconds: [], particles: [])
    #expect(none.milliseconds(at: 3) == 0 && none.particles(at: 0) == 0)
  }
}
