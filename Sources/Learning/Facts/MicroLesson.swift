/// What follows a miss, in two steps: a way to think of the fact, then the fact worked out that way
/// (learning F10, AC8). A near-twin comes after it (`NearTwin`).
///
/// Both the fact and the wrong answer choose it: the answer decides what is remarked first, and where
/// it shows that a ten went astray, the way is one that shows the ten.
public struct MicroLesson: Equatable, Sendable {
  /// What the fact's picture shows while a step is spoken.
  public enum Stage: String, Sendable, Codable {
    /// How it begins.
    case setting
    /// What moves, up to the answer.
    case moves
  }

  /// What is said about the answer that was given, before the first step.
  public struct Remark: Equatable, Sendable {
    /// The part of the question to look at.
    public enum Focus: String, CaseIterable, Sendable, Codable {
      /// The number before the sign.
      case left
      /// The sign.
      case sign
      /// The number behind the sign.
      case right
      /// All of it.
      case question
      /// The answer that was given.
      case given
    }

    /// What is said.
    public let line: LessonLine
    /// What is pointed at.
    public let focus: Focus
  }

  /// One of the two steps.
  public struct Step: Equatable, Sendable {
    /// What is said.
    public let line: LessonLine
    /// What of the lesson's picture is shown meanwhile.
    public let stage: Stage
    /// How long that moves, at most 2000 (learning K23, R22).
    public let animationMilliseconds: Int
  }

  /// How long one movement of a picture takes; the most movements are three, so a step keeps within 2 s.
  public static let moveMilliseconds = 600

  /// The fact that was missed.
  public let fact: Fact
  /// Why, as far as the answer tells.
  public let error: FactErrorTag?
  /// The way it is thought of; one of the fact's.
  public let strategy: FactStrategy
  /// What is said about the answer that was given.
  public let remark: Remark
  /// What both steps show: the fact's own numbers, ending at its answer.
  public let picture: LessonPicture
  /// First step: the way to think of it.
  public let idea: Step
  /// Second step: the fact worked out that way; it ends with the answer.
  public let example: Step

  /// The lesson on `fact` after `given` was answered; nil where nothing was.
  ///
  /// The right answer is as good as none: then somebody asked why.
  public init(for fact: Fact, after given: Int? = nil, wording: FactWording = .plusMinus) {
    self.fact = fact
    error = given.flatMap(fact.errorTag(for:))
    strategy = fact.lessonStrategy(after: error)
    picture = fact.picture(for: strategy)
    let texts = LessonTexts(fact: fact, strategy: strategy)
    let (sentences, focus) = texts.remark(on: given, error)
    remark = Remark(line: LessonLine(sentences, wording), focus: focus)
    idea = Step(
      line: LessonLine(texts.idea, wording), stage: .setting,
      animationMilliseconds: Self.moveMilliseconds)
    example = Step(
      line: LessonLine(texts.example, wording), stage: .moves,
      animationMilliseconds: Self.moveMilliseconds * picture.moves)
  }
}
