import MeadowFoundations
import MeadowRuntime
import MeadowSpeech
import MeadowTalk
import MeadowTestSupport
import Testing

/// Whose turn it is (architecture §4, spec README resolution 13, M2-005).
@Suite struct UtteranceQueueTests {
  static func utterance(_ number: Int, _ source: SpeechSource = .word) throws -> Utterance {
    Utterance(
      id: UtteranceID(number), source: source,
      request: SpeechRequest(text: try SpokenText("more"), voice: .girl, prosody: .standard))
  }

  let one = UtteranceID(1)
  let two = UtteranceID(2)

  /// A queue in which utterance 1 is being heard.
  func speaking() throws -> UtteranceQueue {
    var queue = UtteranceQueue()
    _ = queue.request(try Self.utterance(1), policy: .replace)
    _ = queue.clipReady(one, isWhole: true)
    return queue
  }

  @Test("a word is prepared, played and finished")
  func speaks() throws {
    var queue = UtteranceQueue()
    let word = try Self.utterance(1)
    #expect(queue.request(word, policy: .replace) == [.prepare(word)])
    #expect(queue.clipReady(one, isWhole: true) == [.play(one)])
    #expect(queue.soundEnded(one) == [.finished(one)])
    #expect(queue.speaking == nil)
  }

  @Test("replace: the new sound is asked for before the old one fades, so one edit can hold both")
  func replaces() throws {
    var queue = try speaking()
    let next = try Self.utterance(2)
    #expect(
      queue.request(next, policy: .replace) == [.prepare(next), .fadeOut(one), .interrupted(one)])
  }

  @Test("finish: the word is heard to its end, then the newest that was asked for")
  func finishes() throws {
    var queue = try speaking()
    let second = try Self.utterance(2)
    let third = try Self.utterance(3)
    #expect(queue.request(second, policy: .finish) == [.renderAhead(second)])
    #expect(queue.request(third, policy: .finish) == [.interrupted(two), .renderAhead(third)])
    #expect(queue.soundEnded(one) == [.finished(one), .prepare(third)])
  }

  @Test("queue: everything is heard in order")
  func queues() throws {
    var queue = try speaking()
    _ = queue.request(try Self.utterance(2), policy: .queue)
    _ = queue.request(try Self.utterance(3), policy: .queue)
    #expect(queue.line == [two, UtteranceID(3)])
    #expect(queue.soundEnded(one) == [.finished(one), .prepare(try Self.utterance(2))])
  }

  @Test("a line that grows too long loses its oldest, and says so")
  func bounds() throws {
    var queue = try speaking()
    for number in 2...9 { _ = queue.request(try Self.utterance(number), policy: .queue) }
    let actions = queue.request(try Self.utterance(10), policy: .queue)
    #expect(actions == [.renderAhead(try Self.utterance(10)), .interrupted(two)])
    #expect(queue.line.count == UtteranceQueue.longestLine)
  }

  @Test("a full line never drops the child's words for the companion's")
  func boundsByBus() throws {
    var queue = try speaking()
    for number in 2...9 {
      _ = queue.request(try Self.utterance(number, .companion), policy: .queue)
    }
    let word = try Self.utterance(10)
    #expect(queue.request(word, policy: .queue) == [.renderAhead(word), .interrupted(two)])
    #expect(queue.line.first == UtteranceID(10))
  }

  @Test("Stop always wins: what sounds and what waits is gone at once")
  func stops() throws {
    var queue = try speaking()
    _ = queue.request(try Self.utterance(2), policy: .queue)
    #expect(queue.stop() == [.fadeOut(one), .interrupted(one), .interrupted(two)])
    #expect(queue.stop() == [])
  }

  @Test("a clip that arrives for a cancelled utterance is dropped")
  func dropsLateClips() throws {
    var queue = UtteranceQueue()
    _ = queue.request(try Self.utterance(1), policy: .replace)
    let next = try Self.utterance(2)
    #expect(
      queue.request(next, policy: .replace) == [.prepare(next), .cancel(one), .interrupted(one)])
    #expect(queue.clipReady(one, isWhole: true) == [])
    #expect(queue.partReady(one, isLast: true) == [])
    #expect(queue.clipReady(two, isWhole: false) == [.play(two)])
    #expect(queue.partReady(two, isLast: true) == [.play(two)])
  }

  @Test("a streamed utterance does not finish before its last part has come")
  func streams() throws {
    var queue = UtteranceQueue()
    _ = queue.request(try Self.utterance(1), policy: .replace)
    _ = queue.clipReady(one, isWhole: false)
    #expect(queue.soundEnded(one) == [])
    _ = queue.partReady(one, isLast: true)
    #expect(queue.soundEnded(one) == [.finished(one)])
  }

  @Test("a word without a sound lets the next one speak")
  func fails() throws {
    var queue = UtteranceQueue()
    _ = queue.request(try Self.utterance(1), policy: .queue)
    let next = try Self.utterance(2)
    _ = queue.request(next, policy: .queue)
    #expect(
      queue.clipFailed(one, reason: "no voice") == [
        .failed(one, reason: "no voice"), .prepare(next),
      ])
  }

  @Test("a word cuts off the companion whatever the policy; the companion waits for a word")
  func communicationFirst() throws {
    var queue = UtteranceQueue()
    _ = queue.request(try Self.utterance(1, .companion), policy: .queue)
    _ = queue.clipReady(one, isWhole: true)
    let word = try Self.utterance(2)
    #expect(
      queue.request(word, policy: .queue) == [.prepare(word), .fadeOut(one), .interrupted(one)])
    let companion = try Self.utterance(3, .companion)
    #expect(queue.request(companion, policy: .replace) == [.renderAhead(companion)])
  }

  @Test("what sounded when the device was lost is never replayed")
  func losesDevice() throws {
    var queue = try speaking()
    _ = queue.request(try Self.utterance(2), policy: .queue)
    #expect(queue.outputLost() == [.fadeOut(one), .interrupted(one), .interrupted(two)])
    #expect(queue.speaking == nil && queue.line == [])
  }
}
