/// What a phrase does between two people (document 000 §04).
public enum PragmaticFunction: String, CaseIterable, Sendable, Codable {
  case requesting, protesting, commenting, greeting, asking, feeling, social, directing
}
