import MeadowFoundations

/// Makes items: the same template and seed give the same item for ever (learning §4).
package enum ItemGenerator {
  /// How often params are drawn anew until the constraints hold.
  package static let tries = 500
  /// How many seeds a near-twin is looked for.
  package static let twins = 100

  /// The item of `template` at `seed`.
  package static func item(
    of template: Template, seed: UInt64
  ) throws(TemplateProblem) -> KeyedItem {
    var chance = Chance(seed: seed ^ fingerprint(of: template.id))
    let scope = try draw(template, &chance)
    var writer = ItemWriter(template: template, scope: scope, chance: chance)
    return try writer.item(seed: seed)
  }

  /// An item of the same template and difficulty with another answer (learning §3E).
  package static func twin(
    of original: KeyedItem, from template: Template
  ) throws(TemplateProblem) -> KeyedItem {
    for step in 1...UInt64(twins) {
      let seed = original.item.id.seed &+ step &* 0x9E37_79B9_7F4A_7C15
      let twin = try item(of: template, seed: seed)
      if twin.key.accepted != original.key.accepted { return twin }
    }
    throw TemplateProblem(
      kind: .nothingFits, template: template.id, field: "answer",
      reason: "\(twins) seeds all have the same answer", advice: "let a param change the answer")
  }

  private static func draw(
    _ template: Template, _ chance: inout Chance
  ) throws(TemplateProblem) -> TemplateScope {
    let start = TemplateScope(template: template.id, names: template.tables)
    for _ in 0..<tries {
      guard let scope = try template.draw(from: start, &chance) else { continue }
      if try template.fits(scope) { return scope }
    }
    throw start.problem(
      "constraints", "\(tries) draws in a row did not fit",
      "widen the params or take a constraint out",
      .nothingFits)
  }

  /// Sixty-four bits of `text` (FNV-1a), so that templates do not share their luck.
  private static func fingerprint(of text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}

extension Template {
  /// The params drawn once, or nil where one had nothing to draw from.
  fileprivate func draw(
    from start: TemplateScope, _ chance: inout Chance
  ) throws(TemplateProblem) -> TemplateScope? {
    var scope = start
    for param in params {
      switch param.source {
      case .worked(let value): scope.names[param.name] = try value.value(in: scope)
      case .one(let source):
        let list = try source.list(in: scope)
        guard !list.isEmpty else { return nil }
        scope.names[param.name] = list[chance.index(below: list.count)]
      case .several(let count, let source):
        let list = try source.list(in: scope)
        let count = try count.int(in: scope)
        guard (0...list.count).contains(count) else { return nil }
        scope.names[param.name] = .list(Array(chance.shuffled(list).prefix(count)))
      }
    }
    return scope
  }

  fileprivate func fits(_ scope: TemplateScope) throws(TemplateProblem) -> Bool {
    for constraint in constraints where !(try constraint.flag(in: scope)) { return false }
    return true
  }
}

extension Chance {
  /// `members` in an order of chance (Fisher and Yates); one draw for each but the last.
  mutating func shuffled<Member>(_ members: [Member]) -> [Member] {
    var members = members
    for place in members.indices.dropFirst().reversed() {
      members.swapAt(place, index(below: place + 1))
    }
    return members
  }
}
