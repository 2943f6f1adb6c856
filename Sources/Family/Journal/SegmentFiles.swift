import MeadowFiles

#if canImport(Glibc)
  import Glibc
#endif

/// The segments of one journal, read: where they are and what stands in them. Blocks.
struct SegmentFiles {
  /// The directory of the journal.
  let directory: String

  /// The bytes after which a segment is not added to.
  static let limit = 4 << 20

  /// The highest number of a segment; what is called by a higher one is none of ours.
  static let most: UInt32 = 4_000_000_000

  private static let ending = ".log"
  /// What a disk reads at once; what it cannot read costs no more than that.
  private static let block = 4096

  /// The file of `segment`.
  func path(_ segment: UInt32) -> String {
    let digits = String(segment)
    return directory + "/" + String(repeating: "0", count: 10 - digits.count) + digits + Self.ending
  }

  /// The numbers of those that are there, ascending.
  func numbers() -> [UInt32] {
    Files.names(in: directory).compactMap { name in
      guard name.hasSuffix(Self.ending), let number = UInt32(name.dropLast(Self.ending.count)),
        (1...Self.most).contains(number), path(number).hasSuffix("/" + name)
      else { return nil }
      return number
    }.sorted()
  }

  /// The bytes of `segment`, or nil where it is not there.
  func size(_ segment: UInt32) -> Int? {
    var status = stat()
    return stat(path(segment), &status) == 0 ? Int(status.st_size) : nil
  }

  /// What stands in `place.segment` from `place` on, `place.offset` being 0 for all of it; nil where
  /// it cannot be opened. Its header, where it is read, knows better which record comes first.
  func scan(_ place: JournalPlace, by seal: JournalSeal) -> SegmentScan? {
    guard let (bytes, isWhole) = bytes(of: place.segment, from: place.offset) else { return nil }
    return bytes.withUnsafeBytes { bytes in
      var start = SegmentScan.Start(place)
      var body = bytes
      var header: [JournalNote] = []
      if place.offset == 0 {
        if let first = SegmentHeader.first(bytes, of: place.segment, by: seal) {
          if first > place.number {
            header.append(
              .lost(
                segment: place.segment, first: place.number, count: first - place.number))
          }
          start.place.number = first
          start.place.offset = SegmentHeader.size
          body = UnsafeRawBufferPointer(rebasing: bytes[SegmentHeader.size...])
        } else {
          // Frames are found without it, from the first byte on.
          start.isCertain = false
          if bytes.count >= SegmentHeader.size {
            header.append(.damagedHeader(segment: place.segment))
          }
        }
      }
      var scan = SegmentScan(body, start) { number, sealed in
        seal.open(sealed, segment: place.segment, number: number)
      }
      scan.put(header)
      // What the disk cannot read today it may read tomorrow: nothing is cut off or added here.
      if !isWhole { scan.leaveAlone() }
      return scan
    }
  }

  /// What `segment` holds from byte `offset` on, and whether that is all; what the disk cannot read
  /// is zeros. Nil where it cannot be opened.
  private func bytes(of segment: UInt32, from offset: Int) -> ([UInt8], isWhole: Bool)? {
    let file = open(path(segment), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = max(0, Int(status.st_size) - offset)
    var bytes = [UInt8](repeating: 0, count: size)
    var isWhole = true
    bytes.withUnsafeMutableBytes { buffer in
      var done = 0
      while done < size {
        let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[done...])
        let count = pread(file, rest.baseAddress, rest.count, off_t(offset + done))
        if count < 0, errno == EINTR { continue }
        if count == 0 { break }
        if count < 0 { isWhole = false }
        done += count > 0 ? count : Self.block - (offset + done) % Self.block
      }
    }
    return (bytes, isWhole)
  }
}
