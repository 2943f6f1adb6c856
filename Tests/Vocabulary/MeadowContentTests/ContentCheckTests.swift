import Foundation
import MeadowContent
import MeadowFoundations
import Testing

/// What is wrong in a content file is found and named (document 000 §04, "validated against a schema";
/// `meadow check`).
@Suite("Content check")
struct ContentCheckTests {
  private let good: VocabularyData

  init() throws { good = try VocabularyFile.decode(Data(Sample.json.utf8)) }

  @Test("a file of another layout is refused by name")
  func schema() {
    expect("schema", "meadow-vocabulary/2") { $0.schema = "meadow-vocabulary/9" }
    expect("version", "empty") { $0.version = "" }
  }

  @Test("counts that are not true are found, each by itself")
  func counts() {
    expect("counts.coreWords", "it says 4, the file holds 3") { $0.counts.coreWords = 4 }
    expect("counts.numbers", "holds 1") { $0.counts.numbers = 0 }
    expect("counts.visibleAtTier1", "holds 2") { $0.counts.visibleAtTier1 = 3 }
    expect("counts.visibleAtTier2", "holds 3") { $0.counts.visibleAtTier2 = 2 }
    expect("counts.visibleAtTier3", "holds 3") { $0.counts.visibleAtTier3 = 2 }
    expect("counts.sceneWords", "holds 4") { $0.counts.sceneWords = 1 }
    expect("counts.scsFollowUps", "holds 3") { $0.counts.scsFollowUps = 1 }
  }

