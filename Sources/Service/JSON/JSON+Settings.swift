import MeadowFoundations

extension JSON {
  /// The settings, as GET /v1/settings and the event stream show them: the ten groups of document 001,
  /// flat, each with the name that PATCH takes.
  init(_ settings: FamilySettings) {
    self = .object(
      Self.speech(settings) + Self.vocabulary(settings) + Self.conversation(settings)
        + Self.touch(settings) + Self.day(settings))
  }

  private static func speech(_ settings: FamilySettings) -> [Member] {
    let speech = settings.speech
    return [
      ("voice", .string(speech.voice.name)), ("rate", .number(speech.prosody.rate)),
      ("pitch", .number(speech.prosody.pitch)), ("range", .number(speech.prosody.range)),
      ("pauseMilliseconds", .number(speech.prosody.pauseMilliseconds)),
      ("parentese", .string(speech.parentese.rawValue)),
      ("ageMonths", speech.ageMonths.map(JSON.integer) ?? .null),
      ("muted", .bool(speech.isMuted)), ("volumeCapDecibels", .number(speech.volumeCap.value)),
      (
        "interruptions",
        [
          "word": .string(speech.interruptions.word.rawValue),
          "phrase": .string(speech.interruptions.phrase.rawValue),
          "companion": .string(speech.interruptions.companion.rawValue),
        ]
      ),
      ("narration", .bool(settings.narration)),
    ]
  }

  private static func vocabulary(_ settings: FamilySettings) -> [Member] {
    [
      ("tier", .integer(settings.tier.rawValue)),
      ("densities", map(settings.densities) { .string($0.rawValue) }),
      ("densityCutoffs", map(settings.densityCutoffs, JSON.integer)),
      ("hiddenWords", map(settings.hiddenWords) { .array($0.sorted().map(JSON.string)) }),
      ("showsLabels", .bool(settings.showsLabels)),
      ("marksFavorites", .bool(settings.marksFavorites)),
      ("favorites", .array(settings.favorites.sorted().map(JSON.string))),
      ("defaultView", .string(settings.defaultView.rawValue)),
    ]
  }

  private static func conversation(_ settings: FamilySettings) -> [Member] {
    [
      ("conversation", .string(settings.conversation.rawValue)),
      ("carrierPhrases", .bool(settings.carrierPhrases)),
      ("feelingsTray", .bool(settings.feelingsTray)),
      ("bubbleSeconds", .number(settings.bubbleSeconds)),
      ("traySeconds", .number(settings.traySeconds)),
      ("speakWithMe", .bool(settings.speakWithMe)), ("signing", .bool(settings.signing)),
      ("celebrations", .string(settings.celebrations.rawValue)),
      ("expectantPauseSeconds", .number(settings.expectantPauseSeconds)),
      ("routineGlow", .bool(settings.routineGlow)),
    ]
  }

  private static func touch(_ settings: FamilySettings) -> [Member] {
    [
      ("holdMilliseconds", .integer(settings.holdMilliseconds)),
      ("selectsOnRelease", .bool(settings.selectsOnRelease)),
      ("scanning", .string(settings.scanning.rawValue)),
      ("buttonSize", .integer(settings.buttonSize)),
      ("repeatGuardMilliseconds", .integer(settings.repeatGuardMilliseconds)),
      ("autoLock", .string(settings.autoLock.rawValue)),
    ]
  }

  private static func day(_ settings: FamilySettings) -> [Member] {
    let day = settings.routines
    return [
      ("breakfast", .string(day.breakfast.description)), ("lunch", .string(day.lunch.description)),
      ("snack", .string(day.snack.description)), ("dinner", .string(day.dinner.description)),
      ("bath", .string(day.bath.description)), ("bedtime", .string(day.bedtime.description)),
      ("naps", .array(day.naps.map { .string($0.description) })),
    ]
  }

  private static func map<Value>(
    _ values: [String: Value], _ json: (Value) -> JSON
  ) -> JSON {
    .object(values.sorted { $0.key < $1.key }.map { ($0.key, json($0.value)) })
  }
}
