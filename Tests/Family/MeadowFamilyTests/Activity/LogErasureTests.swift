import MeadowFamily
import MeadowFoundations
import MeadowStore
import Testing

/// Names that leave the log stay out of it, whatever was still to be written.
@Suite struct LogErasureTests {
  let rig = EventLogRig()

  private func texts(_ logger: EventLogger) async throws -> [String] {
    try await logger.all().compactMap(\.event.text)
  }

  @Test("without a directory an erasure is refused; when it is there, what waited is erased")
  func waits() async throws {
    let (logger, move) = rig.homeless()
    logger.tap("Nana")
    await #expect(throws: FamilyProblem.self) {
      try await logger.erase(["Nana": Redaction.mark], keeping: [])
    }
    #expect(logger.status.waiting == 1)
    try move()
    try await logger.erase(["Nana": Redaction.mark], keeping: [])
    #expect(try await texts(logger) == ["…"])
    #expect(logger.status.waiting == 0)
  }

  @Test("while another program holds the file an erasure is refused whole; then it is done")
  func isRefused() async throws {
    let logger = rig.logger(rig.store(DatabaseHolder.impatient))
    logger.tap("Nana")
    await logger.flush()
    let holder = try DatabaseHolder(rig.path)
    await #expect(throws: FamilyProblem.self) {
      try await logger.erase(["Nana": Redaction.mark], keeping: [])
    }
    try holder.release()
    logger.tap("Nana")
    #expect(try await texts(logger) == ["Nana", "Nana"])
    try await logger.erase(["Nana": Redaction.mark], keeping: [])
    #expect(try await texts(logger) == ["…", "…"])
  }

  @Test("what is told later of what was said before has the new name, also after another one")
  func renamesLater() async throws {
    let logger = rig.logger()
    logger.tap("Jon")
    try await logger.erase(["Jon": "John"], keeping: ["John"])
    logger.record(
      ActivityEvent(.interaction, tier: .combinations, sequence: ["Jon", "more"]), of: 1, at: .noon)
    try await logger.erase(["John": "Jack"], keeping: ["Jack"])
    logger.tap("Jon")
    logger.tap("Jonathan")
    #expect(try await texts(logger) == ["Jack", "Jack", "Jonathan"])
    #expect(
      try await logger.insight(of: 1, from: nil, through: nil).messages.map(\.words) == [
        ["Jack", "more"]
      ])
  }

  @Test("a word that is called so again is noted again, and everything begins anew after a reset")
  func isUsedAgain() async throws {
    let logger = rig.logger()
    try await logger.erase(["Nana": Redaction.mark, "Rex": Redaction.mark], keeping: [])
    for name in ["Nana", "Rex"] { logger.tap(name) }
    #expect(try await texts(logger) == ["…", "…"])
    await logger.allow(["Nana"])
    for name in ["Nana", "Rex"] { logger.tap(name) }
    #expect(try await texts(logger) == ["…", "…", "Nana", "…"])
    try await logger.erase()
    logger.tap("Rex")
    #expect(try await texts(logger) == ["Rex"])
  }
}
