import MeadowFoundations
import MeadowTalk
import Testing

/// The four steps of document 000 §05.
@Suite struct SCSSelectionTests {
  private typealias Rig = SCSRig

  @Test("step 1: only follow-ups of the trigger, for the child's tier, in this scene or in all")
  func candidates() {
    let book = Rig.book([
      Rig.banana("want banana", .requesting), Rig.banana("yummy banana!", .commenting),
      Rig.banana("where banana?", .asking),
      Rig.banana("I want banana", .requesting, tier: .sentences),
      Rig.banana("swing banana", .directing, scene: "outdoors"),
      SCSFollowUp(
        triggerWord: "apple", phrase: "want apple", pragmaticFunction: .social,
        tierMinimum: .combinations),
    ])
    for seed in UInt64(1)...20 {
      var rig = Rig(book, seed: seed)
      #expect(Set(rig.spoke()) == ["want banana", "yummy banana!", "where banana?"])
    }
  }

  @Test("step 1: a word of this scene comes before one of every scene, capitals do not matter")
  func sceneFirst() {
    let book = Rig.book([
      Rig.banana("no banana", .requesting, scene: nil), Rig.banana("want banana", .requesting),
      Rig.banana("yummy banana", .commenting), Rig.banana("peel banana", .directing),
    ])
    var rig = Rig(book)
    var word = Rig.bananaWord
    word.text = "Banana"
    #expect(rig.spoke(word) == ["want banana", "yummy banana", "peel banana"])
  }

  @Test("step 2: requesting first, then commenting, then the others take turns")
  func functions() {
    let functions = PragmaticFunction.allCases
    let book = Rig.book(functions.map { Rig.banana("\($0.rawValue) banana", $0) })
    var rig = Rig(book)
    var thirds: [PragmaticFunction] = []
    for _ in 0..<12 {
      rig.spoke()
      let offered = rig.engine.offer?.followUps.map(\.pragmaticFunction) ?? []
      #expect(offered.prefix(2) == [.requesting, .commenting])
      thirds += offered.suffix(1)
    }
    #expect(Set(thirds.prefix(6)) == Set(functions).subtracting([.requesting, .commenting]))
    #expect(thirds.prefix(6) == thirds.suffix(6))
  }

  @Test("a tier prefers phrases of its own length within a function (resolution 3)")
  func ownLength() {
    let book = Rig.book([
      Rig.banana("want banana", .requesting), Rig.banana("I want banana", .requesting),
      Rig.banana("yummy banana", .commenting), Rig.banana("peel it", .directing),
    ])
    for seed in UInt64(1)...20 {
      var two = Rig(book, seed: seed)
      #expect(two.spoke().first == "want banana")
      var three = Rig(book, seed: seed, tier: .sentences)
      #expect(three.spoke().first == "I want banana")
    }
  }

  @Test("a name of several words counts as one word (resolution 3)")
  func names() {
    let cream = SpokenWord(
      text: "ice cream", grammar: WordGrammar(form: .mass, category: .food), scene: "kitchen")
    let follow = ["want ice cream", "I want ice cream", "want chocolate ice cream"].map {
      SCSFollowUp(
        triggerWord: "ice cream", phrase: $0, pragmaticFunction: .requesting,
        tierMinimum: .combinations)
    }
    for seed in UInt64(1)...20 {
      var rig = Rig(Rig.book(follow), seed: seed)
      #expect(rig.spoke(cream).first == "want ice cream")
    }
  }

  @Test("step 3: what was shown for this word in its last three cycles sorts last (resolution 4)")
  func repetition() {
    let texts = (1...5).map { "want banana \($0)" }
    let book = Rig.book(
      texts.map { Rig.banana($0, .requesting) } + [
        Rig.banana("yummy banana", .commenting), Rig.banana("where banana?", .asking),
      ])
    for seed in UInt64(1)...30 {
      var rig = Rig(book, seed: seed)
      var firsts: [String] = []
      for _ in 0..<8 { firsts.append(rig.spoke()[0]) }
      for place in 3..<8 {
        #expect(!firsts[(place - 3)..<place].contains(firsts[place]), "seed \(seed): \(firsts)")
      }
    }
  }

  @Test("step 3: another word's cycles do not count, and 600 words later all is forgotten")
  func memoryOfEachWord() {
    let book = Rig.book([
      Rig.banana("want banana", .requesting), Rig.banana("more banana", .requesting),
      Rig.banana("yummy banana", .commenting), Rig.banana("where banana?", .asking),
    ])
    var rig = Rig(book)
    let first = rig.spoke()[0]
    for number in 0..<100 {
      rig.spoke(SpokenWord(text: "w\(number)", grammar: WordGrammar(form: .count), scene: nil))
    }
    #expect(rig.spoke()[0] != first)
    var firsts: Set<String> = []
    for round in 0..<12 {
      for number in 0..<600 {
        let text = "w\(round) \(number)"
        rig.spoke(SpokenWord(text: text, grammar: WordGrammar(form: .count), scene: nil))
      }
      firsts.insert(rig.spoke()[0])
    }
    #expect(firsts.count == 2)
  }

