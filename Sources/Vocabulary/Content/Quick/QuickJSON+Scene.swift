import MeadowFoundations

extension SceneManifest: QuickGroup {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    try self.init(
      sceneId: json.value("sceneId"), routine: json.value("routine"), label: json.value("label"),
      background: json.value("background"), labelDefault: json.value("labelDefault"),
      zones: json.value("zones"), objects: json.value("objects"))
  }
}

extension SceneZone: QuickGroup {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    try self.init(id: json.value("id"), label: json.value("label"), emoji: json.value("emoji"))
  }
}

extension SceneObject: QuickGroup {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    try self.init(
      id: json.value("id"), word: json.value("word"), type: json.value("type"),
      tier: json.value("tier"), seenFromTier: json.optional("seenFromTier"),
      fitzgeraldKey: json.value("fitzgeraldKey"),
      zone: json.value("zone"), priority: json.value("priority"),
      position: json.value("position"), size: json.value("size"),
      children: json.optional("children"))
  }
}

extension ScenePosition: QuickGroup {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    try self.init(x: json.value("x"), y: json.value("y"))
  }
}

extension SceneSize: QuickGroup {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    try self.init(w: json.value("w"), h: json.value("h"))
  }
}
