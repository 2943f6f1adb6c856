/// Every setting there is, one entry each, in the groups and the order of document 001.
///
/// A new setting is an entry here, the code that obeys it, and its words on the page. A property is
/// named as its key, so that `settings.celebrations` is the value in force and
/// `chosen.celebrations` what a grown-up chose. "I love you" is always there and has no setting; My
/// Words and the gate's code are kept elsewhere.
public struct SettingCatalogue: Sendable {
  // My Child
  /// The child's age, or nil while nobody has said it.
  public let ageMonths = Setting<Int?>(
    "ageMonths", .age(ParenteseTable.ages), .record(\.profile.ageMonths, inForce: \.ageMonths),
    in: .months, .child, source: "document 001, My Child",
    effect: "speech stays as it was recorded, but parentese by age follows the age")
  /// The child's voice.
  public let voice = Setting<VoiceID>(
    "voice", .voice, .record(\.speech.voice, inForce: \.speech.voice), .child,
    source: "document 001, My Child",
    effect: "test_choose_a_voice_and_a_speed_and_hear_the_board_change")
  /// The voice of the companion, who speaks with the child.
  public let companionVoice = Setting<VoiceID>(
    "companionVoice", .voice, .everyChild(.meadow), .child, source: "spec README, resolution 19",
    effect: "the companion speaks in the voice that is chosen for it, and in Meadow's without it")
  /// The language the board begins in.
  public let language = Setting<Language>(
    "language", .choice, .everyChild(.english), .child,
    source: "what families who speak two languages ask for",
    effect: "a board in Spanish says Spanish words, where the English ones stand")
  /// The language it is in after one touch.
  public let secondLanguage = Setting<SecondLanguage>(
    "secondLanguage", .choice, .everyChild(.none), .child,
    source: "what families who speak two languages ask for",
    effect: "one touch changes the language in place, and another changes it back")
  /// How languages that tell speak of the child: "cansado", "cansada".
  public let childGender = Setting<GrammaticalGender>(
    "childGender", .choice, .everyChild(.masculine), .child,
    source: "Spanish grammar",
    effect: "a girl says cansada where a boy says cansado")

