import MeadowFoundations
import MeadowRuntime

/// The settings there are, group by group in the order of document 001.
extension Setting {
  static var all: [Setting] {
    child + vocabulary + communication + learning + access + sound + routines + gate
  }

  private static var child: [Setting] {
    [
      Setting(speech: "ageMonths", .child, takes: "the age in months, 6 to 120") {
        $0.ageMonths.map { "\($0)" } ?? "not said"
      } origin: {
        $0.ageMonths == nil ? .everyChild : .grownUp
      },
      Setting(speech: "voice", .child, takes: "a name that meadow voices lists") {
        $0.voice.name
      } origin: {
        $0.voice == SpeechSettings().voice ? .everyChild : .grownUp
      },
    ]
  }

  private static var vocabulary: [Setting] {
    [
      Setting(
        .densities, \.densities, .vocabulary, takes: choices(SceneDensity.self, of: "kitchen")
      ) {
        $0.densities.isEmpty
          ? PlainJSON.text("high everywhere")
          : .object($0.densities.mapValues { .text($0.rawValue) })
      },
      Setting(
        .densityCutoffs, \.densityCutoffs, .vocabulary,
        takes: "1 to 10 for a scene with density custom, as in densityCutoffs.kitchen=4"
      ) { $0.densityCutoffs },
      Setting(
        .hiddenWords, \.hiddenWords, .vocabulary,
        takes: "words for a scene or for core, as in hiddenWords.kitchen=peas,corn"
      ) { $0.hiddenWords.mapValues { $0.sorted() } },
      Setting(.showsLabels, \.showsLabels, .vocabulary, takes: flag) { $0.showsLabels },
      Setting(.marksFavorites, \.marksFavorites, .vocabulary, takes: flag) { $0.marksFavorites },
      Setting(
        .favorites, \.favorites, .vocabulary, takes: "words, as in favorites=milk,ball"
      ) { $0.favorites.sorted() },
      Setting(.defaultView, \.defaultView, .vocabulary, takes: choices(BoardMode.self)) {
        $0.defaultView
      },
    ]
  }

  private static var communication: [Setting] {
    [
      Setting(
        .conversation, \.conversation, .communication, takes: choices(ConversationMode.self)
      ) { $0.conversation },
      Setting(.carrierPhrases, \.carrierPhrases, .communication, takes: flag, follows: true) {
        $0.carrierPhrases
      },
      Setting(.feelingsTray, \.feelingsTray, .communication, takes: flag) { $0.feelingsTray },
      Setting(.bubbleSeconds, \.bubbleSeconds, .communication, takes: "3 to 60 seconds") {
        $0.bubbleSeconds
      },
      Setting(.traySeconds, \.traySeconds, .communication, takes: "2 to 30 seconds") {
        $0.traySeconds
      },
    ]
  }

  private static var learning: [Setting] {
    [
      Setting(.speakWithMe, \.speakWithMe, .learning, takes: flag) { $0.speakWithMe },
      Setting(.signing, \.signing, .learning, takes: flag, follows: true) { $0.signing },
      Setting(
        .celebrations, \.celebrations, .learning, takes: choices(CelebrationStyle.self),
        follows: true
      ) { $0.celebrations },
      Setting(
        .expectantPauseSeconds, \.expectantPauseSeconds, .learning, takes: "1 to 120 seconds",
        follows: true
      ) { $0.expectantPauseSeconds },
      Setting(.routineGlow, \.routineGlow, .learning, takes: flag) { $0.routineGlow },
    ]
  }

  private static var access: [Setting] {
    [
      Setting(.holdMilliseconds, \.holdMilliseconds, .access, takes: "0 to 1000 ms") {
        $0.holdMilliseconds
      },
      Setting(.selectsOnRelease, \.selectsOnRelease, .access, takes: flag) { $0.selectsOnRelease },
      Setting(.scanning, \.scanning, .access, takes: choices(ScanningMode.self)) { $0.scanning },
      Setting(.buttonSize, \.buttonSize, .access, takes: "60, 80 or 100 points") { $0.buttonSize },
      Setting(
        .repeatGuardMilliseconds, \.repeatGuardMilliseconds, .access, takes: "0 to 1000 ms"
      ) { $0.repeatGuardMilliseconds },
    ]
  }

  private static var routines: [Setting] {
    [
      Setting(.breakfast, \.breakfast, .routines, takes: time, follows: true) {
        $0.routines.breakfast
      },
      Setting(.lunch, \.lunch, .routines, takes: time, follows: true) { $0.routines.lunch },
      Setting(.snack, \.snack, .routines, takes: time, follows: true) { $0.routines.snack },
      Setting(.dinner, \.dinner, .routines, takes: time, follows: true) { $0.routines.dinner },
      Setting(.bath, \.bath, .routines, takes: time, follows: true) { $0.routines.bath },
      Setting(.bedtime, \.bedtime, .routines, takes: time, follows: true) { $0.routines.bedtime },
      Setting(
        .naps, \.naps, .routines, takes: "times, as in naps=9:30,13:00; naps= for none",
        follows: true
      ) { $0.routines.naps },
    ]
  }

  private static var gate: [Setting] {
    [
      Setting(.autoLock, \.autoLock, .gate, takes: "5, 10 or 30 minutes, or never") {
        $0.autoLock
      }
    ]
  }

  static var flag: String { "true or false" }
  private static var time: String { "a time of the 24-hour clock, such as 19:30" }

  /// The names of `type`, as the end of "give …"; by scene where one is given as an example.
  static func choices<Choice>(
    _ type: Choice.Type, of scene: String? = nil
  ) -> String where Choice: CaseIterable & RawRepresentable<String> {
    let names = type.allCases.map(\.rawValue)
    let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    guard let scene else { return list }
    return "\(list) for a scene, as in densities.\(scene)=\(names.first ?? "")"
  }
}
