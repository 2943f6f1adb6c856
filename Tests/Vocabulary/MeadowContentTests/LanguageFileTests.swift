import Foundation
import MeadowContent
import MeadowFoundations
import Testing

@Suite("a language beside English (docs/content.md, Languages)")
struct LanguageFileTests {
  static let spanish = Result { try LanguageFile.bundled(.spanish) }

  static let source = Result { try VocabularyFile.bundled() }
  static var english: VocabularyData { get throws { try source.get() } }

  /// The vocabulary in Spanish, for a child of `gender`.
  static func spoken(_ gender: GrammaticalGender = .masculine) throws -> VocabularyData {
    try english.speaking(try spanish.get(), as: gender)
  }

  @Test(
    "nothing is wrong in the languages that come with Meadow", arguments: LanguageFile.languages)
  func isGood(_ language: Language) throws {
    let texts = try LanguageFile.bundled(language)
    #expect(texts.language == language)
    #expect(LanguageCheck.problems(in: texts, of: try Self.english) == [])
  }

  @Test("every word stays where it is, with its id, its colour and its picture")
  func staysInPlace() throws {
    let (english, spanish) = (try Self.english, try Self.spoken())
    #expect(spanish.coreVocabulary.map(\.id) == english.coreVocabulary.map(\.id))
    #expect(spanish.coreVocabulary.map(\.tier) == english.coreVocabulary.map(\.tier))
    for (name, scene) in english.scenes {
      let other = try #require(spanish.scenes[name])
      #expect(other.words.map(\.id) == scene.words.map(\.id))
      #expect(other.words.map(\.zone) == scene.words.map(\.zone))
    }
    let (a, b) = (VocabularyService(english), VocabularyService(spanish))
    let names = [english, spanish].map { data in
      data.coreVocabulary.map(\.word) + data.scenes.byName.flatMap { $0.value.words.map(\.word) }
    }
    for (word, other) in zip(names[0], names[1]) {
      let art = try #require(a.art[VocabularyService.key(word)], "\(word)")
      #expect(b.art[VocabularyService.key(other)] == art, "\(word), \(other)")
    }
    // A feeling may be called as a word is ("me duele"), and then has its picture.
    for phrase in spanish.avatarPhrases.values.joined() {
      #expect(b.art[VocabularyService.key(phrase.phrase)] != nil, "\(phrase.phrase)")
    }
  }

  @Test("a girl says cansada where a boy says cansado")
  func followsGender() throws {
    func tired(_ gender: GrammaticalGender) throws -> [String] {
      let data = try Self.spoken(gender)
      let tray = data.avatarPhrases.values.joined().filter { $0.id == "im-mad" }.map(\.phrase)
      let words = data.coreVocabulary.filter { $0.id == "mad" }.map(\.word)
      return Set(tray + words).sorted()
    }
    #expect(try tired(.masculine) == ["enojado", "estoy enojado"])
    #expect(try tired(.feminine) == ["enojada", "estoy enojada"])
    let all = try GrammaticalGender.allCases.flatMap { gender in
      let data = try Self.spoken(gender)
      return data.scsFollowUps.map(\.phrase) + data.avatarPhrases.values.joined().map(\.phrase)
        + data.sentenceTemplates.flatMap(\.patterns).map(\.pattern)
        + data.coreVocabulary.map(\.word) + data.scenes.values.flatMap { $0.words.map(\.word) }
    }
    #expect(all.filter { $0.contains { "{|}".contains($0) } } == [])
  }

  @Test(
    "nouns come with their articles and in their plurals",
    arguments: [
      (
        "agua", WordGrammar(form: .mass, gender: .feminine, articleGender: .masculine), "the",
        "el agua"
      ),
      (
        "agua", WordGrammar(form: .mass, gender: .feminine, articleGender: .masculine), "other",
        "otra agua"
      ),
      ("uvas", WordGrammar(form: .plural, gender: .feminine), "the", "las uvas"),
      ("zapatos", WordGrammar(form: .plural, gender: .masculine), "my", "mis zapatos"),
      ("perro", WordGrammar(form: .count, gender: .masculine), "a", "un perro"),
    ])
  func determiners(_ word: String, _ grammar: WordGrammar, _ name: String, _ said: String) throws {
    #expect(try Self.spanish.get().forms.determined(word, by: name, grammar) == said)
  }

