/// Something that happened, as the event stream tells it.
public enum MeadowEvent: Sendable, Equatable {
  /// An utterance's first frame is on its way to the sink.
  case started(UtteranceID, text: String, source: SpeechSource, origin: ClipOrigin, length: Frames)
  /// An utterance was heard to its end.
  case finished(UtteranceID)
  /// An utterance was cut off, or dropped before it sounded.
  case interrupted(UtteranceID)
  /// No sound could be made for an utterance.
  case failed(UtteranceID, reason: String)
  /// The output changed.
  case output(OutputStatus)
  /// The settings changed.
  case settings(FamilySettings)
  /// The child's profile changed.
  case profile(ChildProfile)
  /// Who there is, what is known of them or who is active changed; `active` is the active child's number.
  case children(active: Int)
  /// The family's own words changed.
  case words
  /// What voices there are, or how one of them fares, changed.
  case voices
  /// What is offered to the child now; nil when the offer is gone.
  case followUps(FollowUpOffer?)
  /// What the speech bubble shows now.
  case bubble(BubbleState)
  /// A celebration begins; it blocks nothing.
  case celebration(Celebration)
  /// The child is somewhere else.
  case navigation(NavigationState, breadcrumb: [Crumb])
  /// The feelings tray opened or closed.
  case avatar(AvatarTray)
  /// The companion does something else.
  case companion(CompanionState)
  /// A grown-up begins or ends showing how it is done.
  case modelling(isOn: Bool)
  /// The scene that glows changed; nil for none.
  case glow(scene: String?)
  /// Another activity tells something of its own.
  case activity(ActivityNews)
  /// The parent gate opened or closed for somebody.
  case gate(isOpen: Bool)
  /// How long a tap took.
  case onset(OnsetTrace)
}
