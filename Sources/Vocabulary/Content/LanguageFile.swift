public import Foundation
public import MeadowFoundations

/// The texts of a language: where the file is and how it is read. Pure reading; ``LanguageCheck`` judges it.
public enum LanguageFile {
  /// The folder of the language files, beside the vocabulary file.
  public static let folder = "languages"

  /// The name that problems give to the file of `language`: "languages/es-419.json".
  public static func name(of language: Language) -> String {
    "\(folder)/\(language.rawValue).json"
  }

  /// The languages that have a file: all but the one the vocabulary file is in.
  public static let languages = Language.allCases.filter { $0 != .english }

  /// The texts that come with Meadow in `language`. About 10 ms; read when somebody chooses the language.
  public static func bundled(_ language: Language) throws(VocabularyFileError) -> LanguageData {
    let name = name(of: language)
    return try decode(ContentBytes.bundled(name), file: name)
  }

  /// The texts in `data`; `file` is the name that errors give it.
  public static func decode(
    _ data: Data, file: String
  ) throws(VocabularyFileError) -> LanguageData {
    let texts: LanguageData = try ContentBytes.decode(data, file: file)
    let supported = LanguageData.supportedSchema
    guard texts.schema == supported else {
      throw .wrong(
        file: file,
        problem: ContentProblem(
          path: "schema", reason: "this Meadow reads \"\(supported)\", not \"\(texts.schema)\""))
    }
    return texts
  }
}
