import MeadowFiles
package import MeadowSpeech

#if canImport(Glibc)
  import Glibc
#endif

/// A private data directory for eSpeak NG: links to the system's files beside Meadow's own variants.
///
/// Links, not copies, so that the data always fits the library (reference/espeak-ng.md §2.8). Its
/// name is a checksum of what it links to; processes share it, and it appears in one step.
package struct EspeakDataDirectory: Equatable, Sendable {
  /// The directory to start the library on; it contains `espeak-ng-data`.
  package let path: String
  /// The checksum of the system's data.
  package let version: String
  private let system: EspeakSystemData

  /// Changes whenever other files are linked, so that no older directory is taken for one of these.
  private static let layout = "2"

  /// The longest `path` in bytes: 1.51 keeps 160 for it with "/espeak-ng-data" behind it (§2.8).
  package static let longestPath = 140

  /// The private directory under `root`, or under a short temporary one where `root` is too long
  /// or cannot be written.
  package init(
    system: EspeakSystemData, root: String, environment: [String: String]? = nil
  ) throws(SynthesisError) {
    self.system = system
    self.version = system.version
    let contents = system.path + system.version + Self.layout
    let name = "espeak-" + Digest(of: contents, size: .bits128).hex.prefix(16)
    for root in [root, try? Self.temporaryRoot(environment)].compactMap(\.self) {
      let path = "\(root)/\(name)"
      guard path.hasPrefix("/"), path.utf8.count <= Self.longestPath else { continue }
      if Self.build(path, system) {
        self.path = path
        return
      }
    }
    throw .engineFailed(reason: "no place for a data directory: \(root) cannot be written")
  }

  /// Whether a variant's file is there, whole.
  ///
  /// A file that was cut or emptied by a power cut would silently be the base voice (§2.8).
  package func holds(_ variant: EspeakVariant) -> Bool {
    Files.read(file(of: variant), atMost: 65_536) == Array(variant.text.utf8)
  }

  /// Puts a variant's file where the library finds it; does nothing when it is there, whole.
  ///
  /// Throws ``SynthesisError/voiceNotWritten(reason:)``.
  package func install(_ variant: EspeakVariant) throws(SynthesisError) {
    guard !holds(variant) else { return }
    let (file, bytes) = (file(of: variant), Array(variant.text.utf8))
    // Something that tidies temporary files may have been here.
    if !Self.isComplete(path) { _ = Self.build(path, system) }
    do throws(FileProblem) { try DurableFile.write(bytes, to: file, as: .cache) } catch {
      throw .voiceNotWritten(reason: error.reason)
    }
  }

  private func file(of variant: EspeakVariant) -> String {
    "\(path)/espeak-ng-data/voices/!v/\(variant.name)"
  }

  /// Whether the directory is there, made now if need be.
  private static func build(_ path: String, _ system: EspeakSystemData) -> Bool {
    if isComplete(path) { return true }
    Files.remove(path)
    let temporary = "\(path).\(getpid())-\(UInt32.random(in: 0...UInt32.max)).part"
    defer { Files.remove(temporary) }
    guard (try? Files.makeDirectory(temporary + "/espeak-ng-data/voices/!v")) != nil,
      link(system.path, into: temporary + "/espeak-ng-data")
    else { return false }
    // Another process may have been faster; then its directory is as good.
    return rename(temporary, path) == 0 || isComplete(path)
  }

  private static func isComplete(_ path: String) -> Bool {
    Files.exists(path + "/espeak-ng-data/phontab") && Files.isDirectory(path + "/espeak-ng-data")
      && Files.isDirectory(path + "/espeak-ng-data/voices/!v")
  }

  private static func link(_ system: String, into data: String) -> Bool {
    let files = Files.names(in: system).filter { $0 != "voices" }
    let linked = files.allSatisfy { symlink("\(system)/\($0)", "\(data)/\($0)") == 0 }
    // The languages of Meadow's voices under the names these ask for: the library then need not read
    // every language's file to find one.
    return linked && name("en", in: system + "/lang/gmw", for: data)
      && name("es", in: system + "/lang/roa", for: data)
  }

  private static func name(_ language: String, in group: String, for data: String) -> Bool {
    Files.names(in: group).filter { $0.hasPrefix(language) }.allSatisfy {
      symlink("\(group)/\($0)", "\(data)/voices/\($0.lowercased())") == 0
    }
  }

  /// A directory for this user alone under $TMPDIR or /tmp.
  private static func temporaryRoot(
    _ environment: [String: String]?
  ) throws(SynthesisError) -> String {
    let base = EspeakSystemData.value("TMPDIR", environment) ?? "/tmp"
    for base in [base, "/tmp"] where base.utf8.count <= 60 {
      let path = "\(base)/meadow-\(getuid())"
      if isOurs(path) { return path }
    }
    throw .engineFailed(reason: "no private temporary directory in \(base)")
  }

  /// Whether a directory that only this user can write is at `path`, made now if need be. One that
  /// somebody else has put there could hold anything.
  private static func isOurs(_ path: String) -> Bool {
    mkdir(path, 0o700)
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      && status.st_uid == getuid() && status.st_mode & 0o077 == 0
  }
}