  @Test("step 3: the shuffle gives variety, the same seed the same session")
  func shuffle() {
    let book = Rig.book(
      (1...6).map { Rig.banana("want banana \($0)", .requesting) } + [
        Rig.banana("yummy banana", .commenting), Rig.banana("where banana?", .asking),
      ])
    var firsts: Set<String> = []
    for seed in UInt64(1)...40 {
      var rig = Rig(book, seed: seed)
      var twin = Rig(book, seed: seed)
      firsts.insert(rig.spoke()[0])
      twin.spoke()
      #expect(rig.engine == twin.engine)
      #expect(rig.phrases == twin.phrases)
    }
    #expect(firsts.count == 6)
  }

  @Test("step 4: fewer than three are filled up with those of every scene")
  func padding() {
    let book = Rig.book([
      Rig.banana("want banana", .requesting), Rig.banana("yummy banana", .commenting),
      Rig.banana("more banana", .requesting, scene: nil),
    ])
    var rig = Rig(book)
    #expect(rig.spoke() == ["want banana", "yummy banana", "more banana"])
  }

  @Test("step 4: then with templates of functions that are missing, of the tier's own length")
  func templates() {
    let patterns: [(String, PragmaticFunction)] = [
      ("more [word]", .requesting), ("no [word]", .protesting),
    ]
    let levels = [
      TemplateLevel(
        level: .combinations, mlu: "2", ageRange: "",
        patterns: patterns.map {
          SentencePattern(pattern: $0.0, function: $0.1, example: "", fits: ["count"])
        })
    ]
    let book = Rig.book(
      [Rig.banana("want banana", .requesting), Rig.banana("yummy banana", .commenting)],
      levels: levels)
    for seed in UInt64(1)...20 {
      var rig = Rig(book, seed: seed)
      #expect(rig.spoke() == ["want banana", "yummy banana", "no banana"])
    }
  }

  @Test("Tier 3 is offered two words only where no three are good, in writing or by a pattern")
  func threeWordsFirst() {
    func level(_ patterns: [(String, PragmaticFunction)]) -> TemplateLevel {
      TemplateLevel(
        level: .sentences, mlu: "3", ageRange: "",
        patterns: patterns.map {
          SentencePattern(pattern: $0.0, function: $0.1, example: "", fits: ["count"])
        })
    }
    let followUps = [
      Rig.banana("want banana", .requesting), Rig.banana("no banana", .protesting),
      Rig.banana("I like bananas", .feeling, tier: .sentences),
    ]
    let patterns: [(String, PragmaticFunction)] = [
      ("see the [word]", .commenting), ("one more [word]", .requesting),
    ]
    var rig = Rig(Rig.book(followUps, levels: [level(patterns)]), tier: .sentences)
    #expect(Set(rig.spoke()) == ["I like bananas", "see the banana", "one more banana"])
    rig = Rig(Rig.book(followUps, levels: [level([patterns[0]])]), tier: .sentences)
    #expect(Set(rig.spoke()) == ["I like bananas", "see the banana", "want banana"])
  }

  @Test("step 4: and in the end with what can be said with any word; never a duplicate")
  func lastResort() {
    var rig = Rig(Rig.book([Rig.banana("more banana!", .requesting)]))
    let phrases = rig.spoke()
    #expect(phrases.count == 3)
    #expect(phrases[0] == "more banana!")
    #expect(!phrases.contains("more banana"))
    var empty = Rig(Rig.book([]))
    #expect(Set(empty.spoke()).count == 3)
    #expect(Set(empty.engine.offer?.followUps.map(\.pragmaticFunction) ?? []).count >= 2)
    for _ in 0..<4 {
      let chosen = empty.engine.offer?.followUps[1]
      empty.send(.chose(id: chosen?.id ?? ""))
      #expect(Set(empty.phrases).count == 3)
      #expect(!empty.phrases.contains(chosen?.phrase ?? ""))
    }
  }

  @Test("three of one function are not offered where there is another function to be had")
  func twoFunctions() {
    let book = Rig.book(
      (1...4).map { Rig.banana("want banana \($0)", .requesting) } + [
        Rig.banana("yummy banana", .commenting, scene: nil)
      ])
    let alone = Rig.book((1...4).map { Rig.banana("want banana \($0)", .requesting) })
    for seed in UInt64(1)...20 {
      for book in [book, alone] {
        var rig = Rig(book, seed: seed)
        rig.spoke()
        let functions = rig.engine.offer?.followUps.map(\.pragmaticFunction) ?? []
        #expect(functions.count == 3)
        #expect(Set(functions).count == 2)
      }
    }
  }

  @Test("phrases that name a hidden thing are not offered; the word itself and small words may be")
  func hidden() {
    let spoon = SceneWord(word: "spoon", emoji: "🥄", fitzgeraldKey: .nouns, zone: "table")
    let my = CoreWord(
      word: "my", emoji: "☝️", fitzgeraldKey: .people, group: "me and you", tier: .sentences,
      form: .pronoun)
    let book = Rig.book(
      [
        Rig.banana("banana and spoon", .requesting), Rig.banana("want banana", .requesting),
        Rig.banana("my banana", .commenting), Rig.banana("where banana?", .asking),
      ], words: [spoon], core: [my])
    for seed in UInt64(1)...20 {
      var rig = Rig(book, seed: seed)
      rig.hidden = ["spoon", "my", "banana"]
      #expect(rig.spoke() == ["want banana", "my banana", "where banana?"])
    }
  }
}
