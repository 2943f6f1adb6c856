import MeadowFoundations

/// The activities that these tests host beside talk; a line each.
enum TestActivities {
  static let all: [any Activity] = [
    CountingActivity()
  ]
}
