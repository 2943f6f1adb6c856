import Foundation
import MeadowFoundations

/// Reading content files from disk: only plain files of a sane size, so that nothing in a family's
/// folder can hold up the start or fill the memory.
enum ContentBytes {
  /// 64 MB. A vocabulary a hundred times the size of Meadow's own takes 20 MB.
  static let limit = 64 << 20

  /// The bytes of the file at `url`; `file` is the name that errors give it.
  static func read(_ url: URL, file: String) throws(VocabularyFileError) -> Data {
    let facts = try? url.resolvingSymlinksInPath().resourceValues(forKeys: [
      .isRegularFileKey, .fileSizeKey,
    ])
    // Asked before it is opened: a pipe in its place would wait for ever.
    guard let facts, facts.isRegularFile == true else {
      throw .unreadable(file: file, reason: "there is no such file, or it may not be opened")
    }
    guard (facts.fileSize ?? 0) <= limit else {
      throw .unreadable(file: file, reason: "it is larger than 64 MB")
    }
    guard let data = try? Data(contentsOf: url) else {
      throw .unreadable(file: file, reason: "there is no such file, or it may not be opened")
    }
    return data
  }

  /// The bytes of `name` of the files that come with Meadow.
  static func bundled(_ name: String) throws(VocabularyFileError) -> Data {
    try read(bundledURL(name), file: name)
  }

  /// The value in `data`, quickly where that can be.
  static func decode<Value: QuickReadable>(
    _ type: Value.Type, from data: Data, file: String
  ) throws(VocabularyFileError) -> Value {
    if let value = QuickJSON.decode(type, from: Array(data)) { return value }
    return try decode(data, file: file)
  }

  /// The value in `data`, with errors in the words of a person who writes vocabulary.
  static func decode<Value: Decodable>(
    _ data: Data, file: String
  ) throws(VocabularyFileError) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: data)
    } catch let error as DecodingError {
      throw DecodingReport(error: error, data: data).problem(with: file)
    } catch let error as InputProblem {
      throw .wrong(
        file: file,
        problem: ContentProblem(path: error.field, reason: "\(error.reason); \(error.advice)"))
    } catch {
      throw .notJSON(file: file, reason: "\(error)")
    }
  }

  /// Where `name` of the files that come with Meadow lies.
  static func bundledURL(_ name: String) throws(VocabularyFileError) -> URL {
    let url = Bundle.module.resourceURL?.appendingPathComponent(name)
    guard let url, FileManager.default.fileExists(atPath: url.path) else {
      throw .unreadable(
        file: name, reason: "it is not in Meadow's resources; build or install Meadow again")
    }
    return url
  }
}
