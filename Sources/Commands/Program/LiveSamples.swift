import Foundation
import MeadowFoundations
import MeadowSound
import MeadowSpeech
import SoundFiles

/// Makes the sound files under samples/: the chimes, and each voice's greeting.
enum LiveSamples {
  /// What a voice button says (document 001, screen 1).
  static let greeting = "Hi! I'm Meadow!"

  /// Writes the files below `directory` and returns their paths.
  static func write(_ directory: String) async throws -> [String] {
    let root = URL(filePath: directory)
    return try writeChimes(root) + (try await writeVoices(root))
  }

  private static func writeChimes(_ root: URL) throws -> [String] {
    let chimes = try folder("chimes", in: root)
    return try ChimeIntensity.allCases.map { intensity in
      let path = chimes.appending(path: "\(intensity.rawValue).flac").path
      try SoundFile.write(Chime.clip(intensity), to: path, as: .flac)
      return path
    }
  }

  /// The greetings are made in a directory of their own, so that nobody's cache is in them.
  private static func writeVoices(_ root: URL) async throws -> [String] {
    let voices = try folder("voices", in: root)
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "meadow-samples-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let synthesis = try await LiveEnvironment.synthesis(in: scratch)
    var paths: [String] = []
    for voice in synthesis.voices {
      let request = SpeechRequest(
        text: try SpokenText(greeting), voice: voice.id, prosody: .standard)
      let rendering = try await synthesis.render(request, priority: .likely)
      let path = voices.appending(path: "\(voice.id).flac").path
      try SoundFile.write(rendering.clip, to: path, as: .flac)
      paths.append(path)
    }
    await synthesis.flush()
    return paths
  }

  private static func folder(_ name: String, in root: URL) throws -> URL {
    let folder = root.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
