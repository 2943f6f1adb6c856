public import MeadowFoundations

extension SCSEngine {
  /// What can happen to the loop.
  public enum Input: Equatable, Sendable {
    /// A word was touched and is being said: a new exchange.
    case spoke(SpokenWord)
    /// A follow-up was touched and is being said, also one of an offer that is gone.
    case chose(id: String)
    /// What was being said has ended: the offer's time begins now.
    case speechEnded
    /// The child went elsewhere, or said something that has no loop.
    case leave
    /// All speech was stopped.
    case stop
    /// Time has passed; see ``SCSEngine/deadline``.
    case tick
    /// How the loop is to be; `timeoutSeconds` is 0–3600.
    case settings(tier: Tier, mode: ConversationMode, timeoutSeconds: Double)
  }

  /// What the host must do, in order.
  public enum Effect: Equatable, Sendable {
    /// Show these follow-ups in place of any others.
    case offer(FollowUpOffer)
    /// Show none any more.
    case withdraw(WithdrawReason)
    /// Have these phrases' sound made before they are asked for.
    case renderAhead([String])
  }

  /// Why an exchange ended.
  public enum WithdrawReason: String, CaseIterable, Sendable {
    /// The child went elsewhere.
    case left
    /// Everything was stopped.
    case stopped
    /// Nothing was said for the time of the bubble (12 s, spec README, resolution 14).
    case timedOut
    /// The loop is to be another, or none.
    case settings
  }
}
