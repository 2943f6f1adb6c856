import Foundation
public import MeadowFoundations

/// Where the speech settings are kept between starts: one small JSON file, replaced as a whole.
public struct SettingsFile: Sendable {
  /// What became of reading the file.
  public enum Reading: Hashable, Sendable {
    /// There is none yet.
    case none
    /// As it was kept.
    case settings(SpeechSettings)
    /// It cannot be understood; it is put aside under this name and the defaults are used.
    case damaged(keptAs: String)
  }

  /// The file's path.
  public let path: String

  /// The file at `path`.
  public init(path: String) { self.path = path }

  /// Reads the settings; a file that cannot be understood is put aside, never overwritten.
  public func read() -> Reading {
    guard let data = FileManager.default.contents(atPath: path) else { return .none }
    if var settings = try? JSONDecoder().decode(SpeechSettings.self, from: data),
      (try? settings.prosody.validated()) != nil
    {
      // A cap from a file that somebody edited must still protect a child's ears.
      let caps = SpeechSettings.volumeCaps
      let level = settings.volumeCap.value
      settings.volumeCap = Decibels(
        level.isNaN ? 0 : min(caps.upperBound, max(caps.lowerBound, level)))
      return .settings(settings)
    }
    let aside = path + ".damaged"
    try? FileManager.default.removeItem(atPath: aside)
    try? FileManager.default.moveItem(atPath: path, toPath: aside)
    return .damaged(keptAs: aside)
  }
}
