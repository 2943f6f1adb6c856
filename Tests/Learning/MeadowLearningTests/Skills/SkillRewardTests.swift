import MeadowFoundations
import MeadowLearning
import Testing

/// Points and badges (learning K25, R14, R17).
@Suite struct SkillRewardTests {
  @Test(
    "an item answered right in the end gives ten, two less for each hint, never less than nothing",
    arguments: [
      (-1, 10), (0, 10), (1, 8), (2, 6), (4, 2), (5, 0), (6, 0), (1_000_000, 0), (.max, 0),
    ])
  func items(hints: Int, points: Int) {
    var total = Points()
    #expect(total.count(hints: hints) == (points == 0 ? [] : [.item(points: points)]))
    #expect(total.total == points)
  }

  @Test("every fifth first answer in a row that is right gives five more")
  func streaks() {
    var points = Points()
    var lengths: [Int] = []
    for answer in "+++++-++++-++++++++++" {
      for case .streak(5, let length) in points.count(isFirstCorrect: answer == "+") {
        lengths.append(length)
      }
    }
    #expect(lengths == [5, 5, 10] && points.total == 15 && points.streak == 10)
  }

  @Test("the total never falls, is what was awarded, and is kept", arguments: 1...200)
  func neverFalls(seed: Int) throws {
    var chance = Chance(seed: UInt64(seed))
    var points = Points()
    for _ in 0..<200 {
      let before = points.total
      let awards =
        chance.happens(0.5)
        ? points.count(isFirstCorrect: chance.happens(0.8))
        : points.count(hints: chance.index(below: 9) - 1)
      #expect(points.total == before + awards.map(\.points).reduce(0, +), "seed \(seed)")
      #expect(awards.allSatisfy { $0.points > 0 }, "seed \(seed)")
    }
    #expect(try SkillSamples.kept(points) == points, "seed \(seed)")
  }

  @Test("there is a badge for each skill and domain, and no two ask for the same")
  func allBadges() {
    let badges = SkillBadge.all(in: SkillSamples.catalogue)
    #expect(
      badges.map(\.id) == [
        "number-novice", "pattern-pro", "skill/KS5", "skill/KS7", "skill/GS3", "skill/SP1",
        "domain/Math/K/Numbers & Counting",
      ])
    #expect(Set(badges.map { Set($0.skillIds) }).count == badges.count)
    for skill in SkillSamples.skillIds { #expect(badges.contains { $0.skillIds == [skill] }) }
    #expect(badges.last?.title == "Numbers & Counting" && badges.last?.skillIds == ["KS1", "KS5"])
  }

  @Test("a domain of several standards has one badge")
  func domainOfTwo() {
    var catalogue = SkillSamples.catalogue
    catalogue.standards.append(SkillSamples.standard("K.NS2", "Math", "K", "Numbers & Counting"))
    catalogue.skills.append(SkillSamples.skill("KS9", of: "K.NS2"))
    let domains = SkillBadge.all(in: catalogue).filter { $0.id.hasPrefix("domain/Math/K/Num") }
    #expect(domains.map(\.skillIds) == [["KS1", "KS5", "KS9"]])
  }

  @Test("the badges of the document; while a grade is missing its skills are not asked for")
  func documented() {
    #expect(
      SkillBadge.documented.map(\.title) == ["Number Novice", "Pattern Pro", "Measurement Master"])
    var kindergarten = SkillSamples.catalogue
    kindergarten.skills.removeAll { $0.id == "GS3" }
    kindergarten.badges = SkillBadge.documented
    let badges = SkillBadge.all(in: kindergarten)
    #expect(
      badges.prefix(3).map(\.skillIds) == [["KS1"], ["KS5"], ["KS7"]])
    kindergarten.skills.removeAll { $0.id == "KS7" }
    #expect(!SkillBadge.all(in: kindergarten).contains { $0.id == "measurement-master" })
  }

  @Test("a badge is given once, when all its skills are gold, and stays when one is lost")
  func award() throws {
    let all = SkillBadge.all(in: SkillSamples.catalogue)
    var learner = SkillLearner()
    var badges = SkillBadges()
    _ = learner.answerRight(5)
    #expect(badges.award(all, by: learner.engine.state, at: learner.now).isEmpty)
    learner.master("KS1")
    let first = badges.award(all, by: learner.engine.state, at: learner.now)
    #expect(first.map(\.id) == ["number-novice"])
    #expect(badges.award(all, by: learner.engine.state, at: learner.now).isEmpty)
    let domain = try #require(all.last)
    #expect(domain.goldCount(in: learner.engine.state) == 1)
    #expect(!domain.isEarned(by: learner.engine.state))
    learner.master("KS5")
    let then = badges.award(all, by: learner.engine.state, at: learner.now)
    #expect(then.map(\.id) == ["skill/KS5", "domain/Math/K/Numbers & Counting"])
    _ = learner.review([false], skill: "KS5")
    _ = learner.review([false], skill: "KS5")
    #expect(learner.record("KS5").medal == .bronze && badges.has("skill/KS5"))
    learner.master("KS5")
    #expect(badges.award(all, by: learner.engine.state, at: learner.now).isEmpty)
    #expect(badges.earned.count == 3 && !badges.has("pattern-pro"))
    #expect(try SkillSamples.kept(badges) == badges)
  }
}
