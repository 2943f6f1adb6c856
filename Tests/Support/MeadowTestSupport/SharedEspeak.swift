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

  /// The library, started by whoever asks first.
  public static func synthesizer() async throws -> EspeakSynthesizer { try await starting.value }

  // One directory for all runs: its content is named by checksums, so it does not grow.
  private static let starting = Task {
    try await EspeakSynthesizer.start(
      cacheDirectory: NSTemporaryDirectory() + "/meadow-tests-\(getuid())")
  }
}
