/// A pronunciation lexicon in whichever format it has.
public enum LexiconFile {
  /// Reads `bytes`, whose format is found from themselves and, where they leave it open, from `name`.
  ///
  /// Never fails: what can be read is read, and the report says the rest.
  public static func read(_ bytes: [UInt8], name: String? = nil) -> LexiconReading {
    switch LexiconFormat.detect(bytes, name: name) {
    case .pls: PLSFile.read(bytes)
    case .csv: CSVFile.read(bytes)
    case nil: LexiconReading(format: .pls, problem: .notText)
    }
  }

  /// The bytes of a file of `format` with `entries`; see ``PLSFile/write(_:language:ipa:)``.
  public static func write(
    _ entries: [LexiconEntry], as format: LexiconFormat, language: String = "en-US",
    ipa: (LexiconEntry) -> String? = { _ in nil }
  ) -> [UInt8] {
    switch format {
    case .pls: PLSFile.write(entries, language: language, ipa: ipa)
    case .csv: CSVFile.write(entries)
    }
  }
}
