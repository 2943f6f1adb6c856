/// What may be wrong with a take. All but the first three are advice, and the take is kept.
public enum TakeProblem: String, CaseIterable, Sendable, Codable {
  /// Nothing in it stands out of the room's quiet.
  case silent
  /// It is shorter than any word.
  case short
  /// It is longer than a word or a phrase.
  case long
  /// It is so soft that the room comes up with it.
  case quiet
  /// Its peaks are cut off.
  case clipped
  /// The mains are heard in it.
  case hum
  /// The room is nearly as loud as the voice.
  case noisy
  /// The recording begins behind the word's beginning, or ends before its end.
  case cut
  /// It sounds unlike the take before.
  case differs

  /// Whether nothing can be kept of such a take.
  public var isFatal: Bool {
    switch self {
    case .silent, .short, .long: true
    case .quiet, .clipped, .hum, .noisy, .cut, .differs: false
    }
  }

  /// What helps, as a sentence.
  public var advice: String {
    switch self {
    case .silent: "Nothing was heard. Check that the microphone is on, and say it again."
    case .short: "That was shorter than a word. Say the whole word."
    case .long: "That was too long. Say the one word or phrase, at most ten seconds."
    case .quiet: "It is very soft. Come a hand's breadth closer to the microphone."
    case .clipped: "It is distorted by being too loud. Go a little farther away, or speak softer."
    case .hum: "A hum is in it. Unplug the charger, or move away from lamps and screens."
    case .noisy: "The room is loud. Close windows and doors, and switch off fans and music."
    case .cut: "A piece of it is missing. Wait for the sign before you speak and after it."
    case .differs: "It sounds unlike the take before. Listen whether it is the right word."
    }
  }
}
