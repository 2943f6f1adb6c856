import MeadowFoundations
import MeadowVocabulary
import Testing

/// What a word may be: each refusal names the field and the way out, and "the words already stored
/// stay as they were" (requirements, Bad input).
@Suite struct MyWordCheckTests {
  let rig = WordsRig()

  @Test(
    "texts without anything to say, too long, with hidden or control characters are refused",
    arguments: [
      "", "   ", "…!?", "a\u{0}b", "\u{1B}[31mred", String(repeating: "a", count: 61),
      "evil\u{202E}txt", "a\u{200B}b", "\u{FEFF}Nana", "\u{E000}",
      "a" + String(repeating: "\u{301}", count: 600),
    ])
  func refusesTexts(text: String) async throws {
    let words = rig.words()
    let kept = try await words.add(.person("Nana"))
    let added = await words.problem { try await $0.add(.person(text)) }
    #expect(added?.field == "text" && added?.advice.isEmpty == false)
    let changed = await words.problem { try await $0.change(kept.id) { $0.text = text } }
    #expect(changed?.field == "text")
    #expect(words.all() == [kept])
  }

  @Test("texts of many languages and of 60 characters are taken, trimmed and composed")
  func takesTexts() async throws {
    let words = rig.words()
    let texts = [
      (" Pop-Pop \n", "Pop-Pop"), ("Siobha\u{301}n", "Siobhán"), ("ماما", "ماما"), ("奶奶", "奶奶"),
      ("Nana  R.", "Nana R."), ("👨‍👩‍👧", "👨‍👩‍👧"),
      (String(repeating: "é", count: 60), String(repeating: "é", count: 60)),
    ]
    for (raw, text) in texts {
      let word = try await words.add(.person(raw))
      #expect(Array(word.content.text.unicodeScalars) == Array(text.unicodeScalars))
    }
  }

  @Test("a word that is there already, in whatever case, accent or group, is named")
  func refusesTwins() async throws {
    let words = rig.words()
    let zoe = try await words.add(.person("Zoë"))
    for text in ["Zoë", "zoe", "ZOE", " Zoe\u{308} "] {
      let problem = await words.problem {
        try await $0.add(MyWordContent(group: .places, text: text))
      }
      #expect(problem?.reason == "\"Zoë\" is already there, among people")
    }
    // The word itself may be written otherwise.
    #expect(try await words.change(zoe.id) { $0.text = "Zoe" }.content.text == "Zoe")
    _ = try await words.add(.person("Zoey"))
  }

  @Test(
    "a picture is exactly one emoji",
    arguments: [
      ("🐶", "🐶"), ("👨‍👩‍👧", "👨‍👩‍👧"), ("🇩🇪", "🇩🇪"), ("👍🏽", "👍🏽"), ("❤️", "❤️"), ("❤", "❤️"),
      (" 🏠 ", "🏠"), ("1️⃣", "1️⃣"), ("", nil), ("  ", nil),
    ] as [(String, String?)])
  func takesEmoji(raw: String, kept: String?) async throws {
    var content = MyWordContent.person("Nana")
    content.emoji = raw
    #expect(try await rig.words().add(content).content.emoji == kept)
  }

  @Test(
    "what is no single emoji is refused",
    arguments: [
      "a", "1", "#", "🐶🐱", "dog", "🇩", "é", "<svg>", "🐶" + String(repeating: "\u{FE0F}", count: 99),
    ])
  func refusesEmoji(raw: String) async throws {
    var content = MyWordContent.person("Nana")
    content.emoji = raw
    let words = rig.words()
    let problem = await words.problem { [content] in try await $0.add(content) }
    #expect(problem?.field == "emoji" && problem?.advice.contains("single emoji") == true)
  }

  @Test("a spoken form is up to 120 characters that can be said; an empty one is none")
  func checksSpokenForms() async throws {
    let words = rig.words()
    var content = MyWordContent.person("Nana R.")
    content.spoken = " grandma  Rose "
    #expect(try await words.add(content).content.spoken == "grandma Rose")
    #expect(try await words.change(1) { $0.spoken = " " }.content.spoken == nil)
    for bad in [String(repeating: "a ", count: 80), "!!", "a\u{7}"] {
      let problem = await words.problem { try await $0.change(1) { $0.spoken = bad } }
      #expect(problem?.field == "spoken")
    }
  }

  @Test("a hint is kept with its sounds and never without")
  func keepsHintsWithSounds() async throws {
    let words = rig.words()
    var content = MyWordContent.person("Siobhán")
    (content.hint, content.phonemes) = ("shi-VAWN", "SI2v'O:n")
    #expect(try await words.add(content).content == content)
    let unchecked = await words.problem {
      try await $0.change(1) { ($0.hint, $0.phonemes) = ("ipa:x", nil) }
    }
    #expect(unchecked?.field == "hint")
    #expect(words.all()[0].content == content)
    #expect(try await words.change(1) { $0.hint = nil }.content.phonemes == nil)
    let long = await words.problem {
      try await $0.change(1) {
        ($0.hint, $0.phonemes) = (String(repeating: "a", count: 10_000), "a")
      }
    }
    #expect(long?.field == "hint")
  }
}
