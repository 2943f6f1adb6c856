public import MeadowFoundations

/// Why there is no sound.
public enum SynthesisError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The request names a voice or a hint that is not there.
  case input(InputProblem)
  /// The caller no longer wants it.
  case cancelled
  /// The text has no sound in this voice: a lone symbol the voice cannot read.
  case nothingToSay(text: String)
  /// The text makes more sound than one utterance may have.
  case tooLong(seconds: Double)
  /// An engine's data is not installed, or not where the program looks; `advice` is one sentence
  /// without its point.
  case dataMissing(engine: String, advice: String)
  /// An engine that is one per process was started twice.
  case alreadyStarted(engine: String)
  /// The file of a voice cannot be written; speech goes on with one that is there.
  case voiceNotWritten(reason: String)
  /// The program that makes the voice is away, and is not asked again for so long.
  case engineAway(reason: String, retryInSeconds: Double)
  /// The engine refused its work.
  case engineFailed(reason: String)

  /// What went wrong, without what to do: for a sentence of somebody else's.
  public var reason: String {
    switch self {
    case .engineAway(let reason, _), .engineFailed(let reason), .voiceNotWritten(let reason): reason
    case .input(let problem): problem.reason
    case .cancelled, .nothingToSay, .tooLong, .dataMissing, .alreadyStarted: description
    }
  }

  public var description: String {
    switch self {
    case .input(let problem): problem.description
    case .cancelled: "The speech was cancelled before it was made."
    case .nothingToSay(let text): "\"\(text)\" makes no sound in this voice. Send a word."
    case .tooLong(let seconds):
      "The text makes more than \(Int(seconds)) s of sound. Send it in shorter pieces."
    case .dataMissing(let engine, let advice): "\(engine)'s data is missing: \(advice)."
    case .alreadyStarted(let engine):
      "\(engine) already runs in this process; use the one that was started."
    case .voiceNotWritten(let reason):
      "The voice's file cannot be written: \(reason). Make room on the disk or let Meadow write "
        + "there."
    case .engineAway(let reason, let seconds):
      "The natural voice is away: \(reason). It is asked again in \(Int(seconds.rounded(.up))) s."
    case .engineFailed(let reason):
      "The speech engine failed: \(reason). Restart Meadow; recorded words still sound."
    }
  }
}
