import Foundation
import Testing

/// `meadow prerender` makes each word once, keeps it, and shows no bar in a pipe (architecture §9).
@Suite(.timeLimit(.minutes(10))) struct PrerenderTests {
  static let made = "88 of 88 words are ready, 88 of them made now.\n"
  static let kept = "88 of 88 words are ready, 0 of them made now.\n"

  /// The kept words by name, each with the file that it is.
  private func clips(_ home: Home) throws -> [String: UInt64] {
    let directory = home.file("data/clips")
    let names = try FileManager.default.contentsOfDirectory(atPath: directory)
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        let values = try FileManager.default.attributesOfItem(atPath: "\(directory)/\(name)")
        return (name, (values[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0)
      })
  }

  @Test("the second run makes nothing anew and touches no file")
  func twice() async throws {
    let home = try Home()
    let program = Program(in: home)
    let first = try await program.run("prerender", "--data", "data")
    let before = try clips(home)
    let second = try await program.run("prerender", "--data", "data")
    #expect(first.code == 0)
    #expect(first.output == Self.made)
    #expect(first.complaint == "", "no bar in a pipe")
    #expect(before.count == 88)
    #expect(second.code == 0)
    #expect(second.output == Self.kept)
    #expect(second.complaint == "")
    #expect(try clips(home) == before)
  }

  @Test("a kept word that was cut in half is made again, and only it")
  func damaged() async throws {
    let home = try Home()
    let program = Program(in: home)
    _ = try await program.run("prerender", "--data", "data")
    let name = try #require(try clips(home).keys.min())
    let whole = try home.read("data/clips/\(name)")
    try Data(whole.prefix(whole.count / 2)).write(
      to: URL(filePath: home.file("data/clips/\(name)")))
    let result = try await program.run("prerender", "--data", "data")
    #expect(result.output == "88 of 88 words are ready, 1 of them made now.\n")
    let isWhole = try home.read("data/clips/\(name)") == whole
    #expect(isWhole)
  }

  @Test("two jobs, or two shards one after the other, make the same files byte for byte")
  func sharded() async throws {
    let home = try Home()
    let program = Program(in: home)
    let alone = try await program.run("prerender", "--data", "data")
    let jobs = try await program.run("prerender", "--jobs", "2", "--data", "jobs")
    let first = try await program.run("prerender", "--shard", "1/2", "--data", "parts")
    let second = try await program.run("prerender", "--shard", "2/2", "--data", "parts")
    #expect(alone.output == Self.made && jobs.output == Self.made)
    #expect(first.output == "44 of 44 words are ready, 44 of them made now.\n")
    #expect(second.output == first.output)
    for name in try clips(home).keys {
      let whole = try home.read("data/clips/\(name)")
      let isSame =
        try home.read("jobs/clips/\(name)") == whole
        && home.read("parts/clips/\(name)") == whole
      #expect(isSame, "\(name)")
    }
  }

  @Test("a shard that is none, or shards and jobs at once, are refused")
  func badShards() async throws {
    let program = Program(in: try Home())
    for shard in ["0/2", "3/2", "x", "1/0", "1/2/3"] {
      #expect(try await program.run("prerender", "--shard", shard, "--data", "data").code == 65)
    }
    #expect(try await program.run("prerender", "--shard", "1/2", "--jobs", "2").code == 64)
  }

  @Test("two programs at once share one directory and both get done")
  func atOnce() async throws {
    let home = try Home()
    let program = Program(in: home)
    async let one = program.run("prerender", "--data", "data")
    async let other = program.run("prerender", "--data", "data")
    for result in [try await one, try await other] {
      #expect(result.code == 0)
      #expect(result.output.hasPrefix("88 of 88 words are ready"))
      #expect(result.complaint == "")
    }
    #expect(try clips(home).count == 88)
    #expect(try await program.run("prerender", "--data", "data").output == Self.kept)
  }
}
