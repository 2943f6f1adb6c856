extension VocabularyService {
  /// Refuses a change of settings that names scenes or words that are not there, by its field.
  func check(_ change: SettingsChange) throws(InputProblem) {
    for (key, json) in change.body.byName {
      guard let entry = SettingCatalogue[key] else { continue }
      switch entry.form {
      case .byScene(let form, let core):
        guard case .object(let scenes) = json else { continue }
        for (scene, json) in scenes.byName {
          let isCore = core && scene == "core"
          if !isCore { try checkScene(scene, key) }
          if form == .words { try checkWords(json, in: isCore ? nil : scene, key, hides: true) }
        }
      case .words: try checkWords(json, in: nil, key)
      case .flag, .number, .whole, .choice, .time, .times, .voice, .byName: continue
      }
    }
  }

  private func checkScene(_ name: String, _ field: String) throws(InputProblem) {
    guard !sceneNames.contains(name) else { return }
    throw InputProblem(
      .unknown, field: field, reason: "there is no scene \"\(name.prefix(40))\"",
      advice: "the scenes are " + sceneNames.joined(separator: ", "))
  }

  private func checkWords(
    _ json: PlainJSON, in scene: String?, _ field: String, hides: Bool = false
  ) throws(InputProblem) {
    guard case .list(let words) = json else { return }
    for case .text(let text) in words {
      if hides, WordID(text) == CoreWord.alwaysVisibleID {
        throw InputProblem(
          field: field, reason: "\"\(CoreWord.alwaysVisible)\" is always there",
          advice: "leave it out")
      }
      guard word(text, in: scene) == nil else { continue }
      throw InputProblem(
        .unknown, field: field, reason: "there is no word \"\(text.prefix(40))\"",
        advice: "send words of the vocabulary")
    }
  }
}
