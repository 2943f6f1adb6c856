import MeadowFoundations

extension VocabularyData: QuickGroup {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    try self.init(
      schema: json.value("schema"), version: json.value("version"), counts: json.value("counts"),
      fitzgeraldKey: json.value("fitzgeraldKey"), coreVocabulary: json.value("coreVocabulary"),
      scenes: json.value("scenes"), routines: json.value("routines"),
      sentenceTemplates: json.value("sentenceTemplates"), scsFollowUps: json.value("scsFollowUps"),
      avatarPhrases: json.value("avatarPhrases"), symbols: json.value("symbols"))
  }
}

extension VocabularyCounts: QuickGroup {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    try self.init(
      coreWords: json.value("coreWords"), numbers: json.value("numbers"),
      visibleAtTier1: json.value("visibleAtTier1"), visibleAtTier2: json.value("visibleAtTier2"),
      visibleAtTier3: json.value("visibleAtTier3"), sceneWords: json.value("sceneWords"),
      scsFollowUps: json.value("scsFollowUps"))
  }
}

extension FitzgeraldDefinition: QuickGroup {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    try self.init(
      label: json.value("label"), description: json.value("description"),
      color: json.value("color"), border: json.value("border"))
  }
}
