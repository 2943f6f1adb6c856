public import MeadowFoundations

/// Why a sound cannot be kept as a recording.
public enum RecordingProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// There are no bytes.
  case empty
  /// There are more bytes than a recording needs.
  case tooLarge(megabytes: Int)
  /// The bytes are something else than WAV, FLAC or Ogg; what, where that is known.
  case notASound(what: String?)
  /// The bytes begin like a sound file and cannot be read.
  case damaged(reason: String)
  /// There is nothing to hear in it.
  case silent
  /// There is less sound than a word has.
  case tooShort(milliseconds: Int)
  /// There is more sound than a word or a phrase has; nil where it is not known how much.
  case tooLong(seconds: Double?)
  /// There is no such recording, or its file was changed by somebody else.
  case unknown(RecordingID)
  /// The recording cannot be written.
  case cannotWrite(reason: String)

  /// What is wrong, as one sentence without its point.
  public var reason: String {
    switch self {
    case .empty: "there is no sound in it"
    case .tooLarge(let megabytes): "\(megabytes) MB are too much"
    case .notASound(let what?): "this is \(what), not a sound that can be read"
    case .notASound(nil): "this is not a sound file"
    case .damaged(let reason): "the file is damaged: \(reason)"
    case .silent: "there is only silence in it"
    case .tooShort(let milliseconds): "there are only \(milliseconds) ms of sound in it"
    case .tooLong(let seconds?): "\(Self.tenths(seconds)) s are too long for a word"
    case .tooLong(nil): "it is too long for a word"
    case .unknown: "the recording is not there, or its file is damaged"
    case .cannotWrite(let reason): "the recording cannot be kept: \(reason)"
    }
  }

  /// The way out, likewise.
  public var advice: String {
    switch self {
    case .empty: "Record the word, or choose a file"
    case .tooLarge, .tooLong:
      "Send one word or a short phrase, at most \(Int(RecordingLimits.longest)) s of sound"
    case .notASound: "Send a WAV, FLAC or Ogg file"
    case .damaged: "Record it again, or export it again as WAV"
    case .silent: "Check that the microphone is on and not muted, and record again"
    case .tooShort: "Record the whole word again"
    case .unknown: "Record it again"
    case .cannotWrite: "Make room on the disk, or let Meadow write there"
    }
  }

  /// The same as a problem with `field`.
  public func problem(field: String = "recording") -> InputProblem {
    if case .unknown = self {
      return InputProblem(.unknown, field: field, reason: reason, advice: advice)
    }
    return InputProblem(field: field, reason: reason, advice: advice)
  }

  public var description: String { "\(reason). \(advice)." }

  static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

/// The bounds of a recording.
public enum RecordingLimits {
  /// The most sound that is kept, in seconds: a phrase, and short enough to be stretched at once.
  public static let longest = 10.0
  /// The least, in seconds: shorter than any word.
  public static let shortest = 0.1
  /// The most that is read with the silence around it, in seconds.
  public static let longestFile = 60.0
  /// The most bytes: a minute of 16 bit stereo at the mix rate is 11.5 MB.
  public static let bytes = 20 << 20
}
