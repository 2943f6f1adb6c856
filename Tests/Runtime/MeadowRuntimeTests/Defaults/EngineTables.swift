import MeadowContent
import MeadowFoundations
import MeadowTalk

/// The tables that come with Meadow, and moments, for the tests of the engines.
enum EngineTables {
  static let defaults = Result { try DefaultsFile.bundled() }
  static let parentese = Result { try ParenteseFile.bundled() }
}

extension MonotonicTime {
  /// The moment `seconds` after the machine started.
  static func second(_ seconds: Double) -> MonotonicTime {
    MonotonicTime(nanoseconds: Int64((seconds * 1e9).rounded()))
  }
}
