import MeadowFamily
public import MeadowFoundations
public import MeadowSound
public import MeadowSpeech
public import MeadowTalk

extension ActivityHost {
  /// What the host works with.
  public struct Parts: Sendable {
    var output: any AudioOutput
    var synthesis: SpeechService
    var vocabulary: VocabularyService
    var timers: any HostTimers
    /// Keeps what a grown-up decided for the child with this number.
    var keep: @Sendable (ProfileRecord, Int) -> Void
    /// What Meadow begins with, by age and tier.
    public var defaults = DefaultsTable()
    /// Reads the texts of another language; nil where there are none that can be used.
    public var language: @Sendable (Language) -> LanguageData? = { _ in nil }
    /// What the voice's own rules say wrong, and how it is said.
    public var pronunciations: [BundledPronunciation] = []
    /// The number before that of the first event; higher after a restart, so that a view which knew
    /// the service before takes what it says now for newer.
    public var revision = 0
    /// The seed of the session's chance, kept with its recording.
    public var seed: UInt64 = 1
    /// What was found damaged at the start, for whoever asks how Meadow fares.
    public var notes: [String] = []
    /// Whether a child is there to meet; a command that only changes what is kept meets none, and
    /// notes none of what a child did.
    public var meetsChild = true
    /// Where the child was and what was celebrated before; nil for a first start.
    public var place: NavigationState?
    public var milestones: CelebrationMilestones?
    /// Whose work the sound of a tap goes before: urgent, and made in one pass where it is not at
    /// hand. A replay has all the time there is and takes likely, whose sound is the exact one.
    public var tapPriority = SynthesisPriority.urgent
    /// What a child can do beside talking; each name once.
    public var activities: [any Activity] = []
    /// What is the family's own; nil in replays, which know no family.
    public var family: Family?
    /// Parentese by age.
    public var parentese = ParenteseTable(steps: [], sources: [])
    /// Takes every input for a later replay, off the tap path; nil for none.
    public var record: (@Sendable (RecordedInput) -> Void)?
    /// How much later the first part of a sound that is still being made begins: its making keeps a
    /// core busy that the sound server needs too, and a late edit would cost the word its beginning.
    /// Zero in replays, which must not depend on what was made before.
    public var synthesisLead = Frames.milliseconds(2)

    /// A host's parts; `keep` stores settings.
    public init(
      output: any AudioOutput, synthesis: SpeechService, vocabulary: VocabularyService,
      timers: any HostTimers = LiveTimers(),
      keep: @escaping @Sendable (ProfileRecord, Int) -> Void = { _, _ in }
    ) {
      self.output = output
      self.synthesis = synthesis
      self.vocabulary = vocabulary
      self.timers = timers
      self.keep = keep
    }
  }
}
