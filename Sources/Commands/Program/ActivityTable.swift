import MeadowFoundations
import MeadowTalk

/// What a child can do beside talking; a line each.
enum ActivityTable {
  static let all: [any Activity] = [
    ScanningActivity()
  ]
}
