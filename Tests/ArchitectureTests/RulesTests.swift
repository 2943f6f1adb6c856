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
      $0.path.hasPrefix("Sources/Talk/")
        || $0.path.hasPrefix("Sources/Learning/") && !$0.path.hasPrefix("Sources/Learning/Files/")
        || $0.path.hasSuffix("/SpeechScheduler.swift")
        || $0.path.hasSuffix("/UtteranceQueue.swift")
        || $0.path.hasPrefix("Sources/Sound/Timeline/")
    }
    #expect(pure.count >= 40)
    for source in pure {
      for impurity in Self.impurities {
        #expect(!source.lines.contains { $0.contains(impurity) }, "\(source.path): \(impurity)")
      }
      #expect(!source.imports.contains("Foundation"), "\(source.path) imports Foundation")
    }
  }

  /// What waits for a time, by its names in the language of a file.
  static let waits = [
    "swift": ["sleep", "asyncAfter", "RunLoop", "poll("],
    "py": ["sleep", "wait_for_timeout"],
    "js": ["sleep"],
  ]
  /// Files that may, and why.
  static let mayWait = ["PulseRig.swift": "asks a device every millisecond whether it is there"]

  @Test("tests draw time and never wait for it")
  func testsNeverWait() throws {
    let files = SourceFile.all(in: "Tests", endings: Set(Self.waits.keys)).filter {
      !$0.path.contains("ArchitectureTests") && Self.mayWait[$0.name] == nil
    }
    #expect(files.count > 100)
    for file in files {
      for word in Self.waits[file.ending] ?? [] {
        #expect(!file.lines.contains { $0.contains(word) }, "\(file.path) waits: \(word)")
      }
    }
  }

  @Test("files stay small enough to hold in mind")
  func filesStaySmall() {
    for source in SourceFile.sources {
      #expect(source.lines.count <= 300, "\(source.path) has \(source.lines.count) lines")
    }
  }
}
