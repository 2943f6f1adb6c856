import Testing

/// One name, one thing: who looks for a noun finds one file and one type.
@Suite struct NameTests {
  @Test("no two files share a name, but the rigs of two test targets")
  func files() {
    let files = (SourceFile.sources + SourceFile.tests).filter {
      !$0.name.hasSuffix("Rig.swift") && $0.name != "main.swift"
    }
    for (name, same) in Dictionary(grouping: files, by: \.name) {
      #expect(same.count == 1, "\(name): \(same.map(\.path).sorted())")
    }
  }

  @Test("no two targets have a type of one name")
  func types() {
    var owners: [String: Set<String>] = [:]
    for file in SourceFile.sources {
      guard let target = ImportTable.current.target(of: file.path) else { continue }
      for type in file.types { owners[type, default: []].insert(target.name) }
    }
    #expect(owners.count > 500)
    for (type, targets) in owners {
      #expect(targets.count == 1, "\(type) is in \(targets.sorted())")
    }
  }
}
