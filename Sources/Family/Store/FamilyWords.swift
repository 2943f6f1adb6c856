public import MeadowFoundations

/// The family's words while they are being changed.
public struct FamilyWords: Equatable, Sendable {
  /// The words, by group and place.
  public var words: [MyWord]
  /// The number the next new word takes; those after it count up. Numbers below it are never used
  /// for another word.
  public var nextID: Int

  /// The words `words`.
  public init(words: [MyWord] = [], nextID: Int = 1) {
    self.words = words
    self.nextID = nextID
  }
}

/// A photo as it is kept: re-encoded, with nothing in it but the picture.
public struct StoredPhoto: Equatable, Sendable {
  /// Its name, the checksum of its bytes.
  public var id: PhotoID
  /// Its media type.
  public var mediaType: String
  /// The whole file.
  public var bytes: [UInt8]

  /// A photo.
  public init(id: PhotoID, mediaType: String, bytes: [UInt8]) {
    self.id = id
    self.mediaType = mediaType
    self.bytes = bytes
  }
}
