import CZip
import MeadowFoundations

#if canImport(Glibc)
  import Glibc
#endif

/// ZIP archives in memory, by libzip. Nothing in one is ever written where its name says.
enum ZipArchive {
  /// A file of an archive.
  struct Entry {
    /// Its path there.
    var name: String
    /// What it holds.
    var bytes: [UInt8]
  }

  /// The most files of an archive.
  static let mostEntries = 2 * TakeBounds.most + 100
  /// The most bytes that all files of an archive have together.
  static let mostBytes = 256 << 20

  /// The files of the archive in `bytes` that `isWanted` names, in its order; an archive that could do harm
  /// is refused whole, a file that cannot be read is handed to `onProblem` and left out.
  static func read(
    _ bytes: [UInt8], where isWanted: (String) -> Bool,
    onProblem: (_ name: String, _ reason: String) -> Void
  ) throws(InputProblem) -> [Entry] {
    let outcome = bytes.withUnsafeBytes { raw -> Result<[Entry], InputProblem> in
      var error = zip_error_t()
      zip_error_init(&error)
      // libzip reads the buffer until the archive is discarded, which is before this closure ends.
      guard let source = zip_source_buffer_create(raw.baseAddress, UInt64(raw.count), 0, &error)
      else { return .failure(refusal("it cannot be opened")) }
      guard let archive = zip_open_from_source(source, ZIP_RDONLY, &error) else {
        zip_source_free(source)
        return .failure(refusal(String(cString: zip_error_strerror(&error)).lowercased()))
      }
      defer { zip_discard(archive) }
      return Result { () throws(InputProblem) in
        try entries(archive, isWanted, onProblem)
      }
    }
    return try outcome.get()
  }

  private static func entries(
    _ archive: OpaquePointer, _ isWanted: (String) -> Bool, _ onProblem: (String, String) -> Void
  ) throws(InputProblem) -> [Entry] {
    let count = Int(zip_get_num_entries(archive, 0))
    guard count <= mostEntries else {
      throw refusal("it holds \(count) files, more than a voice has")
    }
    var (found, total) = ([Entry](), 0)
    for index in 0..<UInt64(max(0, count)) {
      var status = zip_stat_t()
      guard zip_stat_index(archive, index, 0, &status) == 0, let raw = status.name else { continue }
      let name = String(cString: raw)
      guard isSafe(name) else {
        throw refusal("it names a file \"\(name.prefix(60))\", which lies outside of it")
      }
      guard !name.hasSuffix("/"), isWanted(name) else { continue }
      // The header's size may lie; what comes out is counted.
      guard let content = content(archive, index, atMost: TakeBounds.bytes) else {
        onProblem(name, "it is damaged, too large or locked")
        continue
      }
      total += content.count
      guard total <= mostBytes else { throw refusal("it holds more than \(mostBytes >> 20) MB") }
      found.append(Entry(name: name, bytes: content))
    }
    return found
  }

  /// Whether a path stays inside of the archive, whoever reads it.
  static func isSafe(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("/") && !name.contains("\\") && !name.contains(":")
      && !name.split(separator: "/").contains("..")
      && !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  private static func content(
    _ archive: OpaquePointer, _ index: UInt64, atMost limit: Int
  ) -> [UInt8]? {
    guard let file = zip_fopen_index(archive, index, 0) else { return nil }
    defer { zip_fclose(file) }
    var (bytes, block) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
    while true {
      let got = zip_fread(file, &block, UInt64(block.count))
      guard got >= 0, bytes.count + Int(got) <= limit else { return nil }
      guard got > 0 else { return bytes }
      bytes += block.prefix(Int(got))
    }
  }

  private static func refusal(_ reason: String) -> InputProblem {
    InputProblem(
      field: "body", reason: "this ZIP archive cannot be used: \(reason)",
      advice: "send a voice pack, or a ZIP of named sound files")
  }
}

extension ZipArchive {
  /// An archive of `entries`, uncompressed: FLAC is as small as it gets. Nil where there is no memory.
  static func write(_ entries: [Entry]) -> [UInt8]? {
    var error = zip_error_t()
    zip_error_init(&error)
    guard let target = zip_source_buffer_create(nil, 0, 0, &error) else { return nil }
    // Kept beyond the archive, which has what was written only once it is closed.
    zip_source_keep(target)
    defer { zip_source_free(target) }
    guard let archive = zip_open_from_source(target, ZIP_TRUNCATE, &error) else {
      zip_source_free(target)
      return nil
    }
    for entry in entries {
      guard let copy = malloc(max(1, entry.bytes.count)) else {
        zip_discard(archive)
        return nil
      }
      entry.bytes.withUnsafeBytes { raw in
        if let start = raw.baseAddress { copy.copyMemory(from: start, byteCount: raw.count) }
      }
      // The 1 has libzip free the copy.
      let source = zip_source_buffer(archive, copy, UInt64(entry.bytes.count), 1)
      let index = zip_file_add(archive, entry.name, source, zip_flags_t(ZIP_FL_ENC_UTF_8))
      guard index >= 0 else {
        zip_source_free(source)
        zip_discard(archive)
        return nil
      }
      zip_set_file_compression(archive, UInt64(index), ZIP_CM_STORE, 0)
    }
    guard zip_close(archive) == 0 else {
      zip_discard(archive)
      return nil
    }
    return content(of: target)
  }

  private static func content(of source: OpaquePointer) -> [UInt8]? {
    guard zip_source_open(source) == 0 else { return nil }
    defer { zip_source_close(source) }
    zip_source_seek(source, 0, SEEK_END)
    let size = Int(zip_source_tell(source))
    zip_source_seek(source, 0, SEEK_SET)
    guard size >= 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: size)
    var done = 0
    while done < size {
      let got = bytes.withUnsafeMutableBytes { raw in
        raw.baseAddress.map { zip_source_read(source, $0 + done, UInt64(size - done)) } ?? -1
      }
      guard got > 0 else { return nil }
      done += Int(got)
    }
    return bytes
  }
}
