import MeadowFamily
import MeadowFoundations
import Testing

/// M2-008 and document 001, "Two-layer progressive security": the gate's decisions in virtual time.
@Suite struct ParentGateTests {
  @Test("without a code a hold of three seconds opens, and nothing shorter (M2-008)")
  func holdAlone() throws {
    var gate = ParentGate(at: moment(0))
    #expect(ParentGate.holdMilliseconds == 3000)
    for short in [-1, 0, 1, 2999] {
      #expect(throws: GateRefusal.holdTooShort) { try gate.knock(short, nil, at: 0) }
    }
    try gate.knock(3000, nil, at: 0)
    try gate.knock(60_000, "1234", at: 0)
  }

  @Test("with a code the hold comes first, then the code (M2-008)")
  func holdThenCode() throws {
    var gate = ParentGate(codeHash: "1234", at: moment(0))
    #expect(throws: GateRefusal.holdTooShort) { try gate.knock(2999, "1234", at: 0) }
    #expect(throws: GateRefusal.codeNeeded) { try gate.knock(3000, nil, at: 0) }
    #expect(gate.failures == 0)
    try gate.knock(3000, "1234", at: 0)
  }

  @Test(
    "what is not four digits is no guess and costs no try",
    arguments: ["", "123", "12345", "12a4", "١٢٣٤", " 123", "12.4", "🂡🂢🂣🂤"])
  func fourDigits(_ code: String) {
    var gate = ParentGate(codeHash: "1234", at: moment(0))
    #expect(throws: GateRefusal.notFourDigits) { try gate.knock(3000, code, at: 0) }
    #expect(gate.failures == 0)
  }

  @Test("three wrong codes begin a pause of 30 seconds in which even the right one waits (M2-008)")
  func cooldown() throws {
    var gate = ParentGate(codeHash: "1234", at: moment(0))
    #expect(throws: GateRefusal.wrongCode(attemptsLeft: 2)) { try gate.knock(3000, "0000", at: 1) }
    #expect(throws: GateRefusal.wrongCode(attemptsLeft: 1)) { try gate.knock(3000, "0000", at: 2) }
    #expect(throws: GateRefusal.coolingDown(seconds: 30)) { try gate.knock(3000, "0000", at: 3) }
    #expect(throws: GateRefusal.coolingDown(seconds: 30)) { try gate.knock(3000, "1234", at: 3) }
    #expect(throws: GateRefusal.coolingDown(seconds: 20)) { try gate.knock(3000, nil, at: 13) }
    #expect(throws: GateRefusal.holdTooShort) { try gate.knock(0, "1234", at: 13) }
    #expect(throws: GateRefusal.coolingDown(seconds: 1)) { try gate.knock(3000, "1234", at: 32.5) }
    #expect(gate.cooldownSeconds(at: moment(32.5)) == 1)
    #expect(gate.cooldownSeconds(at: moment(33)) == 0)
    try gate.knock(3000, "1234", at: 33)
    #expect(gate.failures == 0 && gate.cooldownEnd == nil)
  }

