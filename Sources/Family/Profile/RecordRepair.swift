import MeadowFoundations

/// Brings the values of a file that somebody edited back into their ranges: a volume cap must protect
/// a child's ears whoever wrote it.
enum RecordRepair {
  /// The shortest and the longest a bubble may stay, in seconds, as at the settings' own door.
  static let bubbleSeconds = 3.0...60.0
  /// The same for the tray.
  static let traySeconds = 2.0...30.0
  /// How long the companion may wait, in seconds.
  static let pauseSeconds = 1.0...120.0
  /// How long a touch may have to last, in ms (document 001, Access & Motor).
  static let touchMilliseconds = 0...1000
  /// The sizes of buttons, in points (document 001, Access & Motor).
  static let buttonSizes: Set = [60, 80, 100]
  /// The priorities a scene may be cut at (document 000 §03).
  static let priorities = 1...10

  /// Repairs `record` and returns the fields that it changed, such as "speech.volumeCap".
  static func repair(_ record: inout ProfileRecord) -> [String] {
    let old = record
    repairSpeech(&record.speech)
    record.profile.ageMonths = record.profile.ageMonths.flatMap(possibleAge)
    repairTimes(&record.chosen)
    record.chosen.buttonSize = record.chosen.buttonSize.flatMap {
      buttonSizes.contains($0) ? $0 : nil
    }
    record.chosen.densityCutoffs = record.chosen.densityCutoffs?.mapValues {
      clamp($0, to: priorities)
    }
    return changes(from: old, to: record)
  }

  /// As ``SettingsFile`` does it: a cap that is no number is no cap, a prosody with one impossible
  /// factor is the standard one.
  private static func repairSpeech(_ speech: inout SpeechSettings) {
    let level = speech.volumeCap.value
    speech.volumeCap = Decibels(level.isNaN ? 0 : clamp(level, to: SpeechSettings.volumeCaps))
    if (try? speech.prosody.validated()) == nil { speech.prosody = .standard }
    speech.ageMonths = speech.ageMonths.flatMap(possibleAge)
  }

  private static func repairTimes(_ chosen: inout ChosenSettings) {
    chosen.bubbleSeconds = chosen.bubbleSeconds.map { clamp($0, to: bubbleSeconds) }
    chosen.traySeconds = chosen.traySeconds.map { clamp($0, to: traySeconds) }
    chosen.expectantPauseSeconds = chosen.expectantPauseSeconds.map {
      clamp($0, to: pauseSeconds)
    }
    chosen.holdMilliseconds = chosen.holdMilliseconds.map { clamp($0, to: touchMilliseconds) }
    chosen.repeatGuardMilliseconds = chosen.repeatGuardMilliseconds.map {
      clamp($0, to: touchMilliseconds)
    }
  }

  private static func possibleAge(_ months: Int) -> Int? {
    ParenteseTable.ages.contains(months) ? months : nil
  }

  private static func clamp<Value: Comparable>(_ value: Value, to range: ClosedRange<Value>)
    -> Value
  {
    min(range.upperBound, max(range.lowerBound, value))
  }

  private static func changes(from old: ProfileRecord, to new: ProfileRecord) -> [String] {
    var fields: [String] = []
    func compare<Value: Equatable>(_ field: String, _ path: KeyPath<ProfileRecord, Value>) {
      if old[keyPath: path] != new[keyPath: path] { fields.append(field) }
    }
    compare("profile.ageMonths", \.profile.ageMonths)
    compare("speech.volumeCap", \.speech.volumeCap)
    compare("speech.prosody", \.speech.prosody)
    compare("speech.ageMonths", \.speech.ageMonths)
    compare("chosen.bubbleSeconds", \.chosen.bubbleSeconds)
    compare("chosen.traySeconds", \.chosen.traySeconds)
    compare("chosen.expectantPauseSeconds", \.chosen.expectantPauseSeconds)
    compare("chosen.holdMilliseconds", \.chosen.holdMilliseconds)
    compare("chosen.repeatGuardMilliseconds", \.chosen.repeatGuardMilliseconds)
    compare("chosen.buttonSize", \.chosen.buttonSize)
    compare("chosen.densityCutoffs", \.chosen.densityCutoffs)
    return fields
  }
}
