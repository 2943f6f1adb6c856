public import MeadowFoundations

/// The content a start works with, and what had to be said about where it came from.
public struct LoadedContent: Equatable, Sendable {
  /// The vocabulary in use.
  public var vocabulary: VocabularyData
  /// The manifests in use, in the order of their names.
  public var scenes: [SceneManifest]
  /// What could not be used as it is, in words for a family; empty when all is well.
  public var notes: [ContentNote]
  /// Where the vocabulary came from.
  public var source: ContentSource
  /// Where each manifest came from, by the scene's name.
  public var sceneSources: [String: ContentSource]
}

/// Where content came from.
public enum ContentSource: String, Equatable, Sendable, Codable {
  /// The files that come with Meadow.
  case bundled
  /// The family's own file.
  case own
  /// The copy of the family's own file that was last found good.
  case lastGood = "last good"
}

/// A content file that is not used as it is: which, where, why, and what stands in.
public struct ContentNote: Equatable, Sendable, CustomStringConvertible {
  /// The file, as it is called in the family's folder: "scenes/kitchen.json".
  public var file: String
  /// Where in the file; empty for the whole of it.
  public var place: String
  /// What is wrong there and what belongs there.
  public var reason: String
  /// What is used now: "the last good copy is used".
  public var instead: String

  public var description: String {
    "\(file): \(place.isEmpty ? "" : place + ": ")\(reason); \(instead)"
  }
}
