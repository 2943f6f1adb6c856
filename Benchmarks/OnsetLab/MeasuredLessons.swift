import FoundationEssentials
import MeadowClient
import MeadowFoundations

/// Learning as a measurement plays it over HTTP, on one connection.
struct MeasuredLessons {
  /// Where its inputs go.
  static let path = "/v1/activities/learning"

  /// What it shows, as far as it matters here.
  struct View: Decodable {
    struct Line: Decodable { var text: String }
    struct Practice: Decodable {
      struct Item: Decodable {
        var number: Int
        var fact: String
        var isProbe: Bool
      }
      var item: Item?
    }
    var doing: String
    var narration: Line?
    var practice: Practice?
  }

  private let client: ServiceClient

  /// Lessons of the service there.
  init(host: String, port: Int) { client = ServiceClient(host: host, port: port) }

  /// Gives an input, the members of an object; nil where it was refused.
  func give(_ members: String) throws(OnsetStudyError) -> (sent: MonotonicTime, view: View)? {
    let answer = try OnsetStudy.asking { () throws(ServiceClientError) in
      try client.post(Self.path, "{\(members)}")
    }
    guard answer.status == 200,
      let view = try? JSONDecoder().decode(View.self, from: Data(answer.body))
    else { return nil }
    return (answer.sent, view)
  }

  /// Silences all that is read.
  func stop() throws(OnsetStudyError) {
    _ = try OnsetStudy.asking { () throws(ServiceClientError) in try client.post("/v1/stop") }
  }

  /// An answer to a fact that came so fast that nothing disturbed it.
  static func answer(to item: View.Practice.Item, isRight: Bool) -> String {
    let parts = item.fact.split { $0 == "+" || $0 == "-" || $0 == "\u{2212}" }.compactMap {
      Int($0)
    }
    let sign = item.fact.contains("+") ? 1 : -1
    let right = parts.count == 2 ? parts[0] + sign * parts[1] : 0
    let given = isRight ? right : right + 1
    return #""do":"fact","item":\#(item.number),"given":\#(given),"#
      + #""times":{"firstKey":900,"commit":1200}"#
  }
}
