public import MeadowFoundations

/// Why there is no sound.
public enum SynthesisError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The request names a voice or a hint that is not there.
  case input(InputProblem)
  /// The caller no longer wants it.
  case cancelled
  /// The text has no sound in this voice: a lone symbol the voice cannot read.
  case nothingToSay(text: String)
  /// The text makes more sound than one utterance may have.
  case tooLong(seconds: Double)
  /// eSpeak NG's data is not installed, or not where the program looks.
  case espeakDataMissing(searched: [String])
  /// eSpeak NG was started twice; it is one per process (reference/espeak-ng.md §2.1).
  case alreadyStarted
  /// The file of a voice cannot be written; speech goes on with one that is there.
  case voiceNotWritten(reason: String)
  /// The engine refused its work.
  case engineFailed(reason: String)

  public var description: String {
    switch self {
    case .input(let problem): problem.description
    case .cancelled: "The speech was cancelled before it was made."
    case .nothingToSay(let text): "\"\(text)\" makes no sound in this voice. Send a word."
    case .tooLong(let seconds):
      "The text makes more than \(Int(seconds)) s of sound. Send it in shorter pieces."
    case .espeakDataMissing(let searched):
      "eSpeak NG's data is missing: install the Debian package espeak-ng-data, or set "
        + "ESPEAK_DATA_PATH (looked in \(searched.joined(separator: ", ")))."
    case .alreadyStarted: "eSpeak NG already runs in this process; use the one that was started."
    case .voiceNotWritten(let reason):
      "The voice's file cannot be written: \(reason). Make room on the disk or let Meadow write "
        + "there."
    case .engineFailed(let reason):
      "The speech engine failed: \(reason). Restart Meadow; recorded words still sound."
    }
  }
}
