import Foundation
public import MeadowFoundations
public import MeadowTalk

/// What came in at a service's door, and when; a file with one of these a line is a session that
/// `meadow replay` plays.
///
///     {"at":0.50,"tap":{"word":"more"}}
///     {"at":1.20,"stop":true}
public struct RecordedInput: Equatable, Sendable {
  /// What came in.
  public enum Action: Equatable, Sendable {
    case tap(Tap)
    case stop
    case chime(ChimeIntensity)
    case settings(SettingsChange)
    case profile(ProfileChange)
    case move(Move)
    case message(MessageAction)
    case avatar(AvatarAction)
    case companion(CompanionAction)
    case modelling(Bool)
    /// What a child's screen told of itself.
    case screen(String, ScreenNews)
    /// An input of the activity with this name.
    case activity(String, PlainJSON)
    /// The activity with this name woke, as it was kept, at this time and day.
    case opened(String, PlainJSON?, DateReading)
    /// The time and the day, for activities that are awake.
    case date(DateReading)
    /// The time on the family's clock, which decides what glows.
    case clock(TimeOfDay)
    /// What the session began with; the first line of a recording.
    case session(SessionStart)
    /// The family's words became these.
    case words([String: MyWordGroup])
    /// What another program decided was adopted.
    case adopted(ProfileRecord)
    /// The session began anew: a reset, or another family's files.
    case anew(SessionStart)
  }

  /// Seconds since the session began.
  public var at: Double
  /// What came in.
  public var action: Action

  /// `action`, `at` seconds into the session.
  public init(at: Double, action: Action) {
    self.at = at
    self.action = action
  }

  /// The inputs of a file's bytes, blank lines left out, or a problem that names the line.
  public static func decode(lines bytes: [UInt8]) throws(InputProblem) -> [RecordedInput] {
    var inputs: [RecordedInput] = []
    for (index, line) in bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
      guard line.contains(where: { $0 > 32 }) else { continue }
      inputs.append(try decode(line: Array(line), number: index + 1))
    }
    return inputs
  }

  /// This input as a line of a file, with its line feed.
  public var line: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return ((try? encoder.encode(self)).map(Array.init) ?? []) + [10]
  }

  private static func decode(
    line: [UInt8], number: Int
  ) throws(InputProblem) -> RecordedInput {
    let input: RecordedInput
    do {
      input = try JSONDecoder().decode(RecordedInput.self, from: Data(line))
    } catch {
      throw InputProblem(
        field: "line \(number)", reason: "it is no recorded input",
        advice:
          "write {\"at\":0.5,\"tap\":{\"word\":\"more\"}} or likewise stop, move, message, avatar, "
          + "companion, activity, clock, profile, settings, chime or session")
    }
    guard (0...86_400).contains(input.at) else {
      throw InputProblem(
        field: "line \(number)", reason: "\"at\" is \(input.at)",
        advice: "write seconds since the session began, up to a day")
    }
    return input
  }
}

extension RecordedInput: Codable {
  private enum Keys: String, CodingKey {
    case at, tap, stop, chime, settings, profile, move, message, avatar, companion, modelling,
      clock,
      session, words, adopted, anew, activity, input, screen, news, opened, saved, date
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    at = try values.decode(Double.self, forKey: .at)
    let readers: [(Keys, () throws -> Action)] = [
      (.tap, { .tap(try values.decode(Tap.self, forKey: .tap)) }),
      (.chime, { .chime(try values.decode(ChimeIntensity.self, forKey: .chime)) }),
      (.settings, { .settings(try values.decode(SettingsChange.self, forKey: .settings)) }),
      (.profile, { .profile(try values.decode(ProfileChange.self, forKey: .profile)) }),
      (.move, { .move(try values.decode(Move.self, forKey: .move)) }),
      (.message, { .message(try values.decode(MessageAction.self, forKey: .message)) }),
      (.avatar, { .avatar(try values.decode(AvatarAction.self, forKey: .avatar)) }),
      (.companion, { .companion(try values.decode(CompanionAction.self, forKey: .companion)) }),
      (.modelling, { .modelling(try values.decode(Bool.self, forKey: .modelling)) }),
      (
        .screen,
        {
          .screen(
            try values.decode(String.self, forKey: .screen),
            try values.decode(ScreenNews.self, forKey: .news))
        }
      ),
      (
        .opened,
        {
          .opened(
            try values.decode(String.self, forKey: .opened),
            try values.decodeIfPresent(PlainJSON.self, forKey: .saved),
            try values.decode(DateReading.self, forKey: .date))
        }
      ),
      (.date, { .date(try values.decode(DateReading.self, forKey: .date)) }),
      (.clock, { .clock(try values.decode(TimeOfDay.self, forKey: .clock)) }),
      (.words, { .words(try values.decode([String: MyWordGroup].self, forKey: .words)) }),
      (.adopted, { .adopted(try values.decode(ProfileRecord.self, forKey: .adopted)) }),
      (.anew, { .anew(try values.decode(SessionStart.self, forKey: .anew)) }),
      (
        .activity,
        {
          .activity(
            try values.decode(String.self, forKey: .activity),
            try values.decode(PlainJSON.self, forKey: .input))
        }
      ),
      (.session, { .session(try values.decode(SessionStart.self, forKey: .session)) }),
    ]
    if let reader = readers.first(where: { values.contains($0.0) }) {
      action = try reader.1()
    } else {
      guard try values.decode(Bool.self, forKey: .stop) else {
        throw DecodingError.dataCorruptedError(
          forKey: .stop, in: values, debugDescription: "stop is true or left out")
      }
      action = .stop
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode((at * 1000).rounded() / 1000, forKey: .at)
    switch action {
    case .tap(let tap): try values.encode(tap, forKey: .tap)
    case .stop: try values.encode(true, forKey: .stop)
    case .chime(let intensity): try values.encode(intensity, forKey: .chime)
    case .settings(let change): try values.encode(change, forKey: .settings)
    case .profile(let change): try values.encode(change, forKey: .profile)
    case .move(let move): try values.encode(move, forKey: .move)
    case .message(let action): try values.encode(action, forKey: .message)
    case .avatar(let action): try values.encode(action, forKey: .avatar)
    case .companion(let action): try values.encode(action, forKey: .companion)
    case .modelling(let isOn): try values.encode(isOn, forKey: .modelling)
    case .screen(let id, let news):
      try values.encode(id, forKey: .screen)
      try values.encode(news, forKey: .news)
    case .opened(let name, let saved, let reading):
      try values.encode(name, forKey: .opened)
      try values.encodeIfPresent(saved, forKey: .saved)
      try values.encode(reading, forKey: .date)
    case .date(let reading): try values.encode(reading, forKey: .date)
    case .clock(let time): try values.encode(time, forKey: .clock)
    case .session(let start): try values.encode(start, forKey: .session)
    case .activity(let name, let input):
      try values.encode(name, forKey: .activity)
      try values.encode(input, forKey: .input)
    case .words(let words): try values.encode(words, forKey: .words)
    case .adopted(let record): try values.encode(record, forKey: .adopted)
    case .anew(let start): try values.encode(start, forKey: .anew)
    }
  }
}
