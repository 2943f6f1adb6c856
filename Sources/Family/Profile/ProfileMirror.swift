import Foundation
import MeadowFiles
import MeadowFoundations

/// The last good copy of the active profile, in a small file that a person can read: what Meadow
/// starts with where the database cannot be read.
struct ProfileMirror: Sendable {
  /// A copy.
  struct Copy: Equatable {
    /// The number of the profile.
    var id: Int
    /// How often it had been changed.
    var revision: Int
    /// The profile itself.
    var record: ProfileRecord
  }

  /// What became of reading the file.
  enum Reading: Equatable {
    /// There is none.
    case none
    /// As it was kept, but for the fields that could not be used.
    case copy(Copy, leftOut: [String])
    /// It cannot be understood; it was put aside under this name, or nil where that failed.
    case damaged(keptAs: String?)
  }

  /// What the file says it is.
  static let schema = "meadow-profile/1"

  /// The file.
  let path: String

  /// Reads the copy; a file that cannot be understood is put aside, never overwritten.
  func read() -> Reading {
    guard let data = FileManager.default.contents(atPath: path) else { return .none }
    if let copy = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      let record = copy["record"] as? [String: Any],
      let bytes = try? JSONSerialization.data(withJSONObject: record),
      let reading = RecordText.read([UInt8](bytes))
    {
      let id = copy["id"] as? Int ?? 1
      return .copy(
        Copy(id: max(1, id), revision: copy["revision"] as? Int ?? 0, record: reading.record),
        leftOut: reading.leftOut)
    }
    return .damaged(keptAs: Files.putAside(path))
  }

  /// Keeps `copy`; returns why that failed, in a sentence, or nil.
  func keep(_ copy: Copy) -> String? {
    let record = String(decoding: RecordText.bytes(copy.record), as: UTF8.self)
    let text = """
      {"schema":"\(Self.schema)","id":\(copy.id),"revision":\(copy.revision),"record":\(record)}

      """
    do throws(FileProblem) { try DurableFile.write(Array(text.utf8), to: path, as: .family) } catch
    {
      return error.description
    }
    return nil
  }

  /// Keeps `bytes`, which are no profile, beside the copy; returns where, or nil where that failed.
  func putAside(_ bytes: [UInt8]) -> String? {
    guard let aside = Files.freeDamagedName(for: path),
      (try? DurableFile.write(bytes, to: aside, as: .family)) != nil
    else { return nil }
    return aside
  }

  /// Removes the copy, what was put aside of it and what a crash left half written.
  func remove() { Self.remove(path) }

  /// The same, but the copy stays: what it held before may name a child in another way.
  func removeLeftOvers() { Self.removeBeside(path) }

  /// Removes the file at `path` and those whose names go on with a dot after its own.
  static func remove(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
    removeBeside(path)
  }

  private static func removeBeside(_ path: String) {
    let url = URL(filePath: path)
    let directory = url.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    for name in names where name.hasPrefix(url.lastPathComponent + ".") {
      try? FileManager.default.removeItem(at: directory.appending(path: name))
    }
  }
}
