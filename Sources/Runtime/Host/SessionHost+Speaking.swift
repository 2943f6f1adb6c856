import MeadowFoundations
import MeadowSound
import MeadowSpeech

/// Getting sound and placing it: the tap path.
extension SessionHost {
  /// What is known of an utterance that has not ended.
  struct LiveUtterance {
    var utterance: Utterance
    var received: MonotonicTime
    var planned: MonotonicTime
    var cancellation = Cancellation()
    /// The parts that are at hand and not placed yet.
    var unplaced: [Clip] = []
    var origin = ClipOrigin.synthesised
    var clipReady: MonotonicTime?
    /// Where the next part goes, once the first is placed.
    var nextStart: FramePosition?
    var length = Frames.zero
    /// The timeline's epoch in which it was placed last.
    var epoch: Int?
    var isWhole = false
    /// Whether it had to wait for its turn; its onset is then no figure of the runtime's.
    var waited = false
    /// Whether somebody only wants to hear how it sounds.
    var isAudition = false
    var trace: OnsetTrace?
    /// The task that takes the parts of its sound as they are made.
    var rendering: Task<Void, Never>?
    var timer: (any HostTimer)?
    var waiters: [CheckedContinuation<Beginning, Never>] = []
    var endWaiters: [CheckedContinuation<Void, Never>] = []
  }

  /// How an utterance began, for the tap that waits to know.
  enum Beginning: Sendable {
    case sounding(OnsetTrace, length: Frames?)
    case ended(MeadowEvent)
  }

  /// Says `request` and returns its utterance; where the sound is in memory it is placed by then.
  func say(
    _ request: SpeechRequest, source: SpeechSource, received: MonotonicTime,
    isAudition: Bool = false
  ) -> UtteranceID {
    let effects = session.handle(.speech(.say(source, request)), at: parts.timers.now())
    let id = session.newest
    guard !session.tts.hasJoined else { return id }
    let utterance = Utterance(id: id, source: source, request: request)
    live[id] = LiveUtterance(
      utterance: utterance, received: received, planned: parts.timers.now(),
      isAudition: isAudition)
    perform(effects)
    return id
  }

  /// Takes the sound from memory at once, or has it made.
  func prepare(_ utterance: Utterance) {
    if let clip = parts.studio.cached(utterance.request) {
      let origin = parts.studio.origin(of: utterance.request)
      take(clip, of: utterance.id, origin: origin, isWhole: true)
    } else {
      render(utterance)
    }
  }

  /// Has the sound of a waiting utterance made with no hurry, so that its turn finds it in memory.
  func renderAhead(_ utterance: Utterance) {
    live[utterance.id]?.waited = true
    guard parts.studio.cached(utterance.request) == nil,
      let cancellation = live[utterance.id]?.cancellation
    else { return }
    let studio = parts.studio
    Task(priority: .utility) {
      _ = try? await studio.render(
        utterance.request, priority: .likely, isCancelled: { cancellation.isCancelled },
        onPart: { _ in })
    }
  }

  private func render(_ utterance: Utterance) {
    guard let cancellation = live[utterance.id]?.cancellation else { return }
    let studio = parts.studio
    let priority = parts.tapPriority
    let (stream, continuation) = AsyncStream.makeStream(of: SpeechPart.self)
    live[utterance.id]?.rendering = Task(priority: .high) {
      for await part in stream { take(part, of: utterance.id) }
      finishTaking(utterance.id)
    }
    Task(priority: .high) {
      do throws(SynthesisError) {
        _ = try await studio.render(
          utterance.request, priority: priority, isCancelled: { cancellation.isCancelled },
          onPart: { continuation.yield($0) })
      } catch {
        cancellation.failure = error.description
      }
      continuation.finish()
    }
  }

  private func take(_ part: SpeechPart, of id: UtteranceID) {
    take(part.clip, of: id, origin: part.origin, isWhole: part.isLast)
  }

