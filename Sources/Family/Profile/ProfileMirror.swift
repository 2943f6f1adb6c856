import Foundation
import MeadowFiles
import MeadowFoundations

/// The last good copy of every child's profile, in a small file that a person can read: what Meadow
/// starts with where the database cannot be read. What was kept beside the profiles is not in it.
struct ProfileMirror: Sendable {
  /// What the file holds.
  struct Copy: Equatable {
    /// The number of the active child.
    var active: Int
    /// All children, by their numbers; the active one is among them.
    var profiles: [KeptProfile]

    /// The child `id`.
    func profile(_ id: Int) -> KeptProfile? { profiles.first { $0.id == id } }
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

  /// What the file says it is. Version 1 had one child; what of it stood there still stands where it did,
  /// so that an older Meadow finds the active child.
  static let schema = "meadow-profile/2"

  /// The file.
  let path: String

  /// Reads the copy; a file that cannot be understood is put aside, never overwritten.
  func read() -> Reading {
    guard let data = FileManager.default.contents(atPath: path) else { return .none }
    guard let file = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      var (first, leftOut) = Self.profile(file)
    else { return .damaged(keptAs: Files.putAside(path)) }
    first.id = max(1, first.id)
    var profiles = [first]
    for (index, member) in (file["others"] as? [Any] ?? []).enumerated() {
      guard let (other, left) = (member as? [String: Any]).flatMap(Self.profile),
        !profiles.contains(where: { $0.id == other.id })
      else {
        leftOut.append("others.\(index)")
        continue
      }
      profiles.append(other)
      leftOut += left.map { "others.\(index).\($0)" }
    }
    return .copy(
      Copy(active: first.id, profiles: profiles.sorted { $0.id < $1.id }), leftOut: leftOut)
  }

  /// The child of an object with number, revision and record, and what of it could not be used.
  private static func profile(_ object: [String: Any]) -> (KeptProfile, leftOut: [String])? {
    guard let record = object["record"] as? [String: Any],
      let bytes = try? JSONSerialization.data(withJSONObject: record),
      let reading = RecordText.read([UInt8](bytes))
    else { return nil }
    let kept = KeptProfile(
      id: object["id"] as? Int ?? 1, revision: object["revision"] as? Int ?? 0,
      record: reading.record)
    return (kept, reading.leftOut)
  }

  /// Keeps `copy`; returns why that failed, in a sentence, or nil.
  func keep(_ copy: Copy) -> String? {
    guard let active = copy.profile(copy.active) else { return nil }
    let others = copy.profiles.filter { $0.id != copy.active }
    let rest =
      others.isEmpty
      ? "" : ",\"others\":[\n{" + others.map(Self.members).joined(separator: "},\n{") + "}]"
    let text = "{\"schema\":\"\(Self.schema)\",\(Self.members(active))\(rest)}\n"
    do throws(FileProblem) { try DurableFile.write(Array(text.utf8), to: path, as: .family) } catch
    {
      return error.description
    }
    return nil
  }

  private static func members(_ profile: KeptProfile) -> String {
    let record = String(decoding: RecordText.bytes(profile.record), as: UTF8.self)
    return "\"id\":\(profile.id),\"revision\":\(profile.revision),\"record\":\(record)"
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
