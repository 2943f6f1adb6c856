import Foundation
import Glibc
import MeadowFamily
import MeadowFoundations
import MeadowStore

/// Keeps events until it is killed.
enum EventWriter {
  /// Writes events to the file at `path`, called by `run` and their number, and says on its output how
  /// many are acknowledged. Ends by itself where nobody listens any more, or after a while.
  static func write(_ path: String, run: Int64) async {
    let logger = EventLogger(store: .open(at: path, OlderLog(of: 1)))
    var generator = SeededGenerator(seed: UInt64(run))
    var count: Int64 = 0
    while count < 200_000 {
      for _ in 0..<Int64.random(in: 1...300, using: &generator) {
        let event = ActivityEvent(
          .wordTap, text: "word \(count % 300)", scene: "kitchen", tier: .combinations,
          sequence: ["\(run)", "\(count)"])
        logger.record(event, of: 1, at: WallTime(milliseconds: run * 1_000_000 + count))
        count += 1
      }
      guard await logger.flush() else { exit(1) }
      // Not print: what is acknowledged must be told before anything else happens.
      let line = Array("\(count)\n".utf8)
      guard Glibc.write(1, line, line.count) == line.count else { exit(2) }
    }
  }
}