  // Vocabulary
  /// How many objects each scene shows, by scene; high where nothing is said.
  public let densities = Setting<[String: SceneDensity]>(
    "densities", .byScene(.choice, example: #"{"kitchen":"low"}"#), .everyChild([:]), .vocabulary,
    source: "document 001, Vocabulary",
    effect: "the density decides which objects are seen, at every tier and with labels on or off")
  /// The least important priority a scene with density custom shows, by scene.
  public let densityCutoffs = Setting<[String: Int]>(
    "densityCutoffs", .byScene(.whole(1...10, step: 1), example: #"{"kitchen":4}"#),
    .everyChild([:]),
    .vocabulary, source: "document 000 §03",
    effect: "the density decides which objects are seen, at every tier and with labels on or off")
  /// The words hidden in each scene, by scene; "core" for the core words. By their ids.
  public let hiddenWords = Setting<[String: Set<WordID>]>(
    "hiddenWords", .byScene(.words, core: true, example: #"{"kitchen":["peas"]}"#),
    .everyChild([:]),
    .vocabulary, source: "document 001, Vocabulary", effect: "a hidden word is never offered")
  /// Whether the word stands under its picture.
  public let showsLabels = Setting<Bool>(
    "showsLabels", .flag, .everyChild(false), .vocabulary, source: "document 001, Vocabulary",
    effect: "test_labels_are_names_and_are_seen_only_where_they_are_wanted")
  /// Whether favourites are marked.
  public let marksFavorites = Setting<Bool>(
    "marksFavorites", .flag, .everyChild(true), .vocabulary, source: "document 001, Vocabulary",
    effect: "favourites are marked and stay where they are; without marking none is")
  /// The favourite words of the vocabulary, by their ids.
  public let favorites = Setting<Set<WordID>>(
    "favorites", .words, .everyChild([]), .vocabulary, source: "document 001, Vocabulary",
    effect: "favourites are marked and stay where they are; without marking none is")
  /// What a scene begins as.
  public let defaultView = Setting<BoardMode>(
    "defaultView", .choice, .everyChild(.scene), .vocabulary, source: "document 001, Vocabulary",
    effect: "a child that nobody has moved begins in the view that is set")

  // Communication
  /// How far the conversation loop goes.
  public let conversation = Setting<ConversationMode>(
    "conversation", .choice, .everyChild(.full), .communication,
    source: "spec README, resolution 7",
    effect: "at Tier 1, in Light and when Off there is no loop; Light has sentences instead")
  /// Whether Tier 2 gets beginnings to fill in.
  public let carrierPhrases = Setting<Bool>(
    "carrierPhrases", .flag, .following { $0.tier.carrierPhrases }, .communication,
    source: "document 001, tier cards (D24)",
    effect: "Tier 2 gets beginnings to fill in, unless they are switched off; Tier 3 gets none")
  /// Whether the companion opens the feelings tray.
  public let feelingsTray = Setting<Bool>(
    "feelingsTray", .flag, .everyChild(true), .communication, source: "document 001, Communication",
    effect: "test_without_feelings_meadow_says_hello_and_love_stays")
  /// How long after the last speech the bubble clears.
  public let bubbleSeconds = Setting<Double>(
    "bubbleSeconds", .number(3...60, step: 1), .everyChild(12), in: .seconds, .communication,
    source: "document 000 §03; spec README, resolution 14",
    effect: "bubble and tray stay as long as is set")
  /// How long until the avatar's tray and the category panel close.
  public let traySeconds = Setting<Double>(
    "traySeconds", .number(2...30, step: 1), .everyChild(5), in: .seconds, .communication,
    source: "document 000 §03", effect: "bubble and tray stay as long as is set")

  // Learning & Engagement
  /// Whether the companion offers to speak with the child.
  public let speakWithMe = Setting<Bool>(
    "speakWithMe", .flag, .everyChild(true), .learning, source: "document 001, Speak With Me",
    effect: "with Speak With Me off the companion models nothing")
  /// How long it is quiet before the companion begins by itself, the first time; 0 for never.
  public let speakWithMeQuietSeconds = Setting<Double>(
    "speakWithMeQuietSeconds", .number(0...300, step: 5), .following { $0.age.quietSeconds },
    in: .seconds, .learning, source: "document 001, Speak With Me",
    effect: "after a quiet stretch it begins by itself; with 0 it never does")
  /// Whether signs are shown.
  public let signing = Setting<Bool>(
    "signing", .flag, .following { $0.tier.signing }, .learning,
    source: "document 001, tier cards (D19)",
    effect: "signing is shown where it is on and known, and goes when it is turned off")
  /// How celebrations are.
  public let celebrations = Setting<CelebrationStyle>(
    "celebrations", .choice, .following { $0.tier.celebrations.nearest(to: $0.age.celebrations) },
    .learning, source: "spec README, resolution 10",
    effect: "celebrations that are off are really off")
  /// How long the companion waits for the child; the documents' range is 5 to 45.
  public let expectantPauseSeconds = Setting<Double>(
    "expectantPauseSeconds", .number(1...120, step: 0.5),
    .following { $0.tier.pauseSeconds.nearest(to: $0.age.pauseSeconds.middle) }, in: .seconds,
    .learning,
    source: "document 001, tables of ages and tiers",
    effect:
      "it models a word of the scene, waits the expectant pause, is glad of any touch, and rests")
  /// Whether the scene of the time of day glows.
  public let routineGlow = Setting<Bool>(
    "routineGlow", .flag, .everyChild(true), .learning,
    source: "document 001, Learning & Engagement",
    effect: "what glows follows the clock, and a switch turns it off")

  // Access & Motor
  /// How long a touch must last.
  public let holdMilliseconds = Setting<Int>(
    "holdMilliseconds", .whole(0...1000, step: 50), .everyChild(0), in: .milliseconds, .access,
    source: "document 001, Access & Motor",
    effect: "test_with_a_hold_a_short_touch_and_a_finger_that_leaves_say_nothing")
  /// Whether a word is chosen when the finger leaves.
  public let selectsOnRelease = Setting<Bool>(
    "selectsOnRelease", .flag, .everyChild(false), .access, source: "document 001, Access & Motor",
    effect: "test_on_release_a_word_speaks_at_the_lift_and_not_before")
  /// Whether a hand that lands with several fingers says the word of the first, or nothing.
  public let palmSpeaks = Setting<Bool>(
    "palmSpeaks", .flag, .everyChild(true), .access, source: "document 001, Access & Motor",
    effect: "test_a_hand_that_lands_with_five_fingers_says_nothing_where_that_is_set")
  /// Whether a swipe changes between picture and grid.
  public let swipesBetweenViews = Setting<Bool>(
    "swipesBetweenViews", .flag, .everyChild(true), .access,
    source: "document 000, M2-002; document 001, Access & Motor",
    effect: "test_a_swipe_can_be_switched_off")
  /// Scanning by switch.
  public let scanning = Setting<ScanningMode>(
    "scanning", .choice, .everyChild(.off), .access, source: "document 001, Access & Motor",
    effect: "test_one_switch_waits_for_the_frame_and_speech_stops_it")
  /// How long scanning stays on what it offers; on the first of a group twice as long.
  public let scanStepSeconds = Setting<Double>(
    "scanStepSeconds", .number(0.5...6, step: 0.25), .everyChild(1.5), in: .seconds, .access,
    source: "document 001, Access & Motor",
    effect: "test_the_frame_stays_as_long_as_is_set")
  /// Whether Meadow says softly what scanning offers, for who cannot see it.
  public let scanSounds = Setting<Bool>(
    "scanSounds", .flag, .everyChild(false), .access, source: "document 001, Access & Motor",
    effect: "the item is said where sounds are on and the child is scanned, and only there")
  /// The size of buttons.
  public let buttonSize = Setting<Int>(
    "buttonSize", .oneOf([60, 80, 100], "size of a button"), .everyChild(60), in: .points, .access,
    source: "document 001, Access & Motor",
    effect: "test_buttons_of_100_pixels_are_100_pixels_wide")
  /// A touch on the word that is being said, sooner than this after the last, does not begin it anew;
  /// 0 for off.
  public let repeatGuardMilliseconds = Setting<Int>(
    "repeatGuardMilliseconds", .whole(0...1000, step: 50), .everyChild(250), in: .milliseconds,
    .access,
    source: "spec README, resolution 13",
    effect: "a second touch counts once within the time that is set, and always where it is off")

  // Sound
  /// A cap on all sound, of full scale.
  public let volumeCapDecibels = Setting<Double>(
    "volumeCapDecibels", .number(SpeechSettings.volumeCaps, step: 1),
    .record(\.speech.volumeCap.value, inForce: \.speech.volumeCap.value), in: .decibels, .sound,
    of: .device, source: "document 001, Sound",
    effect: "the volume cap applies to every bus and glides")
  /// Speed as a factor of the voice's natural one.
  public let rate = Setting<Double>(
    "rate", .number(Prosody.rates, step: 0.05),
    .record(\.speech.prosody.rate, inForce: \.speech.prosody.rate), in: .factor, .sound,
    source: "document 000 §03",
    effect: "parentese comes from the age, from a caregiver, or is off")
  /// Median F0 as a factor of the voice's own.
  public let pitch = Setting<Double>(
    "pitch", .number(Prosody.pitches, step: 0.05),
    .record(\.speech.prosody.pitch, inForce: \.speech.prosody.pitch), in: .factor, .sound,
    source: "architecture §6",
    effect: "every reachable pitch and range of every voice is met, for words and for phrases")
  /// F0 range in semitones as a factor of the voice's own; 0 is a monotone.
  public let range = Setting<Double>(
    "range", .number(Prosody.ranges, step: 0.05),
    .record(\.speech.prosody.range, inForce: \.speech.prosody.range), in: .factor, .sound,
    source: "architecture §6",
    effect: "every reachable pitch and range of every voice is met, for words and for phrases")
  /// Silence between the words of a phrase.
  public let pauseMilliseconds = Setting<Double>(
    "pauseMilliseconds", .number(Prosody.pauses, step: 10),
    .record(\.speech.prosody.pauseMilliseconds, inForce: \.speech.prosody.pauseMilliseconds),
    in: .milliseconds, .sound, source: "reference/child-speech.md §5.2",
    effect: "a pause is as long as asked for, in silence, and the words keep their length")
  /// Where rate, pitch, range and pauses come from.
  public let parentese = Setting<ParenteseMode>(
    "parentese", .choice, .record(\.speech.parentese, inForce: \.speech.parentese), .sound,
    source: "document 001, defaults by age",
    effect: "parentese comes from the age, from a caregiver, or is off")
  /// Whether chimes and feedback are silenced; never what the child says.
  public let muted = Setting<Bool>(
    "muted", .flag, .record(\.speech.isMuted, inForce: \.speech.isMuted), .sound, of: .device,
    source: "document 001, Sound",
    effect: "a chime sounds, yields to a word and is silenced by mute; a word is not")
  /// Whether the companion's own voice is heard.
  public let narration = Setting<Bool>(
    "narration", .flag, .everyChild(true), .sound, source: "spec README, resolution 11",
    effect: "with narration off it models in silence; its pause and its gladness stay")
  /// What a new utterance does to the one being said, by who asks for it.
  public let interruptions = Setting<[String: InterruptionPolicy]>(
    "interruptions",
    .byName(SpeechSource.chosen.map(\.rawValue), .choice, example: #"{"word":"finish"}"#),
    .record(\.speech.interruptions.bySource, inForce: \.speech.interruptions.bySource), .sound,
    source: "spec README, resolution 13",
    effect: "with the policy finish the word is heard to its end, then the newest")

  /// Whether a tablet that is its own loudspeaker keeps the sounds of the board's words, to say them
  /// while Meadow is away.
  public let speaksWhenAway = Setting<Bool>(
    "speaksWhenAway", .flag, .everyChild(false), .sound, of: .family,
    source: "requirements, Offline and installable",
    effect: "test_a_board_that_is_open_goes_on_saying_its_words_while_meadow_is_away")
  /// What a touch does whose word the natural voice has not made yet.
  public let naturalVoice = Setting<NaturalVoicePatience>(
    "naturalVoice", .choice, .everyChild(.wait), .sound,
    source: "one utterance is one voice, and it comes soon",
    effect: "test_who_does_not_wait_hears_the_quick_voice_first_and_the_natural_one_next")

  // Routines: the family's day
  public let breakfast = time("breakfast") { $0.breakfast }
  public let lunch = time("lunch") { $0.lunch }
  public let snack = time("snack") { $0.snack }
  public let dinner = time("dinner") { $0.dinner }
  public let bath = time("bath") { $0.bath }
  public let bedtime = time("bedtime") { $0.bedtime }
  /// The naps of the day, or quiet times.
  public let naps = Setting<[TimeOfDay]>(
    "naps", .times(most: 4), .following { $0.age.routines.naps }, .routines, of: .family,
    source: "document 001, Routines",
    effect: "each time of the day that is set makes its scene glow")

  // Parent Gate
  /// How long the gate stays open.
  public let autoLock = Setting<AutoLock>(
    "autoLock", .choice, .everyChild(.tenMinutes), .gate, of: .family, source: "M2-008",
    effect: "the gate shuts by itself after the time that is set")

  private static func time(
    _ key: String, _ of: @escaping @Sendable (RoutineSchedule) -> TimeOfDay
  ) -> Setting<TimeOfDay> {
    Setting(
      key, .time, .following { of($0.age.routines) }, .routines, of: .family,
      source: "document 001, Routines",
      effect: "each time of the day that is set makes its scene glow")
  }
}

extension SettingCatalogue {
  /// The entries, typed.
  static let entries = SettingCatalogue()
  /// The entries in their order.
  public static let all: [any SettingEntry] = Mirror(reflecting: entries).children.compactMap {
    $0.value as? any SettingEntry
  }
  private static let byKey = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })
  /// The four that parentese sets together.
  static let prosodyKeys: Set = ["rate", "pitch", "range", "pauseMilliseconds"]

  /// The entry called `key`.
  public static subscript(key: String) -> (any SettingEntry)? { byKey[key] }
}

extension InterruptionPolicies {
  /// The policies by the names of their sources.
  fileprivate var bySource: [String: InterruptionPolicy] {
    get {
      Dictionary(uniqueKeysWithValues: SpeechSource.chosen.map { ($0.rawValue, self[$0]) })
    }
    set {
      word = newValue[SpeechSource.word.rawValue] ?? word
      phrase = newValue[SpeechSource.phrase.rawValue] ?? phrase
      companion = newValue[SpeechSource.companion.rawValue] ?? companion
    }
  }
}