  @Test("a board that is not the promised one is found, tier by tier")
  func figures() {
    let problems = ContentCheck.problems(in: good, figures: .promised)
      .filter { $0.path == "coreVocabulary" }
    #expect(
      problems.map(\.reason) == [
        "2 core words are visible at Tier 1, it must be 17",
        "2 core words are visible at Tier 2, it must be 52",
        "1 core numbers are visible at Tier 2, it must be 3",
        "2 core words are visible at Tier 3, it must be 78",
        "1 core numbers are visible at Tier 3, it must be 10",
      ])
  }

  @Test("words and pictures that are empty, doubled or no use are found")
  func words() {
    expect("coreVocabulary[2].word", "empty") { $0.coreVocabulary[2].word = "" }
    expect("coreVocabulary[2].word", "nothing to say") { $0.coreVocabulary[2].word = "…" }
    expect("coreVocabulary[2].word", "blanks") { $0.coreVocabulary[2].word = " one" }
    expect("coreVocabulary[2].word", "already at coreVocabulary[0].word") {
      $0.coreVocabulary[2].word = "More"
    }
    expect("coreVocabulary[2].emoji", "one emoji belongs here") {
      $0.coreVocabulary[2].emoji = ""
    }
    expect("coreVocabulary[2].emoji", "not one emoji") { $0.coreVocabulary[2].emoji = "1" }
    expect("coreVocabulary[2].emoji", "not one emoji") { $0.coreVocabulary[2].emoji = "🍌🍌" }
    expect("coreVocabulary[2].emoji", "already at coreVocabulary[0].emoji") {
      $0.coreVocabulary[2].emoji = "➕"
    }
    expect("scenes.kitchen.words[1].word", "already") {
      $0.scenes["kitchen"]?.words[1].word = "Banana"
      $0.scsFollowUps = []
      $0.counts.scsFollowUps = 0
    }
    expect("scenes.kitchen.words[1].zone", "empty") { $0.scenes["kitchen"]?.words[1].zone = " " }
    expect("scenes.kitchen.label", "empty") { $0.scenes["kitchen"]?.label = "" }
  }

  @Test("I love you must be there and at Tier 1")
  func loved() {
    expect("coreVocabulary", "always visible") { $0.coreVocabulary[1].word = "I like you" }
    expect("coreVocabulary", "always visible") {
      $0.coreVocabulary[1].tier = .combinations
      $0.counts.visibleAtTier1 = 1
    }
  }

  @Test("missing and unknown Fitzgerald keys and unreadable colours are found")
  func colours() {
    expect("fitzgeraldKey.misc", "missing") { $0.fitzgeraldKey["misc"] = nil }
    expect("fitzgeraldKey.verbz", "there are people, verbs") {
      $0.fitzgeraldKey["verbz"] = $0.fitzgeraldKey["verbs"]
    }
    expect("fitzgeraldKey.misc.label", "empty") { $0.fitzgeraldKey["misc"]?.label = "" }
    expect("fitzgeraldKey.misc.description", "empty") {
      $0.fitzgeraldKey["misc"]?.description = ""
    }
    expect("fitzgeraldKey.misc.color", "lighter") {
      $0.fitzgeraldKey["misc"]?.color = "#666666"
      $0.fitzgeraldKey["misc"]?.border = "#000000"
    }
    expect("fitzgeraldKey.misc.border", "darker") { $0.fitzgeraldKey["misc"]?.border = "#dddddd" }
  }

  @Test(
    "what is no colour is said to be none",
    arguments: ["", "white", "#fff", "#gggggg", "#+12345", "ffffff", "#ffffff0"])
  func notAColour(text: String) {
    expect("fitzgeraldKey.misc.color", "write it as #ffee99") {
      $0.fitzgeraldKey["misc"]?.color = text
    }
  }

  @Test("routines that lead nowhere are found, and a time of day that leads to two")
  func routines() {
    expect("routines[0].scene", "no scene \"garden\"") { $0.routines[0].scene = "garden" }
    expect("routines[0].id", "empty") { $0.routines[0].id = "" }
    expect("routines[1].id", "already") { $0.routines.append($0.routines[0]) }
    expect("routines[0].emoji", "empty") { $0.routines[0].emoji = "" }
    expect("routines[0].label", "empty") { $0.routines[0].label = " " }
    expect("routines[0].times[1]", "already at routines[0].times[0]") {
      $0.routines[0].times = [.lunch, .lunch]
    }
  }

  @Test("a follow-up of a word or a scene that is not there is found")
  func references() {
    expect("scsFollowUps[2].triggerWord", "neither a core word nor a word") {
      $0.scsFollowUps[2].triggerWord = "rocket"
    }
    expect("scsFollowUps[2].scene", "no scene \"garden\"") {
      $0.scsFollowUps[2].scene = "garden"
      $0.scsFollowUps[2].triggerWord = "more"
    }
    expect("scsFollowUps[0].triggerWord", "a word of the scene \"bath\"") {
      $0.scenes["bath"] = SceneVocabulary(label: "Bath", words: [])
      $0.scsFollowUps[0].scene = "bath"
    }
    expect("scsFollowUps[1]", "already at scsFollowUps[0]") {
      $0.scsFollowUps[1] = $0.scsFollowUps[0]
      $0.scsFollowUps[2].pragmaticFunction = .commenting
    }
    expect("scsFollowUps", "at least two functions") {
      $0.scsFollowUps[1].pragmaticFunction = .requesting
    }
  }

  @Test("a follow-up has two or three words, a name of two words counting as one")
  func phraseLength() {
    expect("scsFollowUps[2].phrase", "not two or three words") {
      $0.scsFollowUps[2].phrase = "more"
    }
    expect("scsFollowUps[2].phrase", "not two or three words") {
      $0.scsFollowUps[2].phrase = "I want more banana"
    }
    expect("scsFollowUps[2].phrase", "empty") { $0.scsFollowUps[2].phrase = "" }
    var juice = good
    juice.scsFollowUps[2].triggerWord = "apple juice"
    juice.scsFollowUps[2].phrase = "I want apple juice"
    #expect(ContentCheck.problems(in: juice) == [])
  }

  @Test("the feelings tray has phrases of scenes that are there, none twice, never I love you")
  func avatarPhrases() {
    expect("avatarPhrases.garden", "no scene \"garden\"") { $0.avatarPhrases["garden"] = [] }
    expect("avatarPhrases.kitchen[0].leadsTo", "no list \"body\"") {
      $0.avatarPhrases["kitchen"]?[0].leadsTo = "body"
    }
    expect("avatarPhrases.kitchen[0].leadsTo", "no list \"kitchen\"") {
      $0.avatarPhrases["kitchen"]?[0].leadsTo = "kitchen"
    }
    var led = good
    led.avatarPhrases["kitchen"]?[0].leadsTo = "body"
    led.avatarPhrases["body"] = [AvatarPhrase(phrase: "my head hurts", emoji: "🙂", place: 1)]
    #expect(ContentCheck.problems(in: led) == [])
    expect("avatarPhrases.kitchen[0].phrase", "empty") {
      $0.avatarPhrases["kitchen"]?[0].phrase = ""
    }
    expect("avatarPhrases.kitchen[0].emoji", "not one emoji") {
      $0.avatarPhrases["kitchen"]?[0].emoji = "x"
    }
    expect("avatarPhrases.kitchen[1].phrase", "already at avatarPhrases.kitchen[0]") {
      $0.avatarPhrases["kitchen"]?.append(AvatarPhrase(phrase: "i'm hungry", emoji: "🍞"))
    }
    expect("avatarPhrases.kitchen[0].place", "from 1 to 23") {
      $0.avatarPhrases["kitchen"]?[0].place = nil
    }
    expect("avatarPhrases.kitchen[1].place", "6 is taken") {
      $0.avatarPhrases["kitchen"]?.append(AvatarPhrase(phrase: "more", emoji: "🍞", place: 6))
    }
    expect("avatarPhrases.zoo[0].place", "it stands at 6 in another scene") {
      $0.avatarPhrases["zoo"] = [AvatarPhrase(phrase: "I'm hungry", emoji: "😋", place: 2)]
    }
    expect("avatarPhrases.kitchen[0].phrase", "always in the tray") {
      $0.avatarPhrases["kitchen"]?[0].phrase = "I love you"
    }
  }

  @Test("drawn symbols have names of symbols, which lead to no other folder")
  func symbols() {
    expect("symbols.placeholder", "only one") { $0.symbols.placeholder = "drawings" }
    for name in ["", "../banana", "a/b", ".hidden", "a\\b", "Banana", ".svg"] {
      expect("symbols.art.banana", "not the name of a symbol") { $0.symbols.art["banana"] = name }
    }
  }

  private func expect(
    _ path: String, _ reason: String, sourceLocation: SourceLocation = #_sourceLocation,
    after change: (inout VocabularyData) -> Void
  ) {
    var data = good
    change(&data)
    let problems = ContentCheck.problems(in: data)
    expectProblem(path, reason, among: problems, sourceLocation: sourceLocation)
  }
}
