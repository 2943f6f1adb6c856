import MeadowFoundations

extension SceneManifest: QuickReadable {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    var sceneId = Slot<String>()
    var routine = Slot<String>()
    var label = Slot<String>()
    var background = Slot<String>()
    var labelDefault = Slot<Bool>()
    var zones = Slot<[SceneZone]>()
    var objects = Slot<[SceneObject]>()
    try json.enter()
    while let key = try json.key() {
      switch key {
      case "sceneId": try sceneId.fill(json.text())
      case "routine": try routine.fill(json.text())
      case "label": try label.fill(json.text())
      case "background": try background.fill(json.text())
      case "labelDefault": try labelDefault.fill(json.bool())
      case "zones": try zones.fill(json.list())
      case "objects": try objects.fill(json.list())
      default: throw QuickJSON.Unusual()
      }
    }
    self.init(
      sceneId: try sceneId.need(), routine: try routine.need(), label: try label.need(),
      background: try background.need(), labelDefault: try labelDefault.need(),
      zones: try zones.need(), objects: try objects.need())
  }
}

extension SceneZone: QuickReadable {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    var id = Slot<String>()
    var label = Slot<String>()
    var emoji = Slot<String>()
    try json.enter()
    while let key = try json.key() {
      switch key {
      case "id": try id.fill(json.text())
      case "label": try label.fill(json.text())
      case "emoji": try emoji.fill(json.text())
      default: throw QuickJSON.Unusual()
      }
    }
    self.init(id: try id.need(), label: try label.need(), emoji: try emoji.need())
  }
}

extension SceneObject: QuickReadable {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    var id = Slot<String>()
    var word = Slot<String>()
    var type = Slot<SceneObject.Kind>()
    var tier = Slot<Tier>()
    var fitzgeraldKey = Slot<FitzgeraldKey>()
    var zone = Slot<String>()
    var priority = Slot<Int>()
    var position = Slot<ScenePosition>()
    var size = Slot<SceneSize>()
    var children = Slot<[SceneObject]>()
    try json.enter()
    while let key = try json.key() {
      switch key {
      case "id": try id.fill(json.text())
      case "word": try word.fill(json.text())
      case "type": try type.fill(json.choice())
      case "tier": try tier.fill(json.choice())
      case "fitzgeraldKey": try fitzgeraldKey.fill(json.choice())
      case "zone": try zone.fill(json.text())
      case "priority": try priority.fill(json.int())
      case "position": try position.fill(ScenePosition(quick: &json))
      case "size": try size.fill(SceneSize(quick: &json))
      case "children": try children.fill(json.list())
      default: throw QuickJSON.Unusual()
      }
    }
    self.init(
      id: try id.need(), word: try word.need(), type: try type.need(), tier: try tier.need(),
      fitzgeraldKey: try fitzgeraldKey.need(), zone: try zone.need(), priority: try priority.need(),
      position: try position.need(), size: try size.need())
    self.children = children.optional
  }
}

extension ScenePosition: QuickReadable {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    var x = Slot<Double>()
    var y = Slot<Double>()
    try json.enter()
    while let key = try json.key() {
      switch key {
      case "x": try x.fill(json.double())
      case "y": try y.fill(json.double())
      default: throw QuickJSON.Unusual()
      }
    }
    self.init(x: try x.need(), y: try y.need())
  }
}

extension SceneSize: QuickReadable {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual) {
    var w = Slot<Double>()
    var h = Slot<Double>()
    try json.enter()
    while let key = try json.key() {
      switch key {
      case "w": try w.fill(json.double())
      case "h": try h.fill(json.double())
      default: throw QuickJSON.Unusual()
      }
    }
    self.init(w: try w.need(), h: try h.need())
  }
}
