import MeadowContent
public import MeadowFoundations

/// The tables that come with Meadow, for the tests of the engines.
public enum EngineTables {
  /// Settings by age and tier.
  public static let defaults = Result { try DefaultsFile.bundled() }
  /// Speech by age.
  public static let parentese = Result { try ParenteseFile.bundled() }
}

extension MonotonicTime {
  /// The moment `seconds` after the machine started.
  public static func second(_ seconds: Double) -> MonotonicTime {
    MonotonicTime(nanoseconds: Int64((seconds * 1e9).rounded()))
  }
}
