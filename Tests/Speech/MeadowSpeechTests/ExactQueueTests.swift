import MeadowFoundations
import MeadowSpeech
import Testing

/// What was made in haste waits in a bounded line, the newest first.
@Suite("The line of exact clips")
struct ExactQueueTests {
  @Test("the newest goes first, each once")
  func order() throws {
    let queue = ExactQueue()
    let requests = try ["a", "b", "c"].map { try SpeechRig.request($0) }
    #expect(queue.add(requests[0]))
    for request in [requests[1], requests[2], requests[0]] { #expect(!queue.add(request)) }
    #expect(queue.next() == requests[0])
    #expect(queue.next() == requests[2])
    #expect(queue.next() == requests[1])
    #expect(queue.next() == nil)
    #expect(queue.add(requests[1]))
  }

  @Test("no more than a bounded number waits, and what is unwanted is taken out")
  func bounds() throws {
    let queue = ExactQueue()
    for number in 0..<ExactQueue.limit + 9 { _ = queue.add(try SpeechRig.request("w\(number)")) }
    #expect(queue.count == ExactQueue.limit)
    queue.remove { $0.text.string.hasSuffix("0") }
    #expect(queue.count < ExactQueue.limit)
    #expect(queue.next() == (try SpeechRig.request("w\(ExactQueue.limit + 7)")))
  }
}
