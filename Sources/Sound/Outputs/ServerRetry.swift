/// When to look for a lost sound server: 100 ms, doubling to 800 ms, so that one that is back speaks
/// within a second.
struct ServerRetry: Equatable {
  private var milliseconds = 100

  mutating func next() -> Int {
    defer { milliseconds = min(800, milliseconds * 2) }
    return milliseconds
  }

  mutating func reset() { milliseconds = 100 }
}
