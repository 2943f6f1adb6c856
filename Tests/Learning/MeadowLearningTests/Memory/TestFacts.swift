import MeadowLearning
import Testing

extension Fact {
  /// The fact written so; a test that misspells one fails.
  static func named(_ name: String) -> Fact {
    let fact = Fact(rawValue: name)
    if fact == nil { Issue.record("\(name) is no fact") }
    return fact ?? FactBank.all[0]
  }
}
