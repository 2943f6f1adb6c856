/// Files of the W3C Pronunciation Lexicon Specification 1.0 (Recommendation of 2008-10-14).
public enum PLSFile {
  /// Reads `bytes`: the one door for whatever a file may hold.
  ///
  /// Never fails; time and memory are bounded by ``LexiconLimits``. Entities of the file's own are
  /// refused, nothing is fetched. Where a file is not well-formed, the entries before that are read.
  public static func read(_ bytes: [UInt8]) -> LexiconReading {
    do throws(LexiconFileProblem) {
      var text = try LexiconText(bytes)
      let skipped = text.trimStart()
      guard let parser = ExpatParser(firstLine: skipped + 1) else { throw .noMemory }
      return parser.parse(text)
    } catch {
      return LexiconReading(format: .pls, problem: error)
    }
  }

  /// Writes a PLS 1.0 document with `entries`; entries without a grapheme are left out.
  ///
  /// - Parameters:
  ///   - entries: The entries; a text longer than ``LexiconLimits/characters`` would be refused when
  ///     the file is read.
  ///   - language: The language tag of the whole.
  ///   - ipa: The IPA of an entry whose hint is not in IPA, or that has none and is written as the
  ///     voice reads it, without slashes; nil where there is none. Other programs read the IPA;
  ///     Meadow reads its own hint, which travels beside it.
  /// - Returns: The file's bytes, UTF-8.
  public static func write(
    _ entries: [LexiconEntry], language: String = "en-US",
    ipa: (LexiconEntry) -> String? = { _ in nil }
  ) -> [UInt8] {
    PLSWriter(language: language).document(entries, ipa: ipa)
  }
}

/// The names of PLS and of what Meadow adds to it.
enum PLSNames {
  /// PLS's namespace (§4.1).
  static let namespace = "http://www.w3.org/2005/01/pronunciation-lexicon"
  /// The namespace of Meadow's attributes; conforming readers ignore it (PLS §3).
  static let meadow = "urn:meadow:lexicon:1"
  /// The namespace of `xml:lang`.
  static let xml = "http://www.w3.org/XML/1998/namespace"
}