  /// All parts have arrived, or none will.
  private func finishTaking(_ id: UtteranceID) {
    live[id]?.rendering = nil
    guard let utterance = live[id], !utterance.isWhole else { return }
    if let reason = utterance.cancellation.failure {
      feed(speech: .clipFailed(id, reason: reason))
    } else {
      live[id]?.isWhole = true
      feed(speech: .partReady(id, isLast: true))
    }
  }

  private func take(_ clip: Clip, of id: UtteranceID, origin: ClipOrigin, isWhole: Bool) {
    guard live[id] != nil else { return }
    let isFirst = live[id]?.clipReady == nil
    if isFirst {
      live[id]?.clipReady = parts.timers.now()
      live[id]?.origin = origin
    }
    live[id]?.unplaced.append(clip)
    live[id]?.isWhole = isWhole
    feed(
      speech: isFirst ? .clipReady(id, isWhole: isWhole) : .partReady(id, isLast: isWhole))
  }

  /// Places what is at hand of an utterance; the queue has said that it may sound.
  func place(_ id: UtteranceID) {
    guard var utterance = live[id] else { return }
    let bus = utterance.utterance.source.bus
    let clips = utterance.unplaced
    utterance.unplaced = []
    let placed = parts.output.perform {
      timeline, clock -> (first: Placement?, clock: OutputClock) in
      var first: Placement?
      for clip in clips {
        let lead = utterance.origin == .synthesised ? parts.synthesisLead : .zero
        let start = max(clock.now, utterance.nextStart ?? clock.now + lead)
        guard
          let placement = try? timeline.place(
            clip, on: bus, at: start, owner: PlacementOwner(id))
        else { continue }
        first = first ?? placement
        utterance.nextStart = placement.end
        utterance.epoch = placement.epoch
        utterance.length = utterance.length + clip.length
      }
      return (first, clock)
    }
    let scheduled = parts.timers.now()
    live[id] = utterance
    if utterance.trace == nil, let first = placed.first {
      begin(id, scheduled: scheduled, audible: placed.clock.moment(of: first.start))
    }
    guard let end = utterance.nextStart else {
      return feed(speech: .clipFailed(id, reason: "something more important sounds"))
    }
    if utterance.isWhole {
      awaitEnd(of: id, at: placed.clock.moment(of: end))
    }
  }

  /// The first frame is on its way: now there is time for figures and events.
  private func begin(_ id: UtteranceID, scheduled: MonotonicTime, audible: MonotonicTime) {
    guard let utterance = live[id] else { return }
    let trace = OnsetTrace(
      utterance: id, origin: utterance.origin, received: utterance.received,
      planned: utterance.planned, clipReady: utterance.clipReady ?? scheduled,
      scheduled: scheduled, audible: audible)
    live[id]?.trace = trace
    live[id]?.waiters = []
    for waiter in utterance.waiters { waiter.resume(returning: beginning(of: id, trace)) }
    if !utterance.waited { meter.record(trace) }
    broadcast.send(
      .started(
        id, text: utterance.utterance.request.text.string, source: utterance.utterance.source,
        origin: utterance.origin, length: utterance.length))
    if !utterance.waited { broadcast.send(.onset(trace)) }
    noteSpeech(utterance.utterance)
  }

  private func awaitEnd(of id: UtteranceID, at moment: MonotonicTime) {
    live[id]?.timer?.cancel()
    live[id]?.timer = parts.timers.call(at: moment) { [weak self] in
      await self?.feed(speech: .soundEnded(id))
    }
  }

  /// Waits until an utterance begins to sound or ends without a sound; at once where it has.
  func beginning(of id: UtteranceID) async -> Beginning {
    guard let utterance = live[id] else { return .ended(.interrupted(id)) }
    if let trace = utterance.trace { return beginning(of: id, trace) }
    return await withCheckedContinuation { live[id]?.waiters.append($0) }
  }

  private func beginning(of id: UtteranceID, _ trace: OnsetTrace) -> Beginning {
    .sounding(trace, length: live[id].flatMap { $0.isWhole ? $0.length : nil })
  }
}
