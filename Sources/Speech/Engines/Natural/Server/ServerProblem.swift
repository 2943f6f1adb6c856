import MeadowFoundations

/// Why a speech server gave no sound that can be used.
public enum ServerProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// Nobody answers there.
  case unreachable(server: String, reason: String)
  /// The program that speaks could not be started, or has ended.
  case ended(program: String, reason: String)
  /// It said nothing in time.
  case late(seconds: Double)
  /// It says itself that it cannot.
  case refused(reason: String)
  /// What came is not what the protocol says.
  case garbled(reason: String)
  /// There is no sound in what came.
  case silent
  /// More sound came than the text can have.
  case tooLong(seconds: Double)
  /// The sound has another rate than when the voice was added.
  case otherRate(hertz: Int, expected: Int)
  /// What came is noise: nobody's voice is in it.
  case noVoice

  /// Whether it may be the text's fault alone: others may still be said.
  var isOfText: Bool {
    switch self {
    case .refused, .silent, .tooLong, .noVoice: true
    case .unreachable, .ended, .late, .garbled, .otherRate: false
    }
  }

  public var description: String {
    switch self {
    case .unreachable(let server, let reason):
      "nobody answers at \(server) (\(reason)); start the speech server"
    case .ended(let program, let reason):
      "\(program) does not run (\(reason)); run it by hand to see why"
    case .late(let seconds):
      "the speech server did not answer within \(Int(seconds.rounded())) s; restart it"
    case .refused(let reason): "the speech server says: \(Self.plain(reason))"
    case .garbled(let reason):
      "the speech server's answer cannot be read (\(Self.plain(reason))); check that it speaks this protocol"
    case .silent: "the speech server sent no sound"
    case .tooLong(let seconds):
      "the speech server sent more than \(Int(seconds.rounded())) s of sound for a short text"
    case .otherRate(let hertz, let expected):
      "the speech server sends \(hertz) Hz where the voice had \(expected); add the voice again"
    case .noVoice: "the speech server sent noise"
    }
  }

  /// A server's own words on one line.
  private static func plain(_ words: String) -> String {
    String(words.prefix(200).map { $0.isNewline || $0 < " " || $0 == "\u{7f}" ? " " : $0 })
  }
}
