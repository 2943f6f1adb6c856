import MeadowFoundations
import NaturalVoices
import Testing

/// The Wyoming protocol as bytes (own-26).
@Suite("Wyoming")
struct WyomingTests {
  private func read(_ bytes: [UInt8], by step: Int) throws -> [WyomingEvent] {
    var reader = WyomingReader()
    var events: [WyomingEvent] = []
    for start in stride(from: 0, to: bytes.count, by: step) {
      reader.push(Array(bytes[start..<min(bytes.count, start + step)]))
      while let event = try reader.next() { events.append(event) }
    }
    return events
  }

  @Test("messages come out as they went in, however they are cut", arguments: [1, 3, 17, 4096])
  func roundTrip(step: Int) throws {
    let events = [
      WyomingEvent(type: "describe"),
      WyomingEvent(type: "synthesize", data: Array(#"{"text":"a\nb"}"#.utf8)),
      WyomingEvent(
        type: "audio-chunk", data: Array(#"{"rate":22050}"#.utf8), payload: [10, 0, 255, 10]),
      WyomingEvent(type: "audio-stop"),
    ]
    #expect(try read(events.flatMap { $0.encoded() }, by: step) == events)
  }

  @Test("what a line says in itself counts as what is said behind it")
  func inLine() throws {
    let line = Array((#"{"type":"audio-start","data":{"rate":22050}}"# + "\n").utf8)
    let event = try #require(read(line, by: 7).first)
    #expect(event.type == "audio-start")
    #expect(String(decoding: event.data, as: UTF8.self) == #"{"rate":22050}"#)
  }

  @Test(
    "what is no message is told as such",
    arguments: [
      "HTTP/1.1 400 Bad Request\n", "{\"kind\":1}\n", "{\"type\":\"x\",\"payload_length\":-1}\n",
      "{\"type\":\"x\",\"data_length\":99999999999}\n", String(repeating: "x", count: 2 << 20),
    ])
  func garbage(text: String) {
    #expect(throws: ServerProblem.self) { try read(Array(text.utf8), by: 65_536) }
  }
}
