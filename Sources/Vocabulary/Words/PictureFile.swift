public import Foundation
public import MeadowFoundations

/// The pictures that a family has chosen, as a file to take along: JSON, photos in Base64.
public struct PictureFile: Equatable, Sendable, Codable {
  /// A word's picture: one of the two.
  public struct Entry: Equatable, Sendable, Codable {
    /// The word, as it is shown.
    public var word: String
    /// Its emoji.
    public var emoji: String?
    /// Its photo.
    public var photo: Data?

    /// The picture of `word`.
    public init(word: String, emoji: String? = nil, photo: Data? = nil) {
      self.word = word
      self.emoji = emoji
      self.photo = photo
    }
  }

  /// What the file is; a version of Meadow that writes another kind counts it up.
  public var meadowPictures = 1
  /// The pictures.
  public var pictures: [Entry]

  /// A file of `pictures`.
  public init(_ pictures: [Entry]) { self.pictures = pictures }

  /// The file that `bytes` are, or the problem with the field `file`.
  public init(reading bytes: [UInt8]) throws(InputProblem) {
    guard let file = try? JSONDecoder().decode(PictureFile.self, from: Data(bytes)) else {
      throw InputProblem(
        field: "file", reason: "it is no file of pictures",
        advice: "choose one that Meadow has saved, such as \(Self.name)")
    }
    guard file.meadowPictures == 1 else {
      throw InputProblem(
        field: "file", reason: "a later Meadow has written it", advice: "use that Meadow here too")
    }
    self = file
  }

  /// The file's bytes.
  public var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { [UInt8]($0) } ?? []
  }

  /// What the file is called.
  public static let name = "meadow-pictures.json"
}
