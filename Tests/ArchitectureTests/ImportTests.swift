import Testing

/// Who may import whom: the table of Package.swift, held by reading every import line.
@Suite struct ImportTests {
  let table = ImportTable.current

  @Test(
    "the table is read whole: every Swift file of the tree has a target, every target has files")
  func tableIsWhole() {
    #expect(SourceFile.sources.count > 400)
    #expect(table.fences.count >= 9)
    #expect(table.products.contains("GRDB"))
    for file in SourceFile.sources + SourceFile.tests {
      #expect(table.target(of: file.path) != nil, "\(file.path) is in no target")
    }
    let used = Set(
      (SourceFile.sources + SourceFile.tests).compactMap { table.target(of: $0.path)?.name })
    #expect(Set(table.targets.map(\.name)) == used)
  }

  @Test("what lies in another target's folder is excluded there")
  func nestedFoldersAreExcluded() {
    for outer in table.targets {
      for inner in table.targets where inner.folder.hasPrefix(outer.folder + "/") {
        let rest = inner.folder.dropFirst(outer.folder.count + 1)
        #expect(
          outer.exclude.contains { rest == $0 || rest.hasPrefix($0 + "/") },
          "\(outer.name) takes the files of \(inner.name)")
      }
    }
  }

  @Test("every import line stands in the table")
  func importsStandInTheTable() {
    let known = Set(table.targets.map(\.name)).union(table.fences).union(table.products)
    for file in SourceFile.sources + SourceFile.tests {
      guard let target = table.target(of: file.path) else { continue }
      for module in file.imports where known.contains(module) {
        #expect(target.imports.contains(module), "\(file.path) imports \(module)")
      }
    }
  }

  @Test("the table names nothing that no file imports")
  func tableHasNoSpareLines() {
    for target in table.targets {
      let files = (SourceFile.sources + SourceFile.tests).filter {
        table.target(of: $0.path)?.name == target.name
      }
      // A program is no import: a test that names one has it built and runs it.
      let imported = Set(files.flatMap(\.imports)).union(table.programs)
      #expect(
        target.imports.subtracting(imported).isEmpty,
        "\(target.name) may import \(target.imports.subtracting(imported).sorted()) and does not")
    }
  }

  @Test("no circle leads from a target back to itself")
  func tableHasNoCircle() {
    #expect(table.circle == nil)
    let circular = ImportTable(
      """
      targets: [
        library("A", at: "A", imports: ["B"]), library("B", at: "B", imports: ["C"]),
        library("C", at: "C", imports: ["A"]), library("D", at: "D", imports: ["A"]),
      """)
    #expect(Set(circular.circle ?? []) == ["A", "B", "C"])
  }

  @Test("each C module is imported by exactly one Swift target")
  func fencesHold() {
    for fence in table.fences {
      let owners = table.targets.filter { $0.imports.contains(fence) }.map(\.name)
      #expect(owners.count == 1, "\(fence) is imported by \(owners)")
    }
  }
}
