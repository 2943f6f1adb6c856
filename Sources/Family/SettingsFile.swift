import Foundation
import MeadowFiles
public import MeadowFoundations

/// The small JSON file in which an older Meadow kept the speech settings; read and never written.
public struct SettingsFile: Sendable {
  /// What became of reading the file.
  public enum Reading: Equatable, Sendable {
    /// There is none yet.
    case none
    /// As it was kept, with the child's age in months where that was said.
    case settings(SpeechSettings, ageMonths: Int?)
    /// It cannot be understood; it is put aside under this name, where that can be done.
    case damaged(keptAs: String?)
  }

  /// The file's path.
  public let path: String

  /// The file at `path`.
  public init(path: String) { self.path = path }

  /// Reads the settings; a file that cannot be understood is put aside, never overwritten.
  public func read() -> Reading {
    guard let data = FileManager.default.contents(atPath: path) else { return .none }
    if let speech = try? JSONDecoder().decode(SpeechSettings.self, from: data),
      (try? speech.prosody.validated()) != nil
    {
      // A cap from a file that somebody edited must still protect a child's ears.
      let age = try? JSONDecoder().decode(Age.self, from: data)
      var record = ProfileRecord(profile: ChildProfile(ageMonths: age?.ageMonths), speech: speech)
      _ = RecordRepair.repair(&record)
      return .settings(record.speech, ageMonths: record.profile.ageMonths)
    }
    return .damaged(keptAs: Files.putAside(path))
  }

  /// The age, which this file held beside how Meadow speaks.
  private struct Age: Decodable { var ageMonths: Int? }
}
