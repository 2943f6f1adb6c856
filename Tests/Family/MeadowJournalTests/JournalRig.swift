import Foundation
import MeadowFiles
import MeadowFoundations
import MeadowJournal
import Testing

/// A directory of one's own, journals in it, and hands that damage their files.
final class JournalRig: Sendable {
  let data = NSTemporaryDirectory() + "meadow-journal-" + UUID().uuidString
  var root: String { data + "/journals" }
  var key: String { data + "/journals.key" }

  deinit { Files.remove(data) }

  /// The journal of a program of its own.
  func journal(
    child: Int64 = 1, activity: String = "maths", _ calls: FileCalls = FileCalls()
  ) throws -> Journal {
    try JournalStore(data: data, calls).journal(child: child, activity: activity)
  }

  /// The path of a segment of a journal.
  func segment(_ number: Int = 1, of journal: String = "1-maths") -> String {
    let digits = "\(number)"
    return "\(root)/\(journal)/" + String(repeating: "0", count: 10 - digits.count) + digits
      + ".log"
  }

  /// The names of the snapshots of the journal, oldest first.
  func snapshots() -> [String] {
    Files.names(in: root + "/1-maths").filter { $0.hasSuffix(".snapshot") }
      .sorted { $0.count == $1.count ? $0 < $1 : $0.count < $1.count }
      .map { root + "/1-maths/" + $0 }
  }

  /// Changes the bytes of the file at `path`.
  func damage(_ path: String, _ change: (inout [UInt8]) -> Void) throws {
    var bytes = try #require(Files.read(path, atMost: 1 << 30))
    change(&bytes)
    try bytes.withUnsafeBytes { try Data($0).write(to: URL(filePath: path)) }
  }

  /// All bytes of all files below the data.
  func bytes() throws -> [UInt8] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: data)
    return names.flatMap { Files.read("\(data)/\($0)", atMost: 1 << 30) ?? [] }
  }

  /// Records that say their number, of many lengths.
  static func records(_ numbers: Range<Int>) -> [[UInt8]] {
    numbers.map { number in
      Array("answer \(number) ".utf8) + Array(repeating: UInt8(ascii: "."), count: number * 13 % 97)
    }
  }

  /// The number that a record says.
  static func number(of record: [UInt8]) -> Int? {
    let words = String(decoding: record, as: UTF8.self).split(separator: " ")
    return words.first == "answer" ? words.dropFirst().first.flatMap { Int($0) } : nil
  }
}
