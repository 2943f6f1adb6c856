import MeadowStore
import Testing

/// What the parent gate keeps "survives restart" (requirements, item 14).
@Suite struct GateTableTests {
  let rig = StoreRig()

  @Test("a new file has no code")
  func beginsOpen() throws { #expect(try rig.open().gate() == nil) }

  @Test("code, failures and cooldown come back as they were kept, the latest ones")
  func keepsEverything() throws {
    let store = rig.open()
    try store.keepGate(StoredGate(codeHash: "a", failures: 2))
    #expect(try store.gate() == StoredGate(codeHash: "a", failures: 2))
    let second = StoredGate(
      codeHash: "b", failures: 0, cooldownBoot: "boot", cooldownUntil: .max)
    try store.keepGate(second)
    store.close()
    let again = rig.open()
    #expect(try again.gate() == second)
    try again.keepGate(nil)
    #expect(try again.gate() == nil)
  }
}
