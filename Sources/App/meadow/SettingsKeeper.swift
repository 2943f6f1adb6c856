import Dispatch
import MeadowFamily
import MeadowModel
import MeadowSpeech

/// Reads the settings at start and keeps every change, in order, off the tap path.
final class SettingsKeeper: Sendable {
  private let file: SettingsFile
  private let queue = DispatchQueue(label: "meadow.settings", qos: .utility)

  init(_ file: SettingsFile) { self.file = file }

  /// The settings as they were kept, with a voice that is there.
  func read(voices: [VoiceDefinition]) -> SpeechSettings {
    var settings = SpeechSettings()
    switch file.read() {
    case .none: break
    case .settings(let kept): settings = kept
    case .damaged(let aside):
      LiveHouse.note(
        "The settings could not be read; they are kept as \(aside) and the defaults are used.")
    }
    if !voices.contains(where: { $0.id == settings.voice }), let first = voices.first {
      LiveHouse.note(
        "The voice \(settings.voice) of the settings is not there; \(first.id) speaks.")
      settings.voice = first.id
    }
    return settings
  }

  /// Keeps `settings` soon.
  func keep(_ settings: SpeechSettings) {
    queue.async { [file] in
      do { try file.keep(settings) } catch {
        LiveHouse.note(
          "The settings could not be kept in \(file.path); they hold until Meadow ends.")
      }
    }
  }

  /// Waits until everything is kept.
  func close() { queue.sync {} }
}
