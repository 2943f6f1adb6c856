import Foundation
import MeadowClient
import MeadowFoundations

/// A service of another process, asked over HTTP.
struct RunningService {
  private let client: ServiceClient
  private let place: String

  init(host: String, port: Int) {
    client = ServiceClient(host: host, port: port)
    place = "http://\(host):\(port)"
  }

  /// The body of the answer to GET `path`.
  func get(_ path: String) throws -> [UInt8] {
    try body { () throws(ServiceClientError) in try client.get(path) }
  }

  /// The body of the answer to POST `message` to `path`.
  func post(_ path: String, _ message: PlainJSON) throws -> [UInt8] {
    let text = String(decoding: try JSONEncoder().encode(message), as: UTF8.self)
    return try body { () throws(ServiceClientError) in try client.post(path, text) }
  }

  /// `body` as a value; what cannot be read did not come from Meadow.
  func read<Value: Decodable>(_ type: Value.Type, _ body: [UInt8]) throws -> Value {
    do { return try JSONDecoder().decode(type, from: Data(body)) } catch {
      throw CommandFailure.unavailable(
        "what answers at \(place) is no Meadow of this version; check --url")
    }
  }

  private struct Problem: Decodable { var detail: String }

  private func body(_ ask: () throws(ServiceClientError) -> ServiceAnswer) throws -> [UInt8] {
    let answer: ServiceAnswer
    do throws(ServiceClientError) { answer = try ask() } catch {
      throw CommandFailure.unavailable(error.description)
    }
    guard answer.status != 200 else { return answer.body }
    let detail = try read(Problem.self, answer.body).detail
    // The service's sentences end with a full stop, those of the program do not.
    let text = detail.hasSuffix(".") ? String(detail.dropLast()) : detail
    throw answer.status < 500 ? CommandFailure.badData(text) : CommandFailure.unavailable(text)
  }
}
