import MeadowFiles

#if canImport(Glibc)
  import Glibc
#endif

/// The snapshots of one journal: the latest, and the one before it, should that be damaged. Blocks.
struct SnapshotFiles {
  /// A snapshot that can be read.
  struct Snapshot {
    /// Behind the last record that it covers.
    var place: JournalPlace
    /// What was handed over.
    var bytes: [UInt8]
  }

  /// The directory of the journal.
  let directory: String

  private static let ending = ".snapshot"
  private static let mark = Array("MEADSNP1".utf8)
  /// How many are kept.
  private static let kept = 2

  /// The latest snapshot that can be read, or nil; adds those that cannot to `notes`.
  func latest(by seal: JournalSeal, _ notes: inout [JournalNote]) -> Snapshot? {
    for generation in generations().reversed() {
      if let snapshot = read(generation, by: seal) { return snapshot }
      notes.append(.damagedSnapshot(generation: generation))
    }
    return nil
  }

  /// Keeps `bytes`, which cover what comes before `place`; on the disk when it returns. The one
  /// before stays, older ones go.
  func keep(
    _ bytes: [UInt8], at place: JournalPlace, by seal: JournalSeal, _ calls: FileCalls
  ) throws(FileProblem) {
    let before = generations()
    let generation = (before.last ?? 0) + 1
    var plain: [UInt8] = []
    plain.reserveCapacity(Self.placeSize + bytes.count)
    plain.add(place.segment)
    plain.add(UInt64(place.offset))
    plain.add(place.number)
    plain += bytes
    try DurableFile.write(
      Self.mark + seal.closeSnapshot(plain, generation: generation), to: path(generation),
      as: .family, by: calls)
    for old in before.dropLast(Self.kept - 1) { Files.remove(path(old)) }
    // What a program that was killed has left of one.
    for name in Files.names(in: directory) where name.hasSuffix(".part") {
      Files.remove("\(directory)/\(name)")
    }
  }

  private static let placeSize = 20

  private func read(_ generation: UInt64, by seal: JournalSeal) -> Snapshot? {
    let limit = Self.mark.count + Sealed.overhead + Self.placeSize + Journal.longestSnapshot
    guard let file = Files.read(path(generation), atMost: limit), file.starts(with: Self.mark)
    else { return nil }
    return file.withUnsafeBytes { file in
      let sealed = UnsafeRawBufferPointer(rebasing: file[Self.mark.count...])
      guard let plain = seal.openSnapshot(sealed, generation: generation),
        plain.count >= Self.placeSize
      else { return nil }
      return plain.withUnsafeBytes { plain in
        let place = JournalPlace(
          segment: plain.number(at: 0, as: UInt32.self),
          offset: Int(plain.number(at: 4, as: UInt64.self)),
          number: plain.number(at: 12, as: UInt64.self))
        return Snapshot(place: place, bytes: Array(plain[Self.placeSize...]))
      }
    }
  }

  private func path(_ generation: UInt64) -> String { "\(directory)/\(generation)\(Self.ending)" }

  /// The numbers of those that are there, ascending.
  private func generations() -> [UInt64] {
    Files.names(in: directory).compactMap { name in
      guard name.hasSuffix(Self.ending), let number = UInt64(name.dropLast(Self.ending.count)),
        number < UInt64.max, name == "\(number)\(Self.ending)"
      else { return nil }
      return number
    }.sorted()
  }
}
