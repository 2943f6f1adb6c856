import MeadowFoundations

extension CoreWord: QuickReadable {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    var word = Slot<String>()
    var emoji = Slot<String>()
    var fitzgeraldKey = Slot<FitzgeraldKey>()
    var group = Slot<String>()
    var tier = Slot<Tier>()
    var projectCoreWord = Slot<Bool>()
    var form = Slot<WordForm>()
    var category = Slot<WordCategory>()
    var plural = Slot<String>()
    try json.enter()
    while let key = try json.key() {
      switch key {
      case "word": try word.fill(json.text())
      case "emoji": try emoji.fill(json.text())
      case "fitzgeraldKey": try fitzgeraldKey.fill(json.choice())
      case "group": try group.fill(json.text())
      case "tier": try tier.fill(json.choice())
      case "projectCoreWord": try projectCoreWord.fill(json.bool())
      case "form": try form.fill(json.choice())
      case "category": try category.fill(json.choice())
      case "plural": try plural.fill(json.text())
      default: throw QuickJSON.Unusual()
      }
    }
    self.init(
      word: try word.need(), emoji: try emoji.need(), fitzgeraldKey: try fitzgeraldKey.need(),
      group: try group.need(), tier: try tier.need(), projectCoreWord: try projectCoreWord.need(),
      form: try form.need())
    self.category = category.optional
    self.plural = plural.optional
  }
}

extension SceneVocabulary: QuickReadable {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    var label = Slot<String>()
    var words = Slot<[SceneWord]>()
    try json.enter()
    while let key = try json.key() {
      switch key {
      case "label": try label.fill(json.text())
      case "words": try words.fill(json.list())
      default: throw QuickJSON.Unusual()
      }
    }
    self.init(label: try label.need(), words: try words.need())
  }
}

extension SceneWord: QuickReadable {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    var word = Slot<String>()
    var emoji = Slot<String>()
    var fitzgeraldKey = Slot<FitzgeraldKey>()
    var zone = Slot<String>()
    var form = Slot<WordForm>()
    var category = Slot<WordCategory>()
    var plural = Slot<String>()
    var article = Slot<String>()
    try json.enter()
    while let key = try json.key() {
      switch key {
      case "word": try word.fill(json.text())
      case "emoji": try emoji.fill(json.text())
      case "fitzgeraldKey": try fitzgeraldKey.fill(json.choice())
      case "zone": try zone.fill(json.text())
      case "form": try form.fill(json.choice())
      case "category": try category.fill(json.choice())
      case "plural": try plural.fill(json.text())
      case "article": try article.fill(json.text())
      default: throw QuickJSON.Unusual()
      }
    }
    self.init(
      word: try word.need(), emoji: try emoji.need(), fitzgeraldKey: try fitzgeraldKey.need(),
      zone: try zone.need(), form: try form.need(), category: try category.need())
    self.plural = plural.optional
    self.article = article.optional
  }
}

extension SymbolSet: QuickReadable {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    var placeholder = Slot<String>()
    var art = Slot<[String: String]>()
    try json.enter()
    while let key = try json.key() {
      switch key {
      case "placeholder": try placeholder.fill(json.text())
      case "art": try art.fill(json.names { json throws(QuickJSON.Unusual) in try json.text() })
      default: throw QuickJSON.Unusual()
      }
    }
    self.init(placeholder: try placeholder.need(), art: try art.need())
  }
}
