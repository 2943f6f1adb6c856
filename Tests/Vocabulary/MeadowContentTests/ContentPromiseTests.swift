import MeadowContent
import MeadowFoundations
import Testing

/// What Meadow's own content promises is held by the check (spec README, resolutions 1 to 3; document
/// 000 §03, §05, M2-003, M2-004 and M3). Each test takes something away from the bundled content.
@Suite("Content check: promises")
struct ContentPromiseTests {
  private let good: VocabularyData
  private let scenes: [SceneManifest]
  private let words: ToddlerWords

  init() throws {
    good = try VocabularyFile.bundled()
    scenes = try SceneFile.bundled()
    words = try ToddlerWords.bundled()
  }

  @Test("there are five scenes with 260 words or more together")
  func scale() {
    expect("scenes", "at least 260 are needed") { data, _ in
      for name in ["bathroom", "bedroom", "playroom"] { data.scenes[name]?.words = [] }
    }
    expect("scenes.outdoors", "missing") { data, _ in data.scenes["outdoors"] = nil }
    expect("scenes/outdoors.json", "no such file") { _, scenes in
      scenes.removeAll { $0.sceneId == "outdoors" }
    }
  }

  @Test("the kitchen has 100 distinct words, 200 follow-ups or more and ten feelings phrases (M3)")
  func kitchen() {
    expect("scenes.kitchen.words", "at least 100 are needed") { data, _ in
      data.scenes["kitchen"]?.words.removeSubrange(99...)
    }
    expect("scsFollowUps", "follow-ups in kitchen, at least 200 are needed") { data, _ in
      data.scsFollowUps.removeAll { $0.scene == "kitchen" }
    }
    expect("avatarPhrases.kitchen", "at least 10 are needed") { data, _ in
      data.avatarPhrases["kitchen"]?.removeLast(12)
    }
  }

  @Test("what keeps a child safe stands in each of its places in every scene, from Tier 1 on")
  func safety() {
    for scene in ["kitchen", "bathroom", "bedroom", "playroom", "outdoors"] {
      expect("avatarPhrases.\(scene)", "the safety place 16") { data, _ in
        data.avatarPhrases[scene]?.removeAll { $0.place == 16 }
      }
      expect("avatarPhrases.\(scene)", "the safety place 23") { data, _ in
        let last = data.avatarPhrases[scene]?.firstIndex { $0.place == 23 }
        data.avatarPhrases[scene]?[last ?? 0].tierMinimum = .combinations
      }
    }
  }

  @Test("each scene uses all eight functions", arguments: PragmaticFunction.allCases)
  func functions(function: PragmaticFunction) {
    expect("scsFollowUps", "no follow-up in kitchen is \(function.rawValue)") { data, _ in
      data.scsFollowUps.removeAll { $0.pragmaticFunction == function }
    }
  }

  @Test("the kitchen has six zones and three sub-zones, every scene at least one sub-zone")
  func zones() {
    expect("scenes/kitchen.json: zones", "at least 6 are needed") { _, scenes in
      change("kitchen", of: &scenes) { $0.zones.removeLast($0.zones.count - 5) }
    }
    for (name, least) in [("kitchen", 3), ("outdoors", 1)] {
      expect("scenes/\(name).json: objects", "at least \(least) are needed") { _, scenes in
        change(name, of: &scenes) { manifest in
          for index in manifest.objects.indices {
            manifest.objects[index].children?.removeAll { $0.type == .container }
          }
        }
      }
    }
  }

  @Test("every word stands in its scene, in its own zone")
  func placing() {
    expect("scenes.kitchen.words[0].zone", "does not stand in scenes/kitchen.json") { data, _ in
      data.scenes["kitchen"]?.words[0].word = "rocket"
      data.scenes["kitchen"]?.words[0].givenID = "rocket"
    }
    expect("scenes.kitchen.words[0].zone", "stands in the zone") { data, _ in
      data.scenes["kitchen"]?.words[0].zone = "floor"
    }
  }

  @Test("no two words of a scene have the same picture")
  func pictures() {
    expect("scenes.kitchen.words[1].emoji", "already at scenes.kitchen.words[0].emoji") { data, _ in
      var words = data.scenes["kitchen"]?.words ?? []
      words[1].emoji = words[0].emoji
      data.scenes["kitchen"]?.words = words
    }
  }

  @Test("at low density every zone still shows something")
  func density() {
    expect("scenes/kitchen.json: zones[0]", "priority of 3 or better") { _, scenes in
      change("kitchen", of: &scenes) { manifest in
        let zone = manifest.zones[0].id
        manifest.objects = manifest.objects.map { raise($0, in: zone) }
      }
    }
  }

