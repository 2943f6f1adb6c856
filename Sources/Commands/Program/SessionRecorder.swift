import Dispatch
import Foundation
import MeadowCommands
import MeadowRuntime

/// Appends every input to a file, off the tap path.
final class SessionRecorder: Sendable {
  private let file: FileHandle
  private let queue = DispatchQueue(label: "meadow.recorder", qos: .utility)

  init(path: String) throws {
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forWritingAtPath: path)
    else { throw CommandFailure.badData("--record \(path) cannot be written: choose another file") }
    self.file = file
  }

  /// Keeps `input`, soon.
  func write(_ input: RecordedInput) {
    queue.async { [file] in try? file.write(contentsOf: Data(input.line)) }
  }

  /// Returns when all that was written is in the file, and closes it.
  func close() {
    queue.sync { try? file.close() }
  }
}
