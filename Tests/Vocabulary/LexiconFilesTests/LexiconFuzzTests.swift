import LexiconFiles
import MeadowFoundations
import Testing

/// "Each gets an answer that helps, in bounded time and memory."
@Suite("Damaged lexicons")
struct LexiconFuzzTests {
  /// What holds for every reading of whatever bytes.
  private func check(_ reading: LexiconReading, _ seed: UInt64) {
    let used = reading.report.lines.compactMap(\.entry)
    #expect(used == Array(reading.entries.indices), "seed \(seed)")
    #expect(reading.entries.compactMap(\.tidied) == reading.entries, "seed \(seed)")
    #expect(reading.problem == nil || reading.entries.isEmpty, "seed \(seed)")
    #expect(reading.report.notes.count <= 50, "seed \(seed)")
    for line in reading.report.lines {
      #expect((line.verdict == .refused) == (line.entry == nil), "seed \(seed)")
      #expect((line.verdict == .accepted) == line.remarks.isEmpty, "seed \(seed)")
      #expect(line.verdict != .refused || line.advice != nil, "seed \(seed)")
    }
  }

  @Test("Files with bytes changed, removed and doubled are read as far as they go")
  func mutations() {
    let files = PLSSample.all.map { Array($0.utf8) }
    for seed in UInt64(0)..<3000 {
      var random = RandomLexicon(seed: seed)
      let file = random.mutated(files[Int(seed) % files.count])
      let pls = PLSFile.read(file)
      check(pls, seed)
      check(CSVFile.read(file), seed)
      #expect(PLSFile.read(PLSFile.write(pls.entries)).entries == pls.entries, "seed \(seed)")
    }
  }

  @Test("Tables with bytes changed, removed and doubled are read as far as they go")
  func tables() {
    for seed in UInt64(0)..<2000 {
      var random = RandomLexicon(seed: seed)
      let table = CSVFile.read(random.mutated(CSVFile.write(random.entries())))
      check(table, seed)
      #expect(CSVFile.read(CSVFile.write(table.entries)).entries == table.entries, "seed \(seed)")
    }
  }

  @Test("Bytes that mean nothing are answered")
  func noise() {
    for seed in UInt64(0)..<2000 {
      var generator = SeededGenerator(seed: seed)
      var bytes = (0..<Int.random(in: 0...400, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      if seed % 2 == 0 { bytes = bytes.map { $0 & 0x7F | 0x20 } }
      check(PLSFile.read(bytes), seed)
      check(CSVFile.read(bytes), seed)
      check(LexiconFile.read(Array("<lexicon>".utf8) + bytes), seed)
    }
  }
}
