import Foundation
import GRDB
import MeadowFamily
import MeadowFoundations
import MeadowStore
import Testing

/// M2-008 and document 001, parent gate, on the family's file.
@Suite struct ParentGateServiceTests {
  let rig = GateRig()

  @Test("a new gate has no code and opens after three seconds (document 001: never unprotected)")
  func begins() async throws {
    let gate = rig.start()
    let status = await gate.status(autoLock: .fiveMinutes)
    #expect(
      status
        == GateStatus(
          hasCode: false, holdMilliseconds: 3000, cooldownSeconds: 0, autoLock: .fiveMinutes))
    await #expect(throws: GateRefusal.holdTooShort) {
      try await gate.open(heldMilliseconds: 500, code: nil, autoLock: .never)
    }
    let pass = try await gate.open(heldMilliseconds: 3000, code: nil, autoLock: .never)
    #expect(gate.isOpen(pass.token))
    #expect(!gate.isOpen("") && !gate.isOpen("token 2"))
  }

  @Test(
    "a pass is good for 5, 10 or 30 minutes or until Meadow ends (M2-008)",
    arguments: [(AutoLock.fiveMinutes, 300), (.tenMinutes, 600), (.thirtyMinutes, 1800)])
  func locksItself(_ autoLock: AutoLock, _ seconds: Int) async throws {
    let gate = rig.start()
    let pass = try await gate.open(heldMilliseconds: 3000, code: nil, autoLock: autoLock)
    let forever = try await gate.open(heldMilliseconds: 3000, code: nil, autoLock: .never)
    #expect(pass.seconds == seconds && forever.seconds == nil)
    rig.pass(Double(seconds) - 0.001)
    #expect(gate.isOpen(pass.token))
    rig.pass(0.001)
    #expect(!gate.isOpen(pass.token))
    rig.pass(1_000_000)
    #expect(gate.isOpen(forever.token))
    #expect(!rig.start().isOpen(forever.token), "a restart locks")
  }

  @Test("who is busy still keeps the pass; one that has run out or was closed is not brought back")
  func stays() async throws {
    let gate = rig.start()
    let pass = try await gate.open(heldMilliseconds: 3000, code: nil, autoLock: .tenMinutes)
    for _ in 0..<5 {
      rig.pass(599)
      let stayed = try #require(gate.stay(pass.token, autoLock: .tenMinutes))
      #expect(stayed == pass)
    }
    rig.pass(599.999)
    #expect(gate.isOpen(pass.token))
    rig.pass(0.001)
    #expect(!gate.isOpen(pass.token))
    #expect(gate.stay(pass.token, autoLock: .tenMinutes) == nil)
    #expect(!gate.isOpen(pass.token))
    let other = try await gate.open(heldMilliseconds: 3000, code: nil, autoLock: .tenMinutes)
    gate.close(other.token)
    #expect(gate.stay(other.token, autoLock: .tenMinutes) == nil)
    #expect(gate.stay("unknown", autoLock: .never) == nil)
  }

  @Test("a pass ends when it is closed, or with all others")
  func closes() async throws {
    let gate = rig.start()
    let one = try await gate.open(heldMilliseconds: 3000, code: nil, autoLock: .never)
    let two = try await gate.open(heldMilliseconds: 3000, code: nil, autoLock: .tenMinutes)
    gate.close(one.token)
    gate.close("unknown")
    #expect(!gate.isOpen(one.token) && gate.isOpen(two.token))
    gate.closeAll()
    #expect(!gate.isOpen(two.token))
  }

  @Test("passes do not pile up: the oldest goes when there are 32")
  func bounded() async throws {
    let gate = rig.start()
    var tokens: [String] = []
    for _ in 0..<40 {
      tokens.append(
        try await gate.open(heldMilliseconds: 3000, code: nil, autoLock: .never).token)
    }
    #expect(tokens.map(gate.isOpen) == (0..<40).map { $0 >= 8 })
  }

  @Test("a code is asked for after the hold, from the next start on too; removed, it is not")
  func setsCode() async throws {
    let gate = rig.start()
    for wrong in ["", "12", "12345", "abcd"] {
      await #expect(throws: GateRefusal.notFourDigits) { try await gate.setCode(wrong) }
    }
    try await gate.setCode("0420")
    #expect(await gate.status().hasCode)
    #expect(await gate.refusal(nil) == .codeNeeded)
    #expect(await gate.refusal("0421") == .wrongCode(attemptsLeft: 2))
    #expect(await gate.refusal("0420") == nil)
    let next = rig.start()
    #expect(await next.refusal(nil) == .codeNeeded)
    #expect(await next.refusal("0420") == nil)
    try await next.setCode(nil)
    #expect(await next.refusal(nil) == nil)
    #expect(await !rig.start().status().hasCode)
  }

  @Test("of the code only its hash is on the disk")
  func keepsSecrets() async throws {
    let gate = rig.start()
    try await gate.setCode("7391")
    #expect(await gate.refusal("7392") != nil)
    let row = try #require(try FamilyStore.open(at: rig.path).gate())
    #expect(row.codeHash?.hasPrefix("$argon2id$") == true)
    #expect(row.failures == 1)
  }

  @Test("the pause survives a restart, a clock that is set and a start of the machine (M2-008)")
  func cooldownSurvives() async throws {
    var gate = rig.start()
    try await gate.setCode("1234")
    #expect(await gate.refusal("0000") == .wrongCode(attemptsLeft: 2))
    gate = rig.start()
    #expect(await gate.refusal("0000") == .wrongCode(attemptsLeft: 1))
    gate = rig.start()
    #expect(await gate.refusal("0000") == .coolingDown(seconds: 30))
    rig.pass(10)
    gate = rig.start()
    #expect(await gate.refusal("1234") == .coolingDown(seconds: 20))
    #expect(await gate.status().cooldownSeconds == 20)
    rig.reboot()
    gate = rig.start()
    #expect(await gate.status().cooldownSeconds == 30, "nobody knows how long it was off")
    rig.pass(12)
    #expect(await gate.refusal("1234") == .coolingDown(seconds: 18))
    gate = rig.start()
    #expect(await gate.refusal("1234") == .coolingDown(seconds: 18), "it began anew once only")
    rig.pass(18)
    #expect(await gate.refusal("1234") == nil)
    rig.reboot()
    #expect(await rig.start().refusal("1234") == nil, "what is over stays over")
  }

  @Test("a reset by another program counts at once")
  func sharesTheFile() async throws {
    let gate = rig.start()
    try await gate.setCode("1234")
    _ = try FamilyStore.open(at: rig.path).resetProfiles(to: Array("{}".utf8))
    #expect(await gate.refusal(nil) == nil)
  }

  @Test("while the disk takes nothing, wrong codes count in memory and a new code is refused")
  func survivesTrouble() async throws {
    try await rig.start().setCode("1234")
    let gate = rig.start(DatabaseHolder.impatient)
    let other = try DatabaseHolder(rig.path)
    #expect(await gate.refusal("0000") == .wrongCode(attemptsLeft: 2))
    #expect(await gate.refusal("0000") == .wrongCode(attemptsLeft: 1))
    #expect(await gate.refusal("0000") == .coolingDown(seconds: 30))
    #expect(await gate.refusal("1234") == .coolingDown(seconds: 30))
    await #expect(throws: GateRefusal.self) { try await gate.setCode("5678") }
    try other.release()
  }

  @Test("failures that could not be kept are kept as soon as the disk takes them")
  func catchesUp() async throws {
    try await rig.start().setCode("1234")
    let gate = rig.start(DatabaseHolder.impatient)
    let other = try DatabaseHolder(rig.path)
    #expect(await gate.refusal("0000") == .wrongCode(attemptsLeft: 2))
    try other.release()
    #expect(await gate.refusal("0000") == .wrongCode(attemptsLeft: 1))
    #expect(try FamilyStore.open(at: rig.path).gate()?.failures == 2)
  }

  @Test("without a file the hold alone opens and a code cannot be set")
  func needsAFile() async throws {
    let store = FamilyStore.open(at: rig.directory + "/missing/family.sqlite")
    let gate = ParentGateService(store: store, surroundings: rig.surroundings)
    #expect(await gate.refusal(nil) == nil)
    await #expect(throws: GateRefusal.self) { try await gate.setCode("1234") }
    #expect(await gate.status().hasCode == false)
  }

  @Test("a file whose gate cannot be read leaves the gate as it is known")
  func damagedTable() async throws {
    let gate = rig.start()
    try await gate.setCode("1234")
    var patient = Configuration()
    patient.busyMode = .timeout(5)
    let other = try DatabaseQueue(path: rig.path, configuration: patient)
    try await other.write { try $0.execute(sql: "DROP TABLE gate") }
    #expect(await gate.refusal(nil) == .codeNeeded)
    #expect(await rig.start().refusal(nil) == nil)
  }

  @Test("the machine's own tokens are 64 hexadecimal digits, its clock goes on")
  func surroundings() {
    let machine = GateSurroundings.machine
    let tokens = (0..<100).map { _ in machine.token() }
    #expect(Set(tokens).count == 100)
    #expect(
      tokens.allSatisfy { $0.count == 64 && $0.allSatisfy { "0123456789abcdef".contains($0) } })
    let (one, two) = (machine.now(), machine.now())
    #expect(one.boot == two.boot && !one.boot.isEmpty && one.time <= two.time)
  }

  @Test("asking whether a token is good is fast enough for every request")
  func isFast() async throws {
    let gate = ParentGateService(store: FamilyStore.open(at: rig.path))
    let pass = try await gate.open(heldMilliseconds: 3000, code: nil, autoLock: .tenMinutes)
    let start = MonotonicTime.now()
    for _ in 0..<10_000 { #expect(gate.isOpen(pass.token)) }
    let each = MonotonicTime.now().milliseconds(since: start) / 10
    print("asking the gate: \(each) µs")
    #expect(each < 100)
  }
}
