import FoundationEssentials
import MeadowFoundations
import SoundFiles

/// A server of the Wyoming protocol, which Piper, Kokoro and other local voices speak; reached over TCP or
/// a socket, or started and asked over its standard input.
final class WyomingServer: SpeechServer {
  private let place: ServerPlace
  private var program: ServerProgram?

  /// The server at `place`.
  init(_ place: ServerPlace) { self.place = place }

  func take(_ text: ServerText, _ limits: TakeLimits) throws(ServerProblem) -> RawTake {
    let message = WyomingMessages.Synthesize(
      text: text.text,
      voice: text.voice == nil && text.speaker == nil
        ? nil : .init(name: text.voice, speaker: text.speaker))
    let data = (try? JSONEncoder().encode(message)).map(Array.init) ?? []
    return try ask(WyomingEvent(type: "synthesize", data: data), limits.answerSeconds) {
      (events: inout WyomingEvents) throws(ServerProblem) in try Self.sound(&events, limits)
    }
  }

  func voices() throws(ServerProblem) -> [ServerVoice] {
    try ask(WyomingEvent(type: "describe"), 10) {
      (events: inout WyomingEvents) throws(ServerProblem) in
      while true {
        let event = try events.next()
        guard event.type == "info" else { continue }
        guard let info = event.decoded(WyomingMessages.Info.self) else {
          throw .garbled(reason: "its list of voices")
        }
        return info.voices
      }
    }
  }

  /// Sends `event` and reads the answer, on a connection of its own or in the program's.
  private func ask<Answer>(
    _ event: WyomingEvent, _ seconds: Double,
    _ answer: (inout WyomingEvents) throws(ServerProblem) -> Answer
  ) throws(ServerProblem) -> Answer {
    let (stream, deadline) = try stream(seconds)
    do throws(ServerProblem) {
      try stream.write(event.encoded(), by: deadline)
      var events = WyomingEvents(stream, deadline)
      let found = try answer(&events)
      program?.isFresh = false
      return found
    } catch {
      // What is still on its way would be taken for the next answer.
      let reason = program?.end()
      program = nil
      guard let reason else { throw error }
      throw .ended(program: place.name, reason: reason)
    }
  }

  private func stream(_ seconds: Double) throws(ServerProblem) -> (ByteStream, Deadline) {
    switch place {
    case .address(let address):
      let deadline = Deadline(seconds: seconds)
      return (try .connect(to: address, by: deadline), deadline)
    case .program(let command, let log):
      let running: ServerProgram
      if let program, program.isRunning {
        running = program
      } else {
        running = try ServerProgram(command, log: log)
        program = running
      }
      return (
        running.stream,
        Deadline(seconds: seconds + (running.isFresh ? TakeLimits.startSeconds : 0))
      )
    }
  }

  /// The sound that there is room for from the beginning, in seconds: a long phrase.
  private static let usualSeconds = 3

  private static func sound(
    _ events: inout WyomingEvents, _ limits: TakeLimits
  ) throws(ServerProblem) -> RawTake {
    // The samples stay in one place: a take handed on and back is copied with each message.
    var samples: [Int16] = []
    var rate: Int?
    while true {
      let event = try events.next()
      switch event.type {
      case "audio-start", "audio-chunk":
        guard let sound = event.decoded(WyomingMessages.Sound.self), sound.width == 2,
          (1...2).contains(sound.channels), RawTake.rates.contains(sound.rate)
        else {
          throw .garbled(reason: "its sound is not 16 bits, one or two channels, 8 to 96 kHz")
        }
        if rate == nil { samples.reserveCapacity(usualSeconds * sound.rate) }
        guard rate ?? sound.rate == sound.rate else {
          throw .garbled(reason: "its sound goes on at \(sound.rate) Hz after \(rate ?? 0)")
        }
        rate = sound.rate
        PCM16.append(event.payload, channels: sound.channels, to: &samples)
        guard samples.count <= limits.mostSamples(sound.rate) else {
          throw .tooLong(seconds: limits.soundSeconds)
        }
      case "audio-stop":
        guard let rate else { throw .silent }
        return RawTake(samples: samples, rate: SampleRate(hertz: rate))
      case "error":
        throw .refused(
          reason: event.decoded(WyomingMessages.Refusal.self)?.text ?? "an error without a text")
      default: continue
      }
    }
  }
}

/// The messages of one answer.
struct WyomingEvents {
  private let stream: ByteStream
  private let deadline: Deadline
  private var reader = WyomingReader()

  init(_ stream: ByteStream, _ deadline: Deadline) {
    (self.stream, self.deadline) = (stream, deadline)
  }

  /// The next message.
  mutating func next() throws(ServerProblem) -> WyomingEvent {
    while true {
      if let event = try reader.next() { return event }
      let bytes = try stream.read(by: deadline)
      guard !bytes.isEmpty else { throw .garbled(reason: "it closed the connection") }
      reader.push(bytes)
    }
  }
}

extension PCM16 {
  /// Appends 16 bit little-endian samples, of several channels their mean.
  fileprivate static func append(
    _ bytes: [UInt8], channels: Int, to samples: inout [Int16]
  ) {
    let frame = 2 * channels
    for start in stride(from: 0, to: bytes.count - frame + 1, by: frame) {
      var sum = 0
      for channel in 0..<channels {
        let at = start + 2 * channel
        sum += Int(Int16(bitPattern: UInt16(bytes[at]) | UInt16(bytes[at + 1]) << 8))
      }
      samples.append(Int16(sum / channels))
    }
  }
}
