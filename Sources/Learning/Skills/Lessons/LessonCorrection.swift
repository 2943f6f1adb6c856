/// What is done about a wrong answer (learning §7, R14); each is spoken as well as shown.
public enum LessonCorrection: Equatable, Sendable {
  /// The first: the option fades, objects appear, and the child tries again without penalty.
  case tryAgain(faded: String?)
  /// The first, given too fast to be a try: the way is shown on another item, then the child tries.
  case model(faded: String?)
  /// The second: the answer is shown and the child copies it.
  case copy
}
