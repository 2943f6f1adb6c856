import CSndFile

#if canImport(Glibc)
  import Glibc
#endif

/// Bytes in memory that libsndfile reads and writes as if they were a file.
///
/// Used from one thread at a time, by the call that made it.
final class MemorySound {
  /// The file's bytes.
  private(set) var bytes: [UInt8]
  private var position = 0

  /// A file that holds `bytes`.
  init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  private func seek(_ offset: Int, whence: CInt) -> Int {
    let base =
      switch whence {
      case SEEK_CUR: position
      case SEEK_END: bytes.count
      default: 0
      }
    position = max(0, base + offset)
    return position
  }

  private func read(into buffer: UnsafeMutableRawPointer, count: Int) -> Int {
    let available = max(0, min(count, bytes.count - position))
    bytes.withUnsafeBytes { source in
      guard available > 0, let start = source.baseAddress else { return }
      buffer.copyMemory(from: start + position, byteCount: available)
    }
    position += available
    return available
  }

  private func write(_ source: UnsafeRawPointer, count: Int) -> Int {
    let end = position + count
    if end > bytes.count {
      bytes.append(contentsOf: repeatElement(0, count: end - bytes.count))
    }
    bytes.withUnsafeMutableBytes { target in
      target.baseAddress.map { ($0 + position).copyMemory(from: source, byteCount: count) }
    }
    position = end
    return count
  }

  private static func at(_ user: UnsafeMutableRawPointer?) -> MemorySound? {
    user.map { Unmanaged<MemorySound>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The five functions of a virtual file; `user` is the `MemorySound` of the open call.
  static var calls: SF_VIRTUAL_IO {
    SF_VIRTUAL_IO(
      get_filelen: { sf_count_t(MemorySound.at($0)?.bytes.count ?? 0) },
      seek: { sf_count_t(MemorySound.at($2)?.seek(Int($0), whence: $1) ?? -1) },
      read: { buffer, count, user in
        guard let buffer else { return 0 }
        return sf_count_t(MemorySound.at(user)?.read(into: buffer, count: Int(count)) ?? 0)
      },
      write: { source, count, user in
        guard let source else { return 0 }
        return sf_count_t(MemorySound.at(user)?.write(source, count: Int(count)) ?? 0)
      },
      tell: { sf_count_t(MemorySound.at($0)?.position ?? 0) })
  }
}
