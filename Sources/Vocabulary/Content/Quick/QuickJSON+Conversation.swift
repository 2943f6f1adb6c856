import MeadowFoundations

extension RoutineDefinition: QuickGroup {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    try self.init(
      id: json.value("id"), label: json.value("label"), emoji: json.value("emoji"),
      scene: json.value("scene"), times: json.value("times"))
  }
}

extension TemplateLevel: QuickGroup {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    try self.init(
      level: json.value("level"), mlu: json.value("mlu"), ageRange: json.value("ageRange"),
      patterns: json.value("patterns"), carriers: json.optional("carriers"))
  }
}

extension SentencePattern: QuickGroup {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    try self.init(
      pattern: json.value("pattern"), function: json.value("function"),
      example: json.value("example"), fits: json.value("fits"), words: json.optional("words"),
      except: json.optional("except"))
  }
}

extension SCSFollowUp: QuickGroup {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    try self.init(
      triggerWord: json.value("triggerWord"), scene: json.value("scene"),
      phrase: json.value("phrase"), pragmaticFunction: json.value("pragmaticFunction"),
      tierMinimum: json.value("tierMinimum"))
  }
}

extension AvatarPhrase: QuickGroup {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    try self.init(
      phrase: json.value("phrase"), emoji: json.value("emoji"),
      pragmaticFunction: json.value("pragmaticFunction"),
      tierMinimum: json.value("tierMinimum"), place: json.optional("place"),
      leadsTo: json.optional("leadsTo"))
  }
}
