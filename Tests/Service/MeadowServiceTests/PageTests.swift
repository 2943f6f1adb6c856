import Foundation
import Testing

/// The static page: only its own files, with their types, fresh at every visit (architecture §9).
@Suite(.timeLimit(.minutes(10)))
struct PageTests {
  /// Runs `body` with a page of a few files beside a secret.
  private func withPage(
    _ more: [String: String] = [:], _ body: (RunningServer) async throws -> Void
  ) async throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    let files = [
      "secret.txt": "secret", "page/shell/index.html": "<p>board</p>",
      "page/features/lab/lab.html": "<p>lab</p>", "page/shell/board.js": "export {}",
      "page/kit/style.css": "p {}", "page/art/sun.svg": "<svg/>",
      "page/shell/service-worker.js": "self", "page/shell/manifest.webmanifest": "{}",
    ]
    for (name, text) in files.merging(
      more.map { ("page/\($0)", $1) }, uniquingKeysWith: { $1 })
    {
      let file = root.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try await withServer(page: root.path + "/page", body)
  }

  @Test(
    "each file has its path and its media type",
    arguments: [
      ("/", "<p>board</p>", "text/html; charset=utf-8"),
      ("/lab", "<p>lab</p>", "text/html; charset=utf-8"),
      ("/settings", "<p>board</p>", "text/html; charset=utf-8"),
      ("/insight", "<p>board</p>", "text/html; charset=utf-8"),
      ("/sw.js", "self", "text/javascript; charset=utf-8"),
      ("/manifest.webmanifest", "{}", "application/manifest+json"),
      ("/page/shell/index.html", "<p>board</p>", "text/html; charset=utf-8"),
      ("/page/shell/board.js", "export {}", "text/javascript; charset=utf-8"),
      ("/page/kit/style.css?v=1", "p {}", "text/css; charset=utf-8"),
      ("/page/art/sun.svg", "<svg/>", "image/svg+xml"),
    ])
  func files(_ path: String, _ text: String, _ type: String) async throws {
    try await withPage { server in
      let answer = try await server.send("GET", path)
      #expect(answer.status == 200)
      #expect(answer.text == text)
      #expect(answer.headers["content-type"] == type)
      #expect(answer.headers["cache-control"] == "no-cache")
    }
  }

  @Test("the service worker, and nothing else, may govern the whole page")
  func serviceWorker() async throws {
    try await withPage { server in
      let worker = try await server.send("GET", "/sw.js")
      #expect(worker.headers["service-worker-allowed"] == "/")
      let script = try await server.send("GET", "/page/shell/board.js")
      #expect(script.headers["service-worker-allowed"] == nil)
    }
  }

  @Test("the drawing of a word is read when it is asked for, and shown for an hour without asking")
  func drawings() async throws {
    try await withPage(["art/symbols/ball.svg": "<svg/>", "art/symbols/LICENSE": "x"]) { server in
      let answer = try await server.send("GET", "/page/art/symbols/ball.svg")
      #expect(answer.text == "<svg/>" && answer.headers["content-type"] == "image/svg+xml")
      #expect(answer.headers["cache-control"] == "max-age=3600")
      for name in ["cat.svg", "LICENSE", "..%2fsun.svg", "../sun.svg", "Ball.svg", ".svg", "ball"] {
        #expect(try await server.send("GET", "/page/art/symbols/\(name)").status != 200, "\(name)")
      }
      let sun = try await server.send("GET", "/page/art/sun.svg")
      #expect(sun.status == 200 && sun.headers["cache-control"] == "no-cache")
    }
  }

  @Test("early maths is read when it is first asked for, and kept")
  func late() async throws {
    try await withPage(["features/learn/room.js": "learn"]) { server in
      for _ in 0..<2 {
        let answer = try await server.send("GET", "/page/features/learn/room.js")
        #expect(answer.text == "learn" && answer.headers["cache-control"] == "no-cache")
        #expect(answer.headers["content-type"]?.hasPrefix("text/javascript") == true)
      }
      for name in ["none.js", "", "../../../secret.txt", "..%2f..%2f..%2fsecret.txt", ".hidden"] {
        let answer = try await server.send("GET", "/page/features/learn/\(name)")
        #expect(answer.isProblem(404, field: "path"), "\(name)")
      }
    }
  }

