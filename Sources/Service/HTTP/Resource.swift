import HTTPTypes
import Hummingbird

extension MeadowRouter {
  /// Every method a client may try; what a path does not know is answered with 405.
  static var methods: [HTTPRequest.Method] {
    [.get, .head, .post, .put, .patch, .delete, .options, .trace, .connect]
      + [HTTPRequest.Method("QUERY")].compactMap(\.self)
  }

  /// Answers `path` with `handlers`, HEAD as GET without its body, and other methods with 405.
  func resource(_ path: RouterPath, _ handlers: [HTTPRequest.Method: Handler]) {
    var handlers = handlers
    if let get = handlers[.get] {
      handlers[.head] = { request, context in
        try await get(request, context).createHeadResponse()
      }
    }
    add(path, handlers)
  }

  /// Answers `path` with a stream that never ends; it has no HEAD, which would open one.
  func stream(_ path: RouterPath, _ get: @escaping Handler) { add(path, [.get: get]) }

  private func add(_ path: RouterPath, _ handlers: [HTTPRequest.Method: Handler]) {
    let allowed = Self.methods.filter { handlers[$0] != nil }.map(\.rawValue)
      .joined(separator: ", ")
    for method in Self.methods {
      on(
        path, method: method,
        use: handlers[method] ?? { _, _ in
          throw Problem(
            status: .methodNotAllowed, field: "method",
            detail: "method: \(method.rawValue) is not for this path. Use \(allowed).",
            headers: [.allow: allowed])
        })
    }
  }
}
