import MeadowFoundations
import MeadowSound
import MeadowSpeech

/// Getting sound and placing it.
extension SpeechPlayer {
  /// Takes the sound from memory at once, or has it made.
  func prepare(_ utterance: Utterance) {
    if let clip = synthesis.cached(utterance.request) {
      let origin = synthesis.origin(of: utterance.request)
      arrived(clip, of: utterance.id, origin: origin, isWhole: true)
    } else {
      render(utterance)
    }
  }

  /// Has the sound of a waiting utterance made with no hurry, so that its turn finds it in memory.
  func renderAhead(_ utterance: Utterance) {
    live[utterance.id]?.waited = true
    guard synthesis.cached(utterance.request) == nil,
      let cancellation = live[utterance.id]?.cancellation
    else { return }
    let synthesis = synthesis
    Task(priority: .utility) {
      _ = try? await synthesis.render(
        utterance.request, priority: .likely, isCancelled: { cancellation.isCancelled },
        onPart: { _ in })
    }
  }

  private func render(_ utterance: Utterance) {
    guard let cancellation = live[utterance.id]?.cancellation else { return }
    let (synthesis, priority) = (synthesis, priority)
    let (stream, continuation) = AsyncStream.makeStream(of: SpeechPart.self)
    live[utterance.id]?.rendering = Task(priority: .high) {
      for await part in stream {
        arrived(part.clip, of: utterance.id, origin: part.origin, isWhole: part.isLast)
      }
      allArrived(utterance.id)
    }
    Task(priority: .high) {
      do throws(SynthesisError) {
        _ = try await synthesis.render(
          utterance.request, priority: priority, isCancelled: { cancellation.isCancelled },
          onPart: { continuation.yield($0) })
      } catch {
        cancellation.failure = error.description
      }
      continuation.finish()
    }
  }

  /// All parts have arrived, or none will.
  private func allArrived(_ id: UtteranceID) {
    live[id]?.rendering = nil
    guard let utterance = live[id], !utterance.isWhole else { return }
    if let reason = utterance.cancellation.failure {
      feed(.clipFailed(id, reason: reason))
    } else {
      live[id]?.isWhole = true
      feed(.partReady(id, isLast: true))
    }
  }

  /// A part of an utterance's sound is at hand, or all of it.
  private func arrived(_ clip: Clip, of id: UtteranceID, origin: ClipOrigin, isWhole: Bool) {
    guard live[id] != nil else { return }
    let isFirst = live[id]?.clipReady == nil
    if isFirst {
      live[id]?.clipReady = timers.now()
      live[id]?.origin = origin
    }
    let level = live[id]?.level
    live[id]?.unplaced.append(level.map { clip.at($0) } ?? clip)
    live[id]?.isWhole = isWhole
    feed(isFirst ? .clipReady(id, isWhole: isWhole) : .partReady(id, isLast: isWhole))
  }

  /// Places what is at hand of an utterance; the queue has said that it may sound.
  func place(_ id: UtteranceID) {
    guard var utterance = live[id] else { return }
    let bus = utterance.utterance.source.bus
    let clips = utterance.unplaced
    utterance.unplaced = []
    let placed = output.perform {
      timeline, clock -> (first: Placement?, clock: OutputClock) in
      var first: Placement?
      for clip in clips {
        let lead = utterance.origin == .synthesised ? synthesisLead : .zero
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
    let scheduled = timers.now()
    live[id] = utterance
    if utterance.trace == nil, let first = placed.first {
      begin(id, scheduled: scheduled, audible: placed.clock.moment(of: first.start))
    }
    guard let end = utterance.nextStart else {
      return feed(.clipFailed(id, reason: "something more important sounds"))
    }
    if utterance.isWhole {
      awaitEnd(of: id, at: placed.clock.moment(of: end))
    }
  }

  /// The first frame is on its way: now there is time for those who wait, and for figures.
  private func begin(_ id: UtteranceID, scheduled: MonotonicTime, audible: MonotonicTime) {
    guard let utterance = live[id] else { return }
    let trace = OnsetTrace(
      utterance: id, origin: utterance.origin, received: utterance.received,
      planned: utterance.planned, clipReady: utterance.clipReady ?? scheduled,
      scheduled: scheduled, audible: audible)
    live[id]?.trace = trace
    live[id]?.waiters = []
    for waiter in utterance.waiters { waiter.resume(returning: beginning(of: id, trace)) }
    listener(.began(utterance, trace))
  }

  private func awaitEnd(of id: UtteranceID, at moment: MonotonicTime) {
    live[id]?.timer?.cancel()
    live[id]?.timer = timers.call(at: moment) { [weak self] in
      await self?.feed(.soundEnded(id))
    }
  }

  /// Waits until an utterance begins to sound or ends without a sound; at once where it has.
  func beginning(of id: UtteranceID) async -> UtteranceBeginning {
    guard let utterance = live[id] else { return .ended(reason: nil) }
    if let trace = utterance.trace { return beginning(of: id, trace) }
    return await withCheckedContinuation { live[id]?.waiters.append($0) }
  }

  private func beginning(of id: UtteranceID, _ trace: OnsetTrace) -> UtteranceBeginning {
    .sounding(trace, length: live[id].flatMap { $0.isWhole ? $0.length : nil })
  }

  /// Waits until an utterance has ended; whether it was heard to its end. Of one that has ended before
  /// nobody knows.
  @discardableResult
  func ended(_ id: UtteranceID) async -> Bool {
    guard live[id] != nil else { return false }
    return await withCheckedContinuation { live[id]?.endWaiters.append($0) }
  }

  /// Waits until the sound of every utterance that has its turn is whole and in memory; for replays,
  /// in whose time synthesis takes none.
  func rendered() async {
    while let rendering = live.values.lazy.compactMap(\.rendering).first {
      await rendering.value
    }
  }
}
