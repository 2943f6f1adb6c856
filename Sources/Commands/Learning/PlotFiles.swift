import Foundation
import LearningSimulation

/// Plots of recall by day, a file for each way of remembering.
struct PlotFiles {
  private let directory: URL
  /// The paths written so far.
  private(set) var paths: [String] = []

  /// Files in `path`, which is made where it is not there.
  init(in path: String) throws {
    directory = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    } catch { throw Self.unwritable(path, error) }
    guard FileManager.default.isWritableFile(atPath: path) else {
      throw CommandFailure.badData(
        "\(path) cannot be written. Name a directory of your own by --svg.")
    }
  }

  /// Writes the plot of `table`, called by its way of remembering.
  mutating func write(_ table: SimulationTable, named memory: String) throws {
    let path = directory.appending(path: "learning-recall-\(memory).svg").path
    do {
      try Data(RecallPlot(table).svg.utf8).write(to: URL(filePath: path))
    } catch { throw Self.unwritable(path, error) }
    paths.append(path)
  }

  private static func unwritable(_ path: String, _ error: any Error) -> CommandFailure {
    // The system says it in whole sentences.
    let reason = error.localizedDescription.split(separator: ".").last ?? "it is refused"
    return .badData(
      "\(path) cannot be written:\(reason). Name a directory of your own by --svg.")
  }
}
