import Glibc
import MeadowClient
import MeadowFoundations
import MeadowSound

extension OnsetStudy {
  /// Measures everything that was asked for, in order, and returns what was found.
  public func run(
    progress: @escaping (Progress) -> Void = { _ in }
  ) throws(OnsetStudyError) -> OnsetFindings {
    report = progress
    findings.recorder.loadBefore = Self.load()
    let before = try ready()
    let counts = configuration.counts
    var sayings = Sayings(seed: configuration.seed)
    let chosen = sayings.picks(max(counts.warm, counts.busy, counts.peers), of: words)
    try measure(.warm, Array(chosen.prefix(counts.warm)))
    try measure(.cold, (0..<counts.cold).map { _ in sayings.phrase() })
    try measure(.sentence, (0..<counts.sentence).map { _ in sayings.sentence() })
    try interruptions(counts.interruption, &sayings)
    try busy(Array(chosen.prefix(counts.busy)))
    try conversation(sayings.picks(counts.conversation * 2, of: words))
    try prompts(counts.learning)
    try answers(counts.learning)
    try narration(counts.learning, &sayings)
    peer(.espeak, "espeak-ng", Array(chosen.prefix(counts.peers)))
    peer(.spdSay, "spd-say", Array(chosen.prefix(counts.peers)))
    try conclude(since: before)
    return findings
  }

  /// Waits until the cache is full and the sink has settled on the recorder's short blocks.
  private func ready() throws(OnsetStudyError) -> MeasuredService.Health? {
    let limit = MonotonicTime.now().nanoseconds + 60_000_000_000
    var health = try Self.asking { () throws(ServiceClientError) in try service.health() }
    while let cache = health?.cache, cache.ready < cache.wanted,
      MonotonicTime.now().nanoseconds < limit
    {
      pause(100)
      health = try Self.asking { () throws(ServiceClientError) in try service.health() }
    }
    pause(2500)  // a null sink finishes the 2 s block it had begun (reference/pulseaudio.md §3.5)
    return health
  }

  /// Taps `texts` in an open loop and takes the onsets from the recording.
  private func measure(
    _ condition: OnsetCondition, _ texts: [String]
  ) throws(OnsetStudyError) {
    guard !texts.isEmpty else { return }
    let isWord = condition == .warm || condition == .busy
    try Self.asking { () throws(ServiceClientError) in try service.resetStages() }
    var found = ConditionFindings(condition)
    var taps: [(text: String, sent: SentRequest, capture: OnsetCapture?)] = []
    for batch in stride(from: 0, to: texts.count, by: Self.batch) {
      let part = Array(texts[batch..<min(batch + Self.batch, texts.count)])
      report(Progress(condition: condition, done: batch, of: texts.count))
      let sent = tap(part, seed: configuration.seed &+ UInt64(batch)) { _, text in
        MeasuredService.tap(text, isWord: isWord)
      }
      taps += zip(part, sent).map { ($0, $1, capture($1.from, span: configuration.period * 0.6)) }
    }
    found.stages = try Self.asking { () throws(ServiceClientError) in
      try service.stages(of: condition)
    }
    for tap in taps {
      // What was never said before was made in one pass; asked for again it would be the exact clip.
      let isFirst = condition == .cold || condition == .sentence
      let clip = try clip(of: tap.text, asFirstSaid: isFirst)
      add(tap.text, tap.sent, tap.capture, clip, to: &found)
    }
    report(Progress(condition: condition, done: texts.count, of: texts.count))
    findings.conditions.append(found)
  }

  /// How many taps are sent before the recording is read: 80, about 27 s.
  static let batch = 80

  /// Sends a tap for each of `texts`, as `body` words it, and a stop after each; returns the taps.
  func tap(
    _ texts: [String], seed: UInt64, body: (_ index: Int, _ text: String) -> String
  ) -> [SentRequest] {
    let schedule = OnsetSchedule(
      count: texts.count, period: configuration.period, jitter: configuration.period * 0.2,
      seed: seed)
    let start = MonotonicTime(nanoseconds: MonotonicTime.now().nanoseconds + 150_000_000)
    let plan = texts.enumerated().flatMap { index, text in
      let due = schedule.due(index, from: start)
      let stop = Int64(configuration.period * 0.65 * 1_000_000)
      return [
        PlannedRequest(due: due, path: "/v1/taps", body: body(index, text)),
        PlannedRequest(
          due: MonotonicTime(nanoseconds: due.nanoseconds + stop), path: "/v1/stop", body: "{}"),
      ]
    }
    let sent = TapSender(host: configuration.host, port: configuration.port).send(plan)
    pause(250)  // the recording reaches beyond the last window
    return stride(from: 0, to: sent.count, by: 2).map { sent[$0] }
  }

