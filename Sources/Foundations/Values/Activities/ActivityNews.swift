/// Something of an activity's own that a view is told: the event `activity.topic` with its data.
public struct ActivityNews: Equatable, Sendable {
  /// The activity's name.
  public var activity: String
  /// What it is about, one lower-case word.
  public var topic: String
  /// What there is to know.
  public var data: PlainJSON

  /// News of `activity` about `topic`.
  public init(_ activity: String, _ topic: String, _ data: PlainJSON) {
    self.activity = activity
    self.topic = topic
    self.data = data
  }
}
