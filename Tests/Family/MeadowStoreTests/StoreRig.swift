import Foundation
import GRDB
import MeadowFoundations
import MeadowStore
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Changes whose rights the calling thread has on files (sys/fsuid.h, which the Glibc module leaves
/// out).
@_silgen_name("setfsuid") private func setfsuid(_ user: UInt32) -> Int32

/// A store in a directory of one test's own, removed with it.
final class StoreRig {
  let directory: String
  var path: String { directory + "/family.sqlite" }

  init() {
    directory = NSTemporaryDirectory() + "meadow-store-" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: directory) }

  func open(_ opening: FamilyStore.Opening = .init()) -> FamilyStore {
    FamilyStore.open(at: path, opening)
  }

  /// Adds a favourite word, and its photo, as a Meadow did that knew no owners.
  func addOld(_ text: String, photo: StoredPhoto? = nil) throws {
    let other = try DatabaseQueue(path: path)
    try other.write { database in
      if let photo {
        try database.execute(
          sql: "INSERT INTO photo (id, mediaType, bytes) VALUES (?, ?, ?)",
          arguments: [photo.id.name, photo.mediaType, Data(photo.bytes)])
      }
      try database.execute(
        sql: """
          INSERT INTO word ("group", position, text, isFavorite, photo)
          VALUES ('people', 0, ?, 1, ?)
          """, arguments: [text, photo?.id.name])
    }
    try other.close()
  }

  /// The names of the files that are there.
  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).sorted()
  }

  func bytes(_ name: String = "family.sqlite") -> Data? {
    FileManager.default.contents(atPath: directory + "/" + name)
  }

  /// Performs `body` with the rights of a user who may only read here, also where tests run as root.
  static func asReader<Value>(_ body: () throws -> Value) rethrows -> Value {
    let isRoot = geteuid() == 0
    // Of this thread alone, and back before it does anything else.
    if isRoot { _ = setfsuid(65_534) }
    defer { if isRoot { _ = setfsuid(0) } }
    return try body()
  }
}

extension FamilyStore {
  /// Adds a word at the end of the people.
  @discardableResult
  func add(_ text: String, photo: StoredPhoto? = nil) throws(StoreError) -> MyWord {
    let result = try changeWords(adding: photo.map { [$0] } ?? []) {
      words -> Result<MyWord, Never> in
      let word = MyWord(
        id: words.nextID, content: MyWordContent(group: .people, text: text, photo: photo?.id),
        position: words.words.count)
      words.words.append(word)
      return .success(word)
    }
    return result.get().outcome
  }

  /// Removes the words that `isGone` chooses.
  func remove(_ isGone: (MyWord) -> Bool) throws(StoreError) {
    _ = try changeWords { words -> Result<Void, Never> in
      words.words.removeAll(where: isGone)
      return .success(())
    }
  }

  /// What the words are called.
  func texts() throws(StoreError) -> [String] { try words().words.map(\.content.text) }
}

/// A photo called by 32 times `digit`.
func photo(_ digit: Character, _ bytes: [UInt8] = [1, 2, 3]) throws -> StoredPhoto {
  StoredPhoto(
    id: try #require(PhotoID(String(repeating: digit, count: 32))), mediaType: "image/jpeg",
    bytes: bytes)
}
