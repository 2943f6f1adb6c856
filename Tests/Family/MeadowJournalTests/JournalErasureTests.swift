import Foundation
import MeadowFiles
import MeadowJournal
import Testing

/// Sealed while it is kept, gone when it is erased.
@Suite struct JournalErasureTests {
  let rig = JournalRig()
  let secret = Array("Ada said seven".utf8)

  private func fill(_ store: JournalStore) async throws -> [Journal] {
    var journals: [Journal] = []
    for (child, activity) in [(1, "maths"), (1, "clock"), (11, "maths")] {
      let journal = try store.journal(child: Int64(child), activity: activity)
      _ = try await journal.load()
      try await journal.append(Array(repeating: secret, count: 100))
      try await journal.keep(snapshot: secret)
      try await journal.append([secret])
      journals.append(journal)
    }
    return journals
  }

  @Test("no plain text stands in any file or name, and what does is for its owner alone")
  func sealed() async throws {
    _ = try await fill(JournalStore(data: rig.data))
    let bytes = try rig.bytes()
    #expect(bytes.count > 3 * 100 * secret.count)
    #expect(!bytes.contains(secret) && !bytes.contains(Array("seven".utf8)))
    for name in try FileManager.default.subpathsOfDirectory(atPath: rig.data) {
      let rights = try FileManager.default.attributesOfItem(atPath: "\(rig.data)/\(name)")
      #expect((rights[.posixPermissions] as? Int).map { $0 & 0o077 } == 0, "\(name)")
    }
  }

  @Test("a journal that is erased leaves no byte and can be used anew")
  func one() async throws {
    let store = JournalStore(data: rig.data)
    let journals = try await fill(store)
    try journals[0].handOver([secret])
    try await journals[0].erase()
    #expect(Set(Files.names(in: rig.root)) == ["1-clock", "11-maths"])
    #expect(try await journals[0].load() == JournalContents())
    try await journals[0].append([[1]])
    try await journals[0].keep(snapshot: [2])
    #expect(try await rig.journal().load() == JournalContents(snapshot: [2]))
    #expect(try await journals[1].load().snapshot == secret)
  }

  @Test("all journals of a child are erased, those of the others stay")
  func child() async throws {
    let store = JournalStore(data: rig.data)
    let journals = try await fill(store)
    // Also by a program that has opened none of them.
    try await JournalStore(data: rig.data).erase(child: 1)
    #expect(Files.names(in: rig.root) == ["11-maths"])
    #expect(try await journals[0].load() == JournalContents())
    #expect(try await journals[2].load().snapshot == secret)
    try await store.erase(child: 11)
    #expect(Files.names(in: rig.root) == [])
  }

  @Test("all that is erased leaves no byte at all, and what comes next has another key")
  func all() async throws {
    let (store, other) = (JournalStore(data: rig.data), JournalStore(data: rig.data))
    let journals = try await fill(store)
    let key = try #require(Files.read(rig.key, atMost: 1_000))
    let service = try other.journal(child: 1, activity: "maths")
    _ = try await service.load()
    try DurableFile.write([1], to: rig.key + ".1-2.part", as: .family)
    try await store.eraseAll()
    #expect(Files.names(in: rig.data) == [])
    #expect(try rig.bytes() == [])
    #expect(try await journals[0].load() == JournalContents())
    // Another program that still has the old key in memory takes the new one.
    try await service.append([[1]])
    #expect(try #require(Files.read(rig.key, atMost: 1_000)) != key)
    #expect(try await journals[0].load().records == [[1]])
    #expect(try await rig.journal().load().records == [[1]])
  }

  @Test("what nobody can read any more can be erased")
  func withoutKey() async throws {
    _ = try await fill(JournalStore(data: rig.data))
    Files.remove(rig.key)
    try await JournalStore(data: rig.data).erase(child: 1)
    #expect(Files.names(in: rig.root) == ["11-maths"])
    try await JournalStore(data: rig.data).eraseAll()
    try await rig.journal().append([[1]])
    #expect(try await rig.journal().load().records == [[1]])
  }
}
