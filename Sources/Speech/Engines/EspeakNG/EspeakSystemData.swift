import MeadowFiles
package import MeadowSpeech

#if canImport(Glibc)
  import Glibc
#endif

/// Where the system keeps eSpeak NG's data.
package struct EspeakSystemData: Equatable, Sendable {
  /// The directory called espeak-ng-data.
  package let path: String
  /// A checksum of what English is made from: a change of the package changes it.
  package let version: String

  /// The files that shape English speech.
  private static let files = [
    "phontab", "phonindex", "phondata", "intonations", "en_dict", "lang/gmw/en-US",
  ]

  /// The first place that has the data: ESPEAK_DATA_PATH, then where packages put it.
  package static func find(
    _ environment: [String: String]?
  ) throws(SynthesisError) -> EspeakSystemData {
    let places = candidates(Self.value("ESPEAK_DATA_PATH", environment))
    guard let path = places.first(where: isComplete) else {
      throw .dataMissing(
        engine: "eSpeak NG",
        advice: "install the Debian package espeak-ng-data, or set ESPEAK_DATA_PATH (looked in "
          + places.joined(separator: ", ") + ")")
    }
    return EspeakSystemData(path: path, version: checksum(path))
  }

  /// A variable of `environment`, or of the process where that is nil.
  static func value(_ name: String, _ environment: [String: String]?) -> String? {
    if let environment { return environment[name] }
    return getenv(name).map { String(cString: $0) }
  }

  /// An explicit path is the only one, so that a wrong one is noticed.
  private static func candidates(_ explicit: String?) -> [String] {
    if let explicit, !explicit.isEmpty { return [explicit, explicit + "/espeak-ng-data"] }
    let architectures = Files.names(in: "/usr/lib").sorted().map { "/usr/lib/\($0)" }
      .filter { Files.isDirectory($0 + "/espeak-ng-data") }
    return (architectures + ["/usr/lib", "/usr/share", "/usr/local/lib", "/usr/local/share"])
      .map { $0 + "/espeak-ng-data" }
  }

  private static func isComplete(_ path: String) -> Bool {
    files.allSatisfy { Files.exists("\(path)/\($0)") }
  }

  private static func checksum(_ path: String) -> String {
    var bytes: [UInt8] = []
    for file in files {
      bytes += Array("\(file)\n".utf8)
      bytes += Files.read("\(path)/\(file)", atMost: 16 << 20) ?? []
    }
    return String(Digest(of: bytes, size: .bits128).hex.prefix(16))
  }
}
