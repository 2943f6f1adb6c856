/// What an answer may hold: it comes from a page, and stays on the disk for years.
extension ListeningAnswer {
  /// The most characters of a listener's name.
  public static let longestName = 40
  /// The most characters of a text, and of a choice.
  public static let longestText = 60

  /// Itself, its names without space around them, or the problem with the first field that is wrong.
  public func checked() throws(InputProblem) -> ListeningAnswer {
    try Self.check(name: id, "id")
    try Self.check(name: round, "round")
    var answer = self
    answer.listener = try Self.checked(listener: listener)
    try Self.check(text: text, "text")
    try InputProblem.check(Double(replays), in: 0...99, "replays", "a whole number")
    if let rate { try InputProblem.check(rate, in: Prosody.rates, "rate") }
    if let pitch { try InputProblem.check(pitch, in: Prosody.pitches, "pitch") }
    switch question {
    case .word(let word): try word.check(saying: text)
    case .pair(let pair): try pair.check()
    }
    return answer
  }

  /// The problem with `name` as the name of an answer or a test, thrown.
  public static func check(name: String, _ field: String) throws(InputProblem) {
    let isPlain = name.unicodeScalars.allSatisfy {
      $0 == "-" || ($0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil))
    }
    guard isPlain, (1...64).contains(name.utf8.count) else {
      throw InputProblem(
        field: field, reason: "\"\(name.prefix(40))\" is no name for it",
        advice: "send 1 to 64 of the letters a-z and A-Z, digits and -")
    }
  }

  private static func checked(listener: String?) throws(InputProblem) -> String? {
    guard let listener else { return nil }
    let name = listener.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard name.count <= longestName, !name.unicodeScalars.contains(where: \.isControl) else {
      throw InputProblem(
        field: "listener", reason: "it is longer than \(longestName) characters, or no text",
        advice: "send a name or initials, or leave it out")
    }
    return name.isEmpty ? nil : name
  }

  /// The problem with `text` where it is empty, too long or no text, thrown.
  static func check(text: String, _ field: String) throws(InputProblem) {
    guard !text.isEmpty, text.count <= longestText,
      !text.unicodeScalars.contains(where: \.isControl)
    else {
      throw InputProblem(
        field: field, reason: "it is empty, longer than \(longestText) characters, or no text",
        advice: "send what was said or shown")
    }
  }
}

extension HeardWord {
  fileprivate func check(saying text: String) throws(InputProblem) {
    for choice in choices { try ListeningAnswer.check(text: choice, "word.choices") }
    guard (2...8).contains(choices.count), Set(choices).count == choices.count,
      choices.contains(text)
    else {
      throw InputProblem(
        field: "word.choices",
        reason: "they are not 2 to 8 different words with \"text\" among them",
        advice: "send all that could be chosen")
    }
    if let chosen, !choices.contains(chosen) {
      throw InputProblem(
        field: "word.chosen", reason: "\"\(chosen.prefix(40))\" was no choice",
        advice: "send one of word.choices, or null for a word that was not heard")
    }
    let areSounds = sounds.allSatisfy {
      (1...8).contains($0.count) && !$0.unicodeScalars.contains(where: \.isControl)
    }
    guard areSounds, sounds.count == choices.count, Set(sounds).count == sounds.count else {
      throw InputProblem(
        field: "word.sounds", reason: "they are not the different sounds of the choices",
        advice: "send for each choice the IPA symbol of the sound in which it differs, such as p")
    }
  }
}

extension ComparedVoices {
  fileprivate func check() throws(InputProblem) {
    guard first != second else {
      throw InputProblem(
        field: "pair.second", reason: "it is the same voice as the first",
        advice: "send the two voices that were compared")
    }
  }
}

extension Unicode.Scalar {
  /// Whether it ends lines, deletes or rings bells.
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
