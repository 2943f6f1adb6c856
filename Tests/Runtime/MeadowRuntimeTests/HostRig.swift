import Foundation
import MeadowContent
import MeadowFamily
import MeadowFoundations
import MeadowRuntime
import MeadowSound
import MeadowSpeech
import MeadowTalk
import MeadowTestSupport

/// A host on a virtual clock whose voice is tones: every story can be told to the frame.
struct HostRig {
  let output = OfflineOutput()
  let timers = VirtualTimers()
  let tones = ToneEngine()
  let synthesis: SpeechService
  let host: ActivityHost

  init(
    settings: SpeechSettings = SpeechSettings(), profile: ChildProfile = ChildProfile(),
    chosen: ChosenSettings = Self.plain, content: VocabularyService? = nil,
    defaults: DefaultsTable = DefaultsTable(), family: Family? = nil,
    recordings: RecordingStore? = nil, memoryLimit: Int = 8 << 20,
    activities: [any Activity] = TestActivities.all,
    record: (@Sendable (RecordedInput) -> Void)? = nil
  ) async throws {
    synthesis = SpeechService(
      voices: try SharedEspeak.voices(), engines: [tones], store: nil,
      recordings: recordings, memoryLimit: memoryLimit)
    let vocabulary =
      content ?? VocabularyService(Self.vocabulary(["more", "go", "stop", "I love you"]))
    var parts = ActivityHost.Parts(
      output: output, synthesis: synthesis, vocabulary: vocabulary, timers: timers,
      keep: { family?.profiles?.keep($0, of: $1) })
    parts.synthesisLead = .zero
    parts.family = family
    parts.activities = activities
    parts.record = record
    parts.parentese = Self.table
    parts.defaults = defaults
    parts.language = { try? LanguageFile.bundled($0) }
    host = ActivityHost(
      parts: parts, record: ProfileRecord(profile: profile, speech: settings, chosen: chosen),
      rendersBoard: false)
    await host.start()
  }

  /// Nothing but speech: no celebrations, and every touch is a wish of its own.
  static let plain: ChosenSettings = {
    var chosen = ChosenSettings()
    chosen.celebrations = .off
    chosen.repeatGuardMilliseconds = 0
    return chosen
  }()

  /// Parentese by age, in two steps.
  static let table = ParenteseTable(
    steps: [
      ParenteseStep(
        fromMonths: 12, toMonths: 24,
        prosody: Prosody(rate: 0.8, pitch: 1.22, range: 1.5, pauseMilliseconds: 150), why: "young"),
      ParenteseStep(
        fromMonths: 24, toMonths: 48, prosody: Prosody(rate: 0.95, pitch: 1.1), why: "older"),
    ], sources: [])

  /// The sound that a text has in the settings' voice.
  static func clip(_ text: String, _ prosody: Prosody = .standard) throws -> [Float] {
    let request = SpeechRequest(
      text: try SpokenText(text), voice: .girl, prosody: prosody)
    return Array(ToneEngine.clip(for: request).samples)
  }

  /// Taps a word at the virtual moment it is.
  @discardableResult
  func tap(_ word: String) async throws -> TapReply {
    let reply = try await host.tap(Tap(.word(word)), received: timers.now())
    await host.rendered()
    return reply
  }

  /// Lets time pass, with all that happens in it; synthesis takes none of it.
  func pass(milliseconds: Double) async {
    let end = MonotonicTime(nanoseconds: timers.now().nanoseconds + Int64(milliseconds * 1e6))
    await host.rendered()
    while let next = timers.nextMoment, next <= end {
      await step(to: next)
      await host.rendered()
    }
    await step(to: end)
  }

  private func step(to moment: MonotonicTime) async {
    await timers.advance(to: moment) { [output] moment in
      let due = Frames.nanoseconds(moment.nanoseconds) - (output.now - .zero)
      if due > .zero { output.advance(by: due) }
    }
  }

  private static func vocabulary(_ words: [String]) -> VocabularyData {
    VocabularyData(
      schema: "test", version: "1",
      counts: VocabularyCounts(
        coreWords: words.count, numbers: 0, visibleAtTier1: words.count,
        visibleAtTier2: words.count, visibleAtTier3: words.count),
      fitzgeraldKey: [:],
      coreVocabulary: words.map {
        CoreWord(
          word: $0, emoji: "⭐", fitzgeraldKey: .social, group: "test", tier: .firstWords,
          projectCoreWord: false)
      })
  }
}

/// Collects what a host tells.
actor EventLog {
  private(set) var events: [MeadowEvent] = []
  private var task: Task<Void, Never>?

  init(_ host: ActivityHost) async {
    let stream = await host.events()
    task = Task { for await published in stream { self.append(published.event) } }
  }

  private func append(_ event: MeadowEvent) { events.append(event) }

  /// Everything told until the host was shut down.
  func whole() async -> [MeadowEvent] {
    await task?.value
    return events
  }
}
