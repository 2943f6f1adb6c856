import MeadowFoundations
import MeadowRuntime
import MeadowTalk
import MeadowTestSupport
import Testing

/// Document 001, settings: every feature is a toggle, and a grown-up's choice wins over the default.
@Suite struct ChosenSettingsTests {
  static let day = TimeOfDay(3, 33)

  /// A choice for every setting, unlike the default of a child of two, and what it becomes.
  static let choices:
    [(String, @Sendable (inout ChosenSettings) -> Void, @Sendable (FamilySettings) -> Bool)] = [
      ("narration", { $0.narration = false }, { !$0.narration }),
      ("densities", { $0.densities = ["kitchen": .low] }, { $0.cutoff(of: "kitchen") == 3 }),
      (
        "densityCutoffs",
        {
          $0.densities = ["kitchen": .custom]
          $0.densityCutoffs = ["kitchen": 4]
        }, { $0.cutoff(of: "kitchen") == 4 }
      ),
      (
        "hiddenWords", { $0.hiddenWords = ["kitchen": ["knife"]] },
        { $0.isHidden("Knife", in: "kitchen") }
      ),
      ("showsLabels", { $0.showsLabels = true }, { $0.showsLabels }),
      ("marksFavorites", { $0.marksFavorites = false }, { !$0.marksFavorites }),
      ("favorites", { $0.favorites = ["ball"] }, { $0.favorites == ["ball"] }),
      ("defaultView", { $0.defaultView = .grid }, { $0.defaultView == .grid }),
      ("conversation", { $0.conversation = .light }, { $0.conversation == .light }),
      ("carrierPhrases", { $0.carrierPhrases = false }, { !$0.carrierPhrases }),
      ("feelingsTray", { $0.feelingsTray = false }, { !$0.feelingsTray }),
      ("bubbleSeconds", { $0.bubbleSeconds = 20 }, { $0.bubbleSeconds == 20 }),
      ("traySeconds", { $0.traySeconds = 9 }, { $0.traySeconds == 9 }),
      ("speakWithMe", { $0.speakWithMe = false }, { !$0.speakWithMe }),
      (
        "quiet", { $0.speakWithMeQuietSeconds = 100 },
        { $0.speakWithMeQuietSeconds == 100 }
      ),
      ("signing", { $0.signing = true }, { $0.signing }),
      ("celebrations", { $0.celebrations = .subtle }, { $0.celebrations == .subtle }),
      ("pause", { $0.expectantPauseSeconds = 3 }, { $0.expectantPauseSeconds == 3 }),
      ("routineGlow", { $0.routineGlow = false }, { !$0.routineGlow }),
      ("hold", { $0.holdMilliseconds = 400 }, { $0.holdMilliseconds == 400 }),
      ("selectsOnRelease", { $0.selectsOnRelease = true }, { $0.selectsOnRelease }),
      ("palmSpeaks", { $0.palmSpeaks = false }, { !$0.palmSpeaks }),
      ("swipes", { $0.swipesBetweenViews = false }, { !$0.swipesBetweenViews }),
      ("scanning", { $0.scanning = .auto }, { $0.scanning == .auto }),
      ("scanStep", { $0.scanStepSeconds = 3 }, { $0.scanStepSeconds == 3 }),
      ("scanSounds", { $0.scanSounds = true }, { $0.scanSounds }),
      ("buttonSize", { $0.buttonSize = 100 }, { $0.buttonSize == 100 }),
      ("repeatGuard", { $0.repeatGuardMilliseconds = 0 }, { $0.repeatGuardMilliseconds == 0 }),
      ("speaksWhenAway", { $0.speaksWhenAway = true }, { $0.speaksWhenAway }),
      ("companionVoice", { $0.companionVoice = .girl }, { $0.companionVoice == .girl }),
      ("naturalVoice", { $0.naturalVoice = .atOnce }, { $0.naturalVoice == .atOnce }),
      ("breakfast", { $0.breakfast = day }, { $0.routines.breakfast == day }),
      ("lunch", { $0.lunch = day }, { $0.routines.lunch == day }),
      ("snack", { $0.snack = day }, { $0.routines.snack == day }),
      ("dinner", { $0.dinner = day }, { $0.routines.dinner == day }),
      ("bath", { $0.bath = day }, { $0.routines.bath == day }),
      ("bedtime", { $0.bedtime = day }, { $0.routines.bedtime == day }),
      ("naps", { $0.naps = [day, day] }, { $0.routines.naps == [day, day] }),
      ("language", { $0.language = .spanish }, { $0.languages == [.spanish] }),
      (
        "secondLanguage", { $0.secondLanguage = .spanish },
        { $0.languages == [.english, .spanish] }
      ),
      ("childGender", { $0.childGender = .feminine }, { $0.childGender == .feminine }),
      ("autoLock", { $0.autoLock = .never }, { $0.autoLock == .never }),
    ]

  @Test("what a grown-up chooses is what the settings say", arguments: choices.indices)
  func choice(index: Int) throws {
    let (name, choose, holds) = Self.choices[index]
    let table = try EngineTables.defaults.get()
    let parentese = try EngineTables.parentese.get()
    var record = ProfileRecord(profile: ChildProfile(ageMonths: 26))
    let before = DefaultsEngine.settings(for: record, table: table, parentese: parentese)
    #expect(!holds(before), "\(name) is already so")
    choose(&record.chosen)
    let after = DefaultsEngine.settings(for: record, table: table, parentese: parentese)
    #expect(holds(after), "\(name)")
    #expect(before != after)
  }

  @Test("there is a choice for every setting but the tier, the speech and those within them")
  func complete() {
    #expect(SettingCatalogue.all.count { $0.isChosen } == Self.choices.count)
  }
}
