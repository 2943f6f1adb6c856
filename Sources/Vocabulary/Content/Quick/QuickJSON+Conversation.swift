import MeadowFoundations

extension RoutineDefinition: QuickReadable {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    var id = Slot<String>()
    var label = Slot<String>()
    var emoji = Slot<String>()
    var scene = Slot<String>()
    var times = Slot<[RoutineTime]>()
    try json.enter()
    while let key = try json.key() {
      switch key {
      case "id": try id.fill(json.text())
      case "label": try label.fill(json.text())
      case "emoji": try emoji.fill(json.text())
      case "scene": try scene.fill(json.text())
      case "times":
        try times.fill(json.list { json throws(QuickJSON.Unusual) in try json.choice() })
      default: throw QuickJSON.Unusual()
      }
    }
    self.init(
      id: try id.need(), label: try label.need(), emoji: try emoji.need(), scene: try scene.need(),
      times: try times.need())
  }
}

extension TemplateLevel: QuickReadable {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    var level = Slot<Tier>()
    var mlu = Slot<String>()
    var ageRange = Slot<String>()
    var patterns = Slot<[SentencePattern]>()
    var carriers = Slot<[SentencePattern]>()
    try json.enter()
    while let key = try json.key() {
      switch key {
      case "level": try level.fill(json.choice())
      case "mlu": try mlu.fill(json.text())
      case "ageRange": try ageRange.fill(json.text())
      case "patterns": try patterns.fill(json.list())
      case "carriers": try carriers.fill(json.list())
      default: throw QuickJSON.Unusual()
      }
    }
    self.init(
      level: try level.need(), mlu: try mlu.need(), ageRange: try ageRange.need(),
      patterns: try patterns.need())
    self.carriers = carriers.optional
  }
}

extension SentencePattern: QuickReadable {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    var pattern = Slot<String>()
    var function = Slot<PragmaticFunction>()
    var example = Slot<String>()
    var fits = Slot<[String]>()
    try json.enter()
    while let key = try json.key() {
      switch key {
      case "pattern": try pattern.fill(json.text())
      case "function": try function.fill(json.choice())
      case "example": try example.fill(json.text())
      case "fits": try fits.fill(json.list { json throws(QuickJSON.Unusual) in try json.text() })
      default: throw QuickJSON.Unusual()
      }
    }
    self.init(
      pattern: try pattern.need(), function: try function.need(), example: try example.need(),
      fits: try fits.need())
  }
}

extension SCSFollowUp: QuickReadable {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    var triggerWord = Slot<String>()
    var scene = Slot<String?>()
    var phrase = Slot<String>()
    var pragmaticFunction = Slot<PragmaticFunction>()
    var tierMinimum = Slot<Tier>()
    try json.enter()
    while let key = try json.key() {
      switch key {
      case "triggerWord": try triggerWord.fill(json.text())
      case "scene": try scene.fill(json.textOrNull())
      case "phrase": try phrase.fill(json.text())
      case "pragmaticFunction": try pragmaticFunction.fill(json.choice())
      case "tierMinimum": try tierMinimum.fill(json.choice())
      default: throw QuickJSON.Unusual()
      }
    }
    self.init(
      triggerWord: try triggerWord.need(), scene: try scene.need(), phrase: try phrase.need(),
      pragmaticFunction: try pragmaticFunction.need(), tierMinimum: try tierMinimum.need())
  }
}

extension AvatarPhrase: QuickReadable {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    var phrase = Slot<String>()
    var emoji = Slot<String>()
    var pragmaticFunction = Slot<PragmaticFunction>()
    var tierMinimum = Slot<Tier>()
    try json.enter()
    while let key = try json.key() {
      switch key {
      case "phrase": try phrase.fill(json.text())
      case "emoji": try emoji.fill(json.text())
      case "pragmaticFunction": try pragmaticFunction.fill(json.choice())
      case "tierMinimum": try tierMinimum.fill(json.choice())
      default: throw QuickJSON.Unusual()
      }
    }
    self.init(
      phrase: try phrase.need(), emoji: try emoji.need(),
      pragmaticFunction: try pragmaticFunction.need(), tierMinimum: try tierMinimum.need())
  }
}
