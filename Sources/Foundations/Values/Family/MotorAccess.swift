/// How a child touches what is asked of it, as a grown-up has told; what is asked goes by it.
public enum MotorAccess: String, CaseIterable, Sendable, Codable {
  /// Its finger finds what it wants in time.
  case touch
  /// Its finger finds what it wants and takes its time.
  case slow
  /// What there is comes to it one after the other, and it chooses by a switch.
  case scanning
}