  @Test("after a pause there are three tries again")
  func triesAgain() {
    var gate = ParentGate(codeHash: "1234", at: moment(0))
    for start in [0.0, 100, 200] {
      for left in [2, 1] {
        #expect(throws: GateRefusal.wrongCode(attemptsLeft: left)) {
          try gate.knock(3000, "0000", at: start)
        }
      }
      #expect(throws: GateRefusal.coolingDown(seconds: 30)) {
        try gate.knock(3000, "0000", at: start)
      }
    }
  }

  @Test("the right code forgets the wrong ones before it")
  func forgets() throws {
    var gate = ParentGate(codeHash: "1234", at: moment(0))
    for _ in 0..<5 {
      for left in [2, 1] {
        #expect(throws: GateRefusal.wrongCode(attemptsLeft: left)) {
          try gate.knock(3000, "9999", at: 0)
        }
      }
      try gate.knock(3000, "1234", at: 0)
    }
  }

  @Test("a pause goes on over a restart; over another start of the machine it begins anew")
  func restarts() {
    let end = GateMoment(time: moment(30).time, boot: "a")
    func left(_ seconds: Double, boot: String = "a") -> Int {
      let now = moment(seconds, boot: boot)
      return ParentGate(codeHash: "1234", cooldownEnd: end, at: now).cooldownSeconds(at: now)
    }
    #expect(left(10) == 20)
    #expect(left(31) == 0)
    #expect(left(5, boot: "b") == 30)
    #expect(left(1_000_000, boot: "b") == 30)
    let far = GateMoment(time: moment(1_000_000).time, boot: "a")
    let gate = ParentGate(codeHash: "1234", cooldownEnd: far, at: moment(0))
    #expect(gate.cooldownSeconds(at: moment(0)) == 30, "an edited file locks nobody out for long")
  }

  @Test("wrong codes count on over a restart")
  func failuresSurvive() {
    var gate = ParentGate(codeHash: "1234", failures: 2, at: moment(0))
    #expect(throws: GateRefusal.coolingDown(seconds: 30)) { try gate.knock(3000, "0000", at: 0) }
    for edited in [-5, 3, 99] {
      let gate = ParentGate(codeHash: "1234", failures: edited, at: moment(0))
      #expect((0...2).contains(gate.failures))
    }
  }

  @Test("a new code, or none, ends the pause and forgets the failures")
  func setsCode() throws {
    let end = GateMoment(time: moment(30).time, boot: "a")
    var gate = ParentGate(codeHash: "1234", failures: 2, cooldownEnd: end, at: moment(1))
    gate.setCode(hash: "5678")
    #expect(gate.failures == 0 && gate.cooldownSeconds(at: moment(1)) == 0)
    try gate.knock(3000, "5678", at: 1)
    gate.setCode(hash: nil)
    try gate.knock(3000, nil, at: 1)
    let open = ParentGate(codeHash: nil, failures: 0, cooldownEnd: end, at: moment(1))
    #expect(open.cooldownEnd == nil, "without a code there is nothing to pause for")
  }

  @Test("each refusal says the cause and the way out and nothing about the code")
  func refusalsHelp() {
    let refusals: [(GateRefusal, String)] = [
      (.holdTooShort, "hold two fingers on the gear for three seconds"),
      (.codeNeeded, "enter its four digits"), (.wrongCode(attemptsLeft: 2), "2 tries are left"),
      (.wrongCode(attemptsLeft: 1), "one try is left before a pause"),
      (.coolingDown(seconds: 30), "try again in 30 seconds"),
      (.coolingDown(seconds: 1), "try again in a second"),
      (.notFourDigits, "enter four digits from 0 to 9"),
      (.cannotKeep(reason: "the disk is full"), "see what is wrong with the disk"),
    ]
    for (refusal, advice) in refusals {
      #expect(refusal.advice.hasPrefix(advice))
      #expect(refusal.description == "\(refusal.reason): \(refusal.advice).")
    }
    #expect(GateRefusal.cannotKeep(reason: "the disk is full").reason == "the disk is full")
  }

  @Test("over 2000 random stories never more than three codes are compared in 30 seconds")
  func property() {
    for seed in UInt64(1)...2000 {
      var chance = SeededGenerator(seed: seed)
      var gate = ParentGate(codeHash: "1234", at: moment(0))
      var wrong: [Double] = []
      var now = 0.0
      var boot = 0
      for _ in 0..<60 {
        now += Double.random(in: 0...8, using: &chance)
        if Int.random(in: 0..<12, using: &chance) == 0 {
          if Bool.random(using: &chance) { boot += 1 }
          gate = ParentGate(
            codeHash: gate.codeHash, failures: gate.failures, cooldownEnd: gate.cooldownEnd,
            at: moment(now, boot: "\(boot)"))
        }
        let code = Int.random(in: 0..<9, using: &chance) == 0 ? "1234" : "0000"
        var isAsked = false
        let isOpen =
          (try? gate.knock(
            heldMilliseconds: 3000, code: code, at: moment(now, boot: "\(boot)")
          ) { code, hash in
            isAsked = true
            return code == hash
          }) != nil
        #expect(isOpen == (isAsked && code == "1234"), "seed \(seed)")
        if isAsked, !isOpen { wrong.append(now) }
        if isOpen { wrong = [] }
        if wrong.count > 3 {
          let four = wrong.suffix(4)
          let span = (four.last ?? 0) - (four.first ?? 0)
          #expect(span >= 30 - 1e-6, "seed \(seed)")
        }
      }
    }
  }
}

/// The moment `seconds` after the machine's start `boot`.
func moment(_ seconds: Double, boot: String = "a") -> GateMoment {
  GateMoment(time: MonotonicTime(nanoseconds: Int64(seconds * 1_000_000_000)), boot: boot)
}

extension ParentGate {
  /// Knocks where a code's hash is the code itself.
  fileprivate mutating func knock(
    _ milliseconds: Int, _ code: String?, at seconds: Double
  ) throws(GateRefusal) {
    try knock(heldMilliseconds: milliseconds, code: code, at: moment(seconds)) { $0 == $1 }
  }
}
