import MeadowFoundations

extension VocabularyData: QuickReadable {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    var schema = Slot<String>()
    var version = Slot<String>()
    var counts = Slot<VocabularyCounts>()
    var fitzgeraldKey = Slot<[String: FitzgeraldDefinition]>()
    var coreVocabulary = Slot<[CoreWord]>()
    var scenes = Slot<[String: SceneVocabulary]>()
    var routines = Slot<[RoutineDefinition]>()
    var sentenceTemplates = Slot<[TemplateLevel]>()
    var scsFollowUps = Slot<[SCSFollowUp]>()
    var avatarPhrases = Slot<[String: [AvatarPhrase]]>()
    var symbols = Slot<SymbolSet>()
    try json.enter()
    while let key = try json.key() {
      switch key {
      case "schema": try schema.fill(json.text())
      case "version": try version.fill(json.text())
      case "counts": try counts.fill(VocabularyCounts(quick: &json))
      case "fitzgeraldKey":
        try fitzgeraldKey.fill(
          json.names { json throws(QuickJSON.Unusual) in try FitzgeraldDefinition(quick: &json) })
      case "coreVocabulary": try coreVocabulary.fill(json.list())
      case "scenes":
        try scenes.fill(
          json.names { json throws(QuickJSON.Unusual) in try SceneVocabulary(quick: &json) })
      case "routines": try routines.fill(json.list())
      case "sentenceTemplates": try sentenceTemplates.fill(json.list())
      case "scsFollowUps": try scsFollowUps.fill(json.list())
      case "avatarPhrases":
        try avatarPhrases.fill(json.names { json throws(QuickJSON.Unusual) in try json.list() })
      case "symbols": try symbols.fill(SymbolSet(quick: &json))
      default: throw QuickJSON.Unusual()
      }
    }
    self.init(
      schema: try schema.need(), version: try version.need(), counts: try counts.need(),
      fitzgeraldKey: try fitzgeraldKey.need(), coreVocabulary: try coreVocabulary.need(),
      scenes: try scenes.need(), routines: try routines.need(),
      sentenceTemplates: try sentenceTemplates.need(), scsFollowUps: try scsFollowUps.need(),
      avatarPhrases: try avatarPhrases.need(), symbols: try symbols.need())
  }
}

extension VocabularyCounts: QuickReadable {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    var coreWords = Slot<Int>()
    var numbers = Slot<Int>()
    var visibleAtTier1 = Slot<Int>()
    var visibleAtTier2 = Slot<Int>()
    var visibleAtTier3 = Slot<Int>()
    var sceneWords = Slot<Int>()
    var scsFollowUps = Slot<Int>()
    try json.enter()
    while let key = try json.key() {
      switch key {
      case "coreWords": try coreWords.fill(json.int())
      case "numbers": try numbers.fill(json.int())
      case "visibleAtTier1": try visibleAtTier1.fill(json.int())
      case "visibleAtTier2": try visibleAtTier2.fill(json.int())
      case "visibleAtTier3": try visibleAtTier3.fill(json.int())
      case "sceneWords": try sceneWords.fill(json.int())
      case "scsFollowUps": try scsFollowUps.fill(json.int())
      default: throw QuickJSON.Unusual()
      }
    }
    self.init(
      coreWords: try coreWords.need(), numbers: try numbers.need(),
      visibleAtTier1: try visibleAtTier1.need(), visibleAtTier2: try visibleAtTier2.need(),
      visibleAtTier3: try visibleAtTier3.need(), sceneWords: try sceneWords.need(),
      scsFollowUps: try scsFollowUps.need())
  }
}

extension FitzgeraldDefinition: QuickReadable {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    var label = Slot<String>()
    var description = Slot<String>()
    var color = Slot<String>()
    var border = Slot<String>()
    try json.enter()
    while let key = try json.key() {
      switch key {
      case "label": try label.fill(json.text())
      case "description": try description.fill(json.text())
      case "color": try color.fill(json.text())
      case "border": try border.fill(json.text())
      default: throw QuickJSON.Unusual()
      }
    }
    self.init(
      label: try label.need(), description: try description.need(), color: try color.need(),
      border: try border.need())
  }
}
