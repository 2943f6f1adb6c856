import FoundationEssentials
import MeadowFoundations
import SoundFiles

/// A server of the common speech API: a text is posted to `/v1/audio/speech`, and its sound comes back as
/// a WAV file.
final class SpeechAPIServer: SpeechServer {
  private struct Request: Encodable {
    var model: String
    var input: String
    var voice: String
    var responseFormat = "wav"

    enum CodingKeys: String, CodingKey {
      case model, input, voice
      case responseFormat = "response_format"
    }
  }

  /// What some servers tell of their voices; it is no part of the API that all have.
  private struct Voices: Decodable {
    struct Named: Decodable { var id: String }
    struct Entry: Decodable {
      let name: String
      init(from decoder: any Decoder) throws {
        name = try (try? String(from: decoder)) ?? Named(from: decoder).id
      }
    }
    var voices: [Entry]
  }

  private let place: ServerPlace

  init(_ place: ServerPlace) { self.place = place }

  func take(_ text: ServerText, _ limits: TakeLimits) throws(ServerProblem) -> RawTake {
    // The speaker's place holds the model where a server has several.
    let request = Request(
      model: text.speaker ?? "tts-1", input: text.text, voice: text.voice ?? "alloy")
    let body = (try? JSONEncoder().encode(request)).map(Array.init) ?? []
    let most = limits.mostSamples(RawTake.rates.upperBound) * 4
    let answer = try HTTPExchange(place, limits.answerSeconds, most: most)
      .send("POST", "/v1/audio/speech", body)
    return try Self.sound(answer)
  }

  func voices() throws(ServerProblem) -> [ServerVoice] {
    let answer: [UInt8]
    do throws(ServerProblem) {
      answer = try HTTPExchange(place, 10, most: 1 << 20).send("GET", "/v1/audio/voices", [])
    } catch {
      if case .refused = error { return [] }
      throw error
    }
    let found = try? JSONDecoder().decode(Voices.self, from: Data(answer))
    return (found?.voices ?? []).map {
      ServerVoice(
        name: $0.name, languages: [], speakers: [], source: "", program: "speech-api")
    }
  }

  private static func sound(_ bytes: [UInt8]) throws(ServerProblem) -> RawTake {
    let reader: SoundReader
    do throws(SoundFileError) { reader = try SoundReader(bytes, name: "the answer") } catch {
      throw .garbled(reason: "it is no WAV file")
    }
    guard RawTake.rates.contains(reader.sampleRate.hertz), (1...2).contains(reader.channels) else {
      throw .garbled(reason: "its sound is not one or two channels at 8 to 96 kHz")
    }
    var take = RawTake(samples: [], rate: reader.sampleRate)
    while case let block = reader.read(atMost: 4096), !block.isEmpty {
      for start in stride(from: 0, to: block.count, by: reader.channels) {
        let sum = block[start..<min(block.count, start + reader.channels)].reduce(0, +)
        take.samples.append(PCM16.integer(min(1, max(-1, sum / Float(reader.channels)))))
      }
    }
    return take
  }
}
