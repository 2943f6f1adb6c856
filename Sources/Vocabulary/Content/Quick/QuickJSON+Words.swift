import MeadowFoundations

extension CoreWord: QuickGroup {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    let id: WordID? = try json.optional("id")
    try self.init(
      word: json.value("word"), id: id, emoji: json.value("emoji"),
      fitzgeraldKey: json.value("fitzgeraldKey"), group: json.value("group"),
      tier: json.value("tier"), projectCoreWord: json.value("projectCoreWord"),
      form: json.value("form"), category: json.optional("category"))
    plural = try json.optional("plural")
    ing = try json.optional("ing")
  }
}

extension SceneVocabulary: QuickGroup {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    try self.init(label: json.value("label"), words: json.value("words"))
  }
}

extension SceneWord: QuickGroup {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    let id: WordID? = try json.optional("id")
    try self.init(
      word: json.value("word"), id: id, emoji: json.value("emoji"),
      fitzgeraldKey: json.value("fitzgeraldKey"), zone: json.value("zone"),
      form: json.value("form"), category: json.value("category"))
    plural = try json.optional("plural")
    article = try json.optional("article")
    ing = try json.optional("ing")
  }
}

extension SymbolSet: QuickGroup {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    try self.init(placeholder: json.value("placeholder"), art: json.value("art"))
  }
}