  @Test(
    "plurals follow their endings",
    arguments: [
      ("galleta", "galletas"), ("pez", "peces"), ("camión", "camiones"), ("flor", "flores"),
      ("autobús", "autobuses"), ("jardín", "jardines"), ("bebé", "bebés"), ("reloj", "relojes"),
    ])
  func plurals(_ word: String, _ plural: String) throws {
    let grammar = WordGrammar(form: .count, gender: .masculine)
    #expect(try Self.spanish.get().forms.plural(of: word, grammar) == plural)
  }

  @Test("a name has no article and no plural, stuff no plural, and an uncountable plural no un")
  func without() throws {
    let forms = try Self.spanish.get().forms
    let name = WordGrammar(form: .person, isName: true, gender: .feminine)
    #expect(
      forms.determined("Lupe", by: "the", name) == nil && forms.plural(of: "Lupe", name) == nil)
    #expect(forms.plural(of: "leche", WordGrammar(form: .mass, gender: .feminine)) == nil)
    #expect(forms.determined("uvas", by: "a", WordGrammar(form: .plural, gender: .feminine)) == nil)
    #expect(forms.determined("comer", by: "the", WordGrammar(form: .transitive)) == nil)
    #expect(
      forms.determined("perro", by: "seven", WordGrammar(form: .count, gender: .masculine)) == nil)
  }

  @Test("what is wrong in a language is named by its place")
  func findings() throws {
    func problems(_ edit: (inout LanguageData) -> Void) throws -> [String] {
      var texts = try Self.spanish.get()
      edit(&texts)
      return LanguageCheck.problems(in: texts, of: try Self.english).map(\.description)
    }
    #expect(
      try problems { $0.words["milk"] = nil }.contains { $0.contains("\"milk\" has no text") })
    #expect(
      try problems { $0.words["zork"] = $0.words["milk"] }.contains { $0.contains("words.zork") })
    #expect(try problems { $0.words["milk"]?.text = "agua" }.contains { $0.contains("is called") })
    #expect(
      try problems { $0.words["milk"]?.text = " leche" }.contains { $0.contains("words.milk.text") }
    )
    #expect(
      try problems { $0.tray["im-full"] = nil }.contains { $0.contains("\"im-full\" has no text") })
    #expect(try problems { $0.tray["zork"] = "x" }.contains { $0.contains("tray.zork") })
    #expect(
      try problems { $0.followUps[0].triggerWord = "zork" }.contains { $0.contains("followUps[0]") }
    )
    #expect(try problems { $0.followUps[0].phrase = "sí, mamá" }.contains { $0.contains("comma") })
    #expect(
      try problems { $0.levels[1].patterns[0].pattern = "más" }.contains {
        $0.contains("one place")
      })
    #expect(
      try problems { $0.levels[1].patterns[0].fits = ["zork"] }.contains { $0.contains("no form") })
    #expect(
      try problems { $0.levels[1].patterns[0].words = ["zork"] }.contains { $0.contains("zork") })
    #expect(
      try problems {
        $0.followUps.append($0.followUps[0])
        $0.followUps[$0.followUps.count - 1].pragmaticFunction = .social
      }.contains { $0.contains("elsewhere") })
  }

  @Test("a language that this Meadow cannot read says so")
  func otherSchema() throws {
    var texts = try Self.spanish.get()
    texts.schema = "meadow-language/9"
    let json = try JSONEncoder().encode(texts)
    let problem = #expect(throws: VocabularyFileError.self) {
      _ = try LanguageFile.decode(json, file: "languages/xx.json")
    }
    #expect(problem?.description.contains("not \"meadow-language/9\"") == true)
  }

  @Test("a word that a language has no text for stays, in English, and is known as such")
  func untranslated() throws {
    var texts = try Self.spanish.get()
    texts.words["milk"] = nil
    let data = try Self.english
    #expect(data.untranslated(in: texts) == ["milk"])
    let words = data.speaking(texts, as: .feminine).scenes["kitchen"]?.words.map(\.word) ?? []
    #expect(words.contains("milk") && words.contains("jugo"))
  }
}
