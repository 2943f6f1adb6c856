import HTTPTypes
import Hummingbird
import MeadowFoundations
import NIOCore

/// A refusal as RFC 9457 writes it, with the field at fault and the way out in its detail.
struct Problem: Error, Sendable {
  /// The HTTP status.
  var status: HTTPResponse.Status
  /// The field as the caller spells it.
  var field: String?
  /// What is wrong and what to do, in sentences.
  var detail: String
  /// Where in the field's text, and what could stand there.
  var place: InputPlace?
  /// Header fields beyond the usual.
  var headers: HTTPFields = [:]

  /// The media type of RFC 9457.
  static let mediaType = "application/problem+json"

  /// The answer to bytes that are not HTTP.
  static let unreadable = Problem(
    status: .badRequest, detail: "This is not a request of HTTP/1.1. Use an HTTP client.")

  /// The answer to a request that came too slowly.
  static let slow = Problem(
    status: .requestTimeout, detail: "The request took too long. Send all of it at once.")

  /// The answer to a fault of ours: no internals, because they help nobody who reads it.
  static let fault = Problem(
    status: .internalServerError,
    detail: "Meadow failed to answer. Try again; the log of meadow serve says more.")

  /// The answer to a request that the end of the service or of its connection has overtaken.
  static let ending = Problem(
    status: .serviceUnavailable, detail: "Meadow is ending. Start it again with meadow serve.")

  /// The problem as a response.
  func response() -> Response {
    var headers = headers
    headers[.contentType] = Self.mediaType
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: encoded()))
  }

  /// The problem as JSON.
  func encoded() -> ByteBuffer {
    var members: [JSON.Member] = [
      ("type", "about:blank"), ("title", .string(status.reasonPhrase)),
      ("status", .integer(status.code)),
    ]
    if let field { members.append(("field", .string(field))) }
    members.append(("detail", .string(detail)))
    if let place {
      members.append(
        ("range", [.integer(place.range.lowerBound), .integer(place.range.upperBound)]))
      members.append(("symbol", .string(place.symbol)))
      members.append(("nearest", .array(place.nearest.map(JSON.string))))
    }
    return JSON.object(members).encoded()
  }
}

extension Problem {
  /// What a caller sent and why it cannot be used.
  init(_ problem: InputProblem) {
    let status: HTTPResponse.Status =
      switch problem.kind {
      case .invalid: .badRequest
      case .unknown: .notFound
      case .unavailable: .serviceUnavailable
      case .settled: .conflict
      }
    let advice = problem.advice.prefix(1).uppercased() + problem.advice.dropFirst()
    self.init(
      status: status, field: problem.field,
      detail: "\(problem.field): \(problem.reason). \(advice).", place: problem.place)
  }
}
