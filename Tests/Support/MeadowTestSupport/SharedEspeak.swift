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

  /// Those voices, read; with those of a family in the directory `own`, of engines like `others`.
  public static func voices(
    own: String? = nil, of others: [VoiceEngineKind] = []
  ) throws(VoiceLibraryError) -> VoiceLibrary {
    try VoiceLibrary.load(from: voicesDirectory, own: own, engines: [.espeakNG] + others)
  }

  /// The library, started by whoever asks first.
  public static func engine() async throws -> EspeakEngine { try await starting.value }

  // One directory for all runs: its content is named by checksums, so it does not grow.
  private static let starting = Task {
    try await EspeakEngine.start(
      cacheDirectory: NSTemporaryDirectory() + "/meadow-tests-\(getuid())")
  }
}
