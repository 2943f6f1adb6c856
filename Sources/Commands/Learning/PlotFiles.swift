import Foundation
import LearningSimulation

/// Plots of recall by day, a file for each way of remembering.
struct PlotFiles {
  private let directory: String
  /// The paths written so far.
  private(set) var paths: [String] = []

  /// Files in `directory`, which is made where it is not there.
  init(in directory: String) throws {
    self.directory = directory
    let files = FileManager.default
    do {
      try files.createDirectory(atPath: directory, withIntermediateDirectories: true)
    } catch {
      throw Self.unwritable(directory)
    }
    // Before minutes of simulation, not behind them.
    guard files.isWritableFile(atPath: directory) else { throw Self.unwritable(directory) }
  }

  /// Writes the plot of `table`, called by its way of remembering.
  mutating func write(_ table: SimulationTable, named memory: String) throws {
    let path = directory + (directory.hasSuffix("/") ? "" : "/") + "learning-recall-\(memory).svg"
    do {
      try Data(RecallPlot(table).svg.utf8).write(to: URL(filePath: path))
    } catch {
      throw Self.unwritable(path, isFile: true)
    }
    paths.append(path)
  }

  /// What Foundation says of it names neither the path nor the cause.
  private static func unwritable(_ path: String, isFile: Bool = false) -> CommandFailure {
    var part = path
    while !part.isEmpty, part != "/", !FileManager.default.fileExists(atPath: part) {
      part = (part as NSString).deletingLastPathComponent
    }
    var isDirectory: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: part, isDirectory: &isDirectory)
    let reason =
      isThere && !isDirectory.boolValue && !(isFile && part == path)
      ? "\(part) is no directory" : "the system does not allow it"
    return .badData(
      "\(path) cannot be written: \(reason). Name a directory of your own by --svg.")
  }
}
