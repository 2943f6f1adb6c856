import Foundation
import Testing

/// Rules that no compiler holds.
@Suite struct RulesTests {
  /// What would make a decision depend on more than its inputs (architecture §5).
  static let impurities = [
    "Date()", "Task.sleep", ".random(", "ContinuousClock", "SuspendingClock", "MonotonicTime.now()",
    "ProcessInfo", "DispatchTime",
  ]

  @Test("the pure engines read no clock, draw no luck and wait for nothing")
  func enginesArePure() {
    let pure = SourceFile.sources.filter {
      $0.path.hasPrefix("Sources/Runtime/Session/")
        || $0.path.hasSuffix("/UtteranceQueue.swift")
        || $0.path.hasPrefix("Sources/Sound/Timeline/")
    }
    #expect(pure.count >= 4)
    for source in pure {
      for impurity in Self.impurities {
        #expect(!source.lines.contains { $0.contains(impurity) }, "\(source.path): \(impurity)")
      }
      #expect(!source.imports.contains("Foundation"), "\(source.path) imports Foundation")
    }
  }

  @Test("tests draw time and never wait for it")
  func testsNeverWait() throws {
    let word = "sl" + "eep"
    let files = FileManager.default.enumerator(
      at: ImportTable.root.appending(path: "Tests"), includingPropertiesForKeys: nil)
    let urls = (files?.allObjects as? [URL] ?? []).filter {
      ["swift", "py", "js"].contains($0.pathExtension) && !$0.path.contains("ArchitectureTests")
    }
    #expect(!urls.isEmpty)
    for url in urls {
      let text = try String(contentsOf: url, encoding: .utf8)
      #expect(!text.contains(word), "\(url.lastPathComponent) waits")
    }
  }

  @Test("files stay small enough to hold in mind")
  func filesStaySmall() {
    for source in SourceFile.sources {
      #expect(source.lines.count <= 300, "\(source.path) has \(source.lines.count) lines")
    }
  }
}
