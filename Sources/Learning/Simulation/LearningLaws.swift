/// The constants of the learning that is assumed, in one value that is kept with a table
/// (learning §5: parameters in one JSON).
public struct LearningLaws: Equatable, Sendable, Codable {
  /// What a full gain adds to a half-life, as a part of it (learning §5).
  public var gain = 1.1
  /// How strongly a recall that was near to failing teaches more (learning §5).
  public var gainExponent = 0.6
  /// The gain of an answer that was counted out (learning §5).
  public var countingGain = 0.35
  /// The part of a gain that a wrong answer leaves (learning §5).
  public var wrongGain = 0.4
  /// The part of a gain that the sum turned round shares in (learning §5).
  public var commutedTransfer = 0.25
  /// The part of a gain that the facts which undo it share in (learning §5).
  public var inverseTransfer = 0.10
  /// Days of half-life after the very first meeting; found so that random practice of 200 facts
  /// without transfer gives the recall of the toy run (learning §5).
  public var firstHalfLifeDays = 0.05
  /// The largest share of the first three bands that a learner knows before the course (learning §5).
  public var mostPriorShare = 0.6
  /// Median days of half-life of what is known before the course.
  public var priorHalfLifeDays = 20.0
  /// The part of a retrieved answer that slips (learning §5).
  public var slip = 0.015
  /// The part of counted answers that is wrong by one (learning §5).
  public var countingError = 0.18
  /// Seconds that seeing and deciding take beside the tap and the recall (learning §5).
  public var encodingSeconds = 0.35
  /// Median seconds of counting an answer out (learning §5).
  public var countingSeconds = 4.0
  /// The deviation of the logarithm of any such time (learning §5).
  public var timeDeviation = 0.35
  /// Activation: the weight of e^m in a trace's decay (learning §3A).
  public var decayScale = 0.25
  /// Activation: the decay of a trace of a learner of median ability (learning §3A: α); found so that
  /// random practice of 200 facts gives about the recall it gives under half-lives.
  public var decayIntercept = 0.28
  /// Activation: the threshold of recall (learning §3A).
  public var threshold = -0.8
  /// Activation: the noise of recall (Pavlik and Anderson 2005).
  public var activationNoise = 0.25
  /// Activation: what a second between sessions counts against one within (Pavlik and Anderson 2005).
  public var betweenSessions = 0.025
  /// Activation: seconds of recall at activation 0 (learning §3A: F); found so that what is recalled
  /// with 0.85 comes as fast under both memories.
  public var latencySeconds = 0.46

  /// The laws as published.
  public init() {}
}
