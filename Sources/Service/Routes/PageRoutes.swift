import HTTPTypes
import Hummingbird

/// The web pages, and the files they load under /page/.
struct PageRoutes: Sendable {
  let files: Task<PageFiles, any Error>

  private static let worker = "shell/service-worker.js"

  /// The file behind each path of its own. Settings and insight are the child's page with the
  /// grown-ups' panel open. A service worker governs what lies below its path, and a browser looks for
  /// the manifest beside it: so both are at the root.
  private static let names = [
    "/": "shell/index.html", "/settings": "shell/index.html", "/insight": "shell/index.html",
    "/voices": "features/voices/voices.html",
    "/voices/recording": "features/voices/recording/recording.html",
    "/words": "features/words/words.html", "/lab": "features/lab/lab.html", "/sw.js": worker,
    "/manifest.webmanifest": "shell/manifest.webmanifest",
  ]

  func add(to router: MeadowRouter) {
    for (path, name) in Self.names {
      router.resource(RouterPath(path), [.get: { request, _ in try await answer(request, name) }])
    }
    router.resource(
      "/openapi.yaml", [.get: { request, _ in try answer(request, with: APIDescription.file) }])
    router.resource(
      "/page/**",
      [
        .get: { request, _ in
          try await answer(request, String(request.uri.path.dropFirst("/page/".count)))
        }
      ])
  }

  /// Only names that were there at the start are found, so no path leads out of the directory.
  private func answer(_ request: Request, _ name: String) async throws -> Response {
    var response = try answer(request, with: try await files.value[name])
    if name == Self.worker { response.headers[.serviceWorkerAllowed] = "/" }
    return response
  }

  private func answer(_ request: Request, with file: ServedFile?) throws -> Response {
    guard let file else { throw HTTPError(.notFound) }
    return file.answer(to: request)
  }
}
