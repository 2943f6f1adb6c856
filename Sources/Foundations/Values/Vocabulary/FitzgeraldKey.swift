/// The part of speech behind a word's colour (child-speech.md §5.5); the colours are data.
public enum FitzgeraldKey: String, CaseIterable, Sendable, Codable {
  case people, verbs, descriptors, nouns, social, misc
}