  @Test("an unchanged file is not sent again")
  func notModified() async throws {
    try await withPage { server in
      let client = try server.connect()
      let tag = try #require(try await client.send("GET", "/").headers["etag"])
      for tags in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
        let answer = try await client.send("GET", "/", headers: ["If-None-Match": tags])
        #expect(answer.status == 304)
        #expect(answer.bytes.isEmpty)
      }
      let other = try await client.send("GET", "/", headers: ["If-None-Match": "\"other\""])
      #expect(other.status == 200)
    }
  }

  @Test(
    "text goes packed to who takes it so, and to nobody else",
    arguments: [
      ("gzip, deflate, br, zstd", true), ("deflate, GZIP;q=0.5", true), ("br, *;q=0.1", true),
      ("", false), ("identity", false), ("gzip;q=0, *", false), ("gzip; q=0.000", false),
      ("gzip;q=nothing", false), ("*;q=0", false), ("xgzip", false),
    ])
  func packed(_ taken: String, _ isPacked: Bool) async throws {
    let text = String(repeating: "p { color: green }\n", count: 100)
    try await withPage(["kit/long.css": text]) { server in
      let client = try server.connect()
      let headers = ["Accept-Encoding": taken]
      let answer = try await client.send("GET", "/page/kit/long.css", headers: headers)
      #expect(answer.headers["content-encoding"] == (isPacked ? "gzip" : nil))
      #expect(answer.headers["vary"] == "accept-encoding")
      #expect(answer.headers["content-length"] == String(answer.bytes.count))
      #expect(isPacked ? answer.bytes.count < 100 : answer.text == text)
      let tag = try #require(answer.headers["etag"])
      #expect(tag.hasPrefix("W/") == isPacked)
      for again in [headers, [:]] {
        let known = again.merging(["If-None-Match": tag]) { $1 }
        #expect(try await client.send("GET", "/page/kit/long.css", headers: known).status == 304)
      }
      let short = try await client.send("GET", "/page/kit/style.css", headers: headers)
      #expect(short.text == "p {}" && short.headers["content-encoding"] == nil)
    }
  }

  @Test(
    "no path leads out of the page",
    arguments: [
      "/page/../secret.txt", "/page/%2e%2e/secret.txt", "/page/..%2fsecret.txt",
      "/page/shell/../../secret.txt", "/page//secret.txt", "/page/shell", "/secret.txt",
    ])
  func traversal(_ path: String) async throws {
    try await withPage { server in
      let answer = try await server.send("GET", path)
      #expect(answer.isProblem(404, field: "path"), "\(answer.text)")
    }
  }

  @Test("a page asks ahead for what its scripts import, each script once and in their order")
  func preloads() async throws {
    let head = "<!-- modulepreload shell/board.js -->\n  <!-- modulepreload shell/later.js low -->"
    let files = [
      "shell/index.html": head,
      "shell/board.js": "import { a } from \"../kit/a.js\";\nimport {\n  b,\n} from \"./b.js\";\n",
      "kit/a.js": "export { c } from \"./c.js\";\nimport(\"./never.js\");\n",
      "shell/b.js": "import \"../kit/c.js\";\n", "kit/c.js": "import \"./a.js\";\n",
      "shell/later.js": "import { c } from \"../kit/c.js\";\nimport \"./d.js\";\n",
    ]
    try await withPage(files) { server in
      func line(_ name: String, _ more: String) -> String {
        #"<link rel="modulepreload" href="/page/\#(name)"\#(more)>"#
      }
      let low = #" fetchpriority="low""#
      let page = try await server.send("GET", "/").text
      #expect(
        page.split(separator: "\n").map(String.init) == [
          line("kit/a.js", ""), line("shell/b.js", ""), line("kit/c.js", ""),
          "  " + line("shell/later.js", low), "  " + line("shell/d.js", low),
        ])
    }
  }

  @Test(
    "a page that asks has its style sheets as one, in their order, and says what it holds"
  )
  func joinedStyles() async throws {
    let head = """
        <!-- style sheets as one -->
        <link rel="stylesheet" href="/page/kit/b.css">
        <link rel="stylesheet" href="/page/kit/a.css">
        <script type="module" src="/page/shell/board.js"></script>
        <link rel="stylesheet" href="/page/kit/later.css">
      """
    let files = [
      "shell/index.html": head, "kit/a.css": "a { b: c }\n", "kit/b.css": "b { a: c }\n",
      "features/lab/lab.html": "<link rel=\"stylesheet\" href=\"/page/kit/a.css\">",
    ]
    try await withPage(files) { server in
      let page = try await server.send("GET", "/").text
      #expect(
        page.split(separator: "\n").map { $0.drop { $0 == " " } } == [
          #"<link rel="stylesheet" href="/page/shell/index.html.css""#
            + #" data-holds="/page/kit/b.css /page/kit/a.css">"#,
          #"<script type="module" src="/page/shell/board.js"></script>"#,
          #"<link rel="stylesheet" href="/page/kit/later.css">"#,
        ])
      let sheet = try await server.send("GET", "/page/shell/index.html.css")
      #expect(sheet.text == "b { a: c }\na { b: c }\n")
      #expect(sheet.headers["content-type"] == "text/css; charset=utf-8")
      // A page that does not ask keeps its own.
      #expect(try await server.send("GET", "/lab").text == files["features/lab/lab.html"])
      #expect(try await server.send("GET", "/page/features/lab/lab.html.css").status == 404)
    }
  }

  @Test("HEAD tells the length and sends nothing")
  func head() async throws {
    try await withPage { server in
      let client = try server.connect()
      let answer = try await client.send("HEAD", "/")
      #expect(answer.status == 200)
      #expect(answer.headers["content-length"] == "12")
      #expect(try await client.send("GET", "/lab").text == "<p>lab</p>")
    }
  }
}
