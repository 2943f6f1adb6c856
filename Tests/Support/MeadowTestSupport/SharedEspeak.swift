public import EspeakNG
import Foundation
public import MeadowSpeech

/// The one eSpeak NG of a test process: all test targets run in one, and it can be started once.
public enum SharedEspeak {
  /// The directory of the voices in this repository.
  public static let voicesDirectory: String = {
    var path = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { path.deleteLastPathComponent() }
    return path.path + "/voices"
  }()

  /// Those voices, read.
  public static func voices() throws(VoiceLibraryError) -> VoiceLibrary {
    try VoiceLibrary.load(from: voicesDirectory, engines: [.espeakNG])
  }

  /// The library, started by whoever asks first.
  public static func engine() async throws -> EspeakEngine { try await starting.value }

  // One directory for all runs: its content is named by checksums, so it does not grow.
  private static let starting = Task {
    try await EspeakEngine.start(
      cacheDirectory: NSTemporaryDirectory() + "/meadow-tests-\(getuid())")
  }
}