  /// Adds what came of a tap to `found`.
  func add(
    _ text: String, _ sent: SentRequest, _ capture: OnsetCapture?, _ clip: [Float],
    to found: inout ConditionFindings
  ) {
    guard case .success(let answer) = sent.answer, answer.status == 200, let capture else {
      return found.missing += 1
    }
    let source = MeasuredService.source(in: answer)
    let isCold = found.condition == .cold || found.condition == .sentence
    guard capture.beginsQuiet, isCold == (source == "synthesised") else {
      return found.spoilt += 1
    }
    guard let onset = capture.onset else { return found.missing += 1 }
    noteWake(sent)
    if capture.lacksBeginning(of: clip) { found.cut += 1 }
    let rise = OnsetDetector.rise(of: clip).milliseconds
    found.samples.append(
      OnsetSample(
        text: text, heard: onset.milliseconds(since: sent.from), rise: rise, source: source))
  }

  private func busy(_ texts: [String]) throws(OnsetStudyError) {
    guard !texts.isEmpty else { return }
    let loops = ChildProcess.busyLoops()
    defer { loops.forEach { $0.end() } }
    pause(300)
    try measure(.busy, texts)
  }

  private func conclude(since before: MeasuredService.Health?) throws(OnsetStudyError) {
    let after = try Self.asking { () throws(ServiceClientError) in try service.health() }
    findings.service.version = after?.version ?? ""
    findings.service.sink = after?.output.sink ?? ""
    findings.service.marginMilliseconds = after?.output.marginMilliseconds ?? 0
    findings.service.underruns = (after?.output.underruns ?? 0) - (before?.output.underruns ?? 0)
    findings.service.lateEdits = (after?.output.lateEdits ?? 0) - (before?.output.lateEdits ?? 0)
    findings.recorder.source = monitor.source
    findings.recorder.blockMilliseconds = Frames(monitor.fragment).milliseconds
    findings.recorder.offsetMilliseconds = median(offsets)
    findings.recorder.driftPartsPerMillion = median(drifts)
    findings.recorder.lostFrames = monitor.lostFrames
    if let problem = monitor.problem { throw .noRecorder(reason: problem) }
  }

  /// The samples the service plays for `text`, asked for once and only after it was measured.
  /// What is narrated is asked for in Meadow's own voice.
  func clip(
    of text: String, asFirstSaid: Bool = false, isNarrated: Bool = false
  ) throws(OnsetStudyError) -> [Float] {
    let name = isNarrated ? "narrated: \(text)" : text
    if let known = clips[name] { return known }
    let clip = try Self.asking { () throws(ServiceClientError) in
      try service.clip(
        of: text, asFirstSaid: asFirstSaid, voice: isNarrated ? VoiceID.meadow.name : nil)
    }
    clips[name] = clip
    return clip
  }

  /// The recording around `tap`, and a note of what it says of the recorder.
  func capture(_ tap: MonotonicTime, span: Double) -> OnsetCapture? {
    let capture = OnsetCapture(monitor, tap: tap, span: span)
    if let capture {
      drifts.append(capture.clock.driftPartsPerMillion)
      if let offset = capture.offset { offsets.append(offset) }
    }
    return capture
  }

  func noteWake(_ sent: SentRequest) {
    let latest = findings.recorder.latestWakeMilliseconds
    findings.recorder.latestWakeMilliseconds = max(latest, sent.wakeMilliseconds)
  }

  private static func load() -> Double {
    var averages = [0.0]
    return getloadavg(&averages, 1) == 1 ? (averages[0] * 100).rounded() / 100 : 0
  }

  /// Blocks the thread for `milliseconds`.
  func pause(_ milliseconds: Int64) {
    rest(
      until: MonotonicTime(nanoseconds: MonotonicTime.now().nanoseconds + milliseconds * 1_000_000))
  }
}
