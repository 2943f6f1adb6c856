import HTTPTypes
import Hummingbird

/// The web pages: /, /voices, /words and /lab, and the files they load under /page/.
struct PageRoutes: Sendable {
  let files: PageFiles

  func add(to router: MeadowRouter) {
    router.resource("/", [.get: { request, _ in try answer(request, "index.html") }])
    for name in ["voices", "words", "lab"] {
      router.resource("/\(name)", [.get: { request, _ in try answer(request, "\(name).html") }])
    }
    router.resource(
      "/page/**",
      [
        .get: { request, _ in
          try answer(request, String(request.uri.path.dropFirst("/page/".count)))
        }
      ])
  }

  /// Only names that were there at the start are found, so no path leads out of the directory.
  private func answer(_ request: Request, _ name: String) throws -> Response {
    guard let file = files[name] else { throw HTTPError(.notFound) }
    let headers: HTTPFields = [
      .contentType: file.mediaType, .eTag: file.tag, .cacheControl: "no-cache",
    ]
    if let known = request.headers[.ifNoneMatch], Self.list(known, holds: file.tag) {
      return Response(status: .notModified, headers: headers)
    }
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: file.bytes))
  }

  private static func list(_ tags: String, holds tag: String) -> Bool {
    tags.split(separator: ",").contains { entry in
      var entry = entry.drop { $0 == " " }
      if entry.hasPrefix("W/") { entry = entry.dropFirst(2) }
      return entry == "*" || entry.prefix { $0 != " " } == tag
    }
  }
}
