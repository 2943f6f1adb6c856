import MeadowFiles

#if canImport(Glibc)
  import Glibc
#endif

/// A file in a clip directory, as its owner sees it.
struct ClipStoreFile {
  var path: String
  var size: Int
  /// Seconds since 1970.
  var lastUsed: Double
  /// A file another process left half-written an hour ago or more, or a clip of an older format.
  var isLeftOver: Bool

  /// The files of `directory`.
  static func all(in directory: String) -> [ClipStoreFile] {
    Files.names(in: directory).compactMap { name in
      let path = "\(directory)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      let lastUsed = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
      let isOld = Double(time(nil)) - lastUsed > 3600
      return ClipStoreFile(
        path: path, size: Int(status.st_size), lastUsed: lastUsed,
        isLeftOver: name.hasSuffix(".part")
          ? isOld : name.hasSuffix(".wav") && !name.hasPrefix("\(ClipFile.format)-"))
    }
  }

  /// The size of the regular file at `path`, or nil where there is none.
  static func size(_ path: String) -> Int? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }
}
