import Foundation
import MeadowCommands

/// Where the program finds what comes with it, and where it keeps what is the family's.
enum ProgramDirectories {
  /// The directory that holds `voices/` and `samples/`: $MEADOW_HOME, else beside the program or
  /// above it, else where `make install` puts it.
  static func home() throws -> URL {
    let environment = ProcessInfo.processInfo.environment
    if let home = environment["MEADOW_HOME"], !home.isEmpty { return URL(filePath: home) }
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    var directory = program.deletingLastPathComponent()
    for _ in 0..<6 {
      for candidate in [directory, directory.appending(path: "share/meadow")]
      where FileManager.default.fileExists(atPath: candidate.appending(path: "voices").path) {
        return candidate
      }
      directory = directory.deletingLastPathComponent()
    }
    throw CommandFailure.unavailable(
      "Meadow's voices are not beside the program; set MEADOW_HOME to the directory that holds voices/"
    )
  }

  /// Where settings and rendered words live: `chosen`, else $XDG_DATA_HOME/meadow, else
  /// ~/.local/share/meadow. Made if missing.
  static func data(_ chosen: String?) throws -> URL {
    let environment = ProcessInfo.processInfo.environment
    let url: URL
    if let chosen {
      url = URL(filePath: chosen)
    } else if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      url = URL(filePath: data).appending(path: "meadow")
    } else {
      let home = environment["HOME"] ?? NSHomeDirectory()
      url = URL(filePath: home).appending(path: ".local/share/meadow")
    }
    do {
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw CommandFailure.badData(
        "--data \(url.path) cannot be made: choose a directory you may write to")
    }
    return url
  }
}