  @Test("Tier 2 says two words and Tier 3 three; Tier 1 has no follow-ups (§05, resolution 3)")
  func lengths() throws {
    let index = try #require(good.scsFollowUps.firstIndex { $0.triggerWord == "banana" })
    expect("scsFollowUps[\(index)].phrase", "has 3 words; Tier 2 says 2") { data, _ in
      data.scsFollowUps[index].phrase = "I want banana"
      data.scsFollowUps[index].tierMinimum = .combinations
    }
    expect("scsFollowUps[\(index)].phrase", "Tier 1 has no follow-ups") { data, _ in
      data.scsFollowUps[index].tierMinimum = .firstWords
    }
    expect("sentenceTemplates[1].patterns[0].pattern", "makes 3 words; level 2 says 2") { data, _ in
      data.sentenceTemplates[1].patterns[0].pattern = "I want [word]"
    }
    expect("sentenceTemplates[1].patterns[0].pattern", "makes 3 words") { data, _ in
      data.sentenceTemplates[1].patterns[0].pattern = "want [a word]"
    }
  }

  @Test("a name of several words counts as one, be it the tapped word or another")
  func names() throws {
    var data = good
    let index = try #require(
      data.scsFollowUps.firstIndex {
        $0.triggerWord == "ice cream" && $0.tierMinimum == .combinations
      })
    data.scsFollowUps[index].phrase = "cold ice cream!"
    #expect(ContentCheck.problems(in: data, scenes: scenes, figures: .promised) == [])
    let other = try #require(
      data.scsFollowUps.firstIndex { $0.triggerWord == "cup" && $0.tierMinimum == .combinations })
    data.scsFollowUps[other].phrase = "ice cream cup"
    #expect(ContentCheck.problems(in: data, scenes: scenes, figures: .promised) == [])
  }

  @Test("every word has two to four follow-ups of at least two functions (§03, M2-004)")
  func spread() {
    expect("scenes.kitchen.words[0]", "has 0 follow-ups, it must be 2 to 4") { data, _ in
      let word = data.scenes["kitchen"]?.words[0].word
      data.scsFollowUps.removeAll { $0.triggerWord == word && $0.scene == "kitchen" }
    }
    expect("coreVocabulary[0]", "has 0 follow-ups") { data, _ in
      data.scsFollowUps.removeAll { $0.scene == nil }
    }
    expect("scenes.kitchen.words[0]", "are for one function; two are needed") { data, _ in
      for index in data.scsFollowUps.indices {
        data.scsFollowUps[index].pragmaticFunction = .asking
      }
    }
  }

  @Test("every word has a pattern of two and one of three words (M2-003)", arguments: [1, 2])
  func patterns(level: Int) {
    expect("scenes.kitchen.words[0]", "no pattern of level \(level + 1) suits") { data, _ in
      data.sentenceTemplates[level].patterns.removeAll { $0.pattern.contains("[word]") }
    }
  }

  @Test("a pattern's example is made with a word that it fits")
  func examples() {
    expect("sentenceTemplates[1].patterns[0].example", "not a word that the pattern fits") {
      data, _ in
      data.sentenceTemplates[1].patterns[0].pattern = "more [word]"
      data.sentenceTemplates[1].patterns[0].example = "more happy"
      data.sentenceTemplates[1].patterns[0].fits = ["mass/food"]
    }
  }

  @Test("every phrase is made of words of the board or words that a toddler hears")
  func reading() {
    let reason = "\"perhaps\" is neither on the board nor in toddler-words.txt"
    expect("scsFollowUps[0].phrase", reason) { data, _ in
      data.scsFollowUps[0].phrase = "perhaps!"
    }
    expect("avatarPhrases.kitchen[0].phrase", reason) { data, _ in
      data.avatarPhrases["kitchen"]?[0].phrase = "Perhaps I'm hungry"
    }
    expect("sentenceTemplates[1].carriers[0].example", reason) { data, _ in
      data.sentenceTemplates[1].carriers?[0].example = "perhaps milk"
    }
  }

  @Test("the board's words are known in the forms that phrases use")
  func forms() {
    var data = good
    for phrase in ["more bananas", "Mommy\u{2019}s turn", "two boxes", "“more” — more!"] {
      data.avatarPhrases["kitchen"]?[0].phrase = phrase
      #expect(ContentCheck.problems(in: data, words: words) == [], "\(phrase)")
    }
  }

  private func expect(
    _ path: String, _ reason: String, sourceLocation: SourceLocation = #_sourceLocation,
    after change: (inout VocabularyData, inout [SceneManifest]) -> Void
  ) {
    var (data, manifests) = (good, scenes)
    change(&data, &manifests)
    let problems = ContentCheck.problems(
      in: data, scenes: manifests, figures: .promised, words: words)
    let near = problems.filter { $0.path == path }
    #expect(
      near.contains { $0.reason.contains(reason) }, "\(path), \(reason): \(near)",
      sourceLocation: sourceLocation)
  }

  private func change(
    _ name: String, of scenes: inout [SceneManifest], by change: (inout SceneManifest) -> Void
  ) {
    for index in scenes.indices where scenes[index].sceneId == name { change(&scenes[index]) }
  }

  private func raise(_ object: SceneObject, in zone: String) -> SceneObject {
    var object = object
    if object.zone == zone { object.priority = 9 }
    object.children = object.children?.map { raise($0, in: zone) }
    return object
  }
}
