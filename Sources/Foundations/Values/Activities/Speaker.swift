/// Who speaks: a child through its device, or an activity that narrates.
public enum Speaker: Equatable, Sendable {
  case child
  /// The activity with this name.
  case activity(String)
}
