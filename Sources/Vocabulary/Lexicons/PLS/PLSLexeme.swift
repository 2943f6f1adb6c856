import MeadowFoundations

/// One `lexeme` while it is read.
struct PLSLexeme {
  private let position: LexiconPosition
  private var graphemes: [String] = []
  private var readings: [PLSReading] = []
  private var entry = LexiconEntry([])
  private var meadow = PLSMeadowFields()
  private var remarks: [String] = []
  /// What stands for a grapheme that is too long, in the report.
  private var shown: String?
  private var refusal: (reason: String, advice: String)?

  /// One that begins at `position`.
  init(at position: LexiconPosition) { self.position = position }

  /// The entry is not to be used; the first reason stays.
  mutating func refuse(_ reason: String, _ advice: String) {
    if refusal == nil { refusal = (reason, advice) }
  }

  /// Takes one attribute.
  mutating func set(_ name: XMLName, _ value: String?) {
    guard let value else {
      return refuse("its attribute \(name.local) is too long", Self.shorten)
    }
    switch (name.namespace, name.local) {
    case ("", "role"): entry.role = value
    case (PLSNames.xml, "lang"): entry.language = value
    case (PLSNames.meadow, _): meadow.set(name.local, value, in: &entry, remarks: &remarks)
    default: break
    }
  }

  /// Takes a grapheme's text.
  mutating func addGrapheme(_ text: String) {
    guard isShort(text) else { return shown = shown ?? String(text.prefix(60)) + "…" }
    guard let grapheme = TidyText.kept(text) else { return }
    guard graphemes.count < LexiconLimits.alternatives else {
      return remark("only the first \(LexiconLimits.alternatives) graphemes were read")
    }
    graphemes.append(grapheme)
  }

  /// A phoneme or alias begins.
  mutating func add(_ reading: PLSReading) { readings.append(reading) }

  /// The phoneme or alias ends that began last.
  mutating func endReading(_ text: String) {
    guard var reading = readings.popLast(), isShort(text) else { return }
    reading.text = TidyText.tidy(text)
    guard !reading.text.isEmpty else { return remark("an empty \(reading.noun) was left out") }
    guard readings.count < LexiconLimits.alternatives else {
      return remark("only the first \(LexiconLimits.alternatives) readings were looked at")
    }
    readings.append(reading)
  }

  /// The entry, where it can be used, and its line of the report.
  func result() -> (LexiconEntry?, LexiconReportLine) {
    var result = self
    guard !graphemes.isEmpty else {
      result.refuse("it has no grapheme", "Write the word as <grapheme>word</grapheme>")
      return (nil, result.line(.refused))
    }
    result.choose()
    guard result.refusal == nil, let entry = result.entry.tidied else {
      return (nil, result.line(.refused))
    }
    return (entry, result.line(result.remarks.isEmpty ? .accepted : .changed))
  }

  /// The line for an entry in whose middle the file breaks off.
  func brokenOff() -> LexiconReportLine {
    var broken = self
    broken.refuse("the file is not well-formed within it", "Mend the file there")
    return broken.line(.refused)
  }

  /// Chooses among the readings: the first with `prefer`, else the first (PLS §4.6), of those whose
  /// alphabet is known.
  private mutating func choose() {
    entry.graphemes = graphemes
    entry.position = position
    if graphemes.count == 2 {
      remark("1 more grapheme (\(graphemes[1])) became a word of its own")
    } else if graphemes.count > 2 {
      remark("\(graphemes.count - 1) more graphemes became words of their own")
    }
    let usable = readings.indices.filter { readings[$0].pronunciation != nil }
    for name in Set(readings.indices.filter { !usable.contains($0) }.map { readings[$0].alphabet })
    {
      if usable.isEmpty {
        refuse("its alphabet \"\(name)\" is not known", "Write it in ipa, x-sampa or cmu-arpabet")
      } else {
        remark("a phoneme in the unknown alphabet \"\(name)\" was left out")
      }
    }
    let preferred = usable.first { readings[$0].isPreferred }
    guard let chosen = preferred ?? usable.first else {
      meadow.apply(chosen: nil, to: &entry, remarks: &remarks)
      return
    }
    if chosen > 0 {
      let place = chosen == 1 ? "second" : chosen == 2 ? "third" : "\(chosen + 1)th"
      let reason = preferred == nil ? "no earlier one can be read" : "it has prefer=\"true\""
      remark("the \(place) reading, a \(readings[chosen].noun), was chosen because \(reason)")
    } else if readings.count > 1 && preferred == nil {
      remark("the first of \(readings.count) readings was chosen because none is preferred")
    }
    if let (pronunciation, changes) = readings[chosen].pronunciation {
      entry.pronunciation = pronunciation
      // Meadow's own hint stands for what was written beside it, which then is no change.
      if !meadow.apply(chosen: readings[chosen], to: &entry, remarks: &remarks) {
        remarks += changes
      }
    }
  }

  private mutating func remark(_ text: String) {
    if !remarks.contains(text) { remarks.append(text) }
  }

  private mutating func isShort(_ text: String) -> Bool {
    guard text.unicodeScalars.count > LexiconLimits.characters else { return true }
    refuse("it has a text of more than \(LexiconLimits.characters) characters", Self.shorten)
    return false
  }

  private static let shorten = "Write at most \(LexiconLimits.characters) characters"

  private func line(_ verdict: LexiconVerdict) -> LexiconReportLine {
    LexiconReportLine(
      position: position, word: graphemes.first ?? shown ?? "", verdict: verdict,
      remarks: verdict == .refused ? [refusal?.reason ?? "it has no grapheme"] : remarks,
      advice: verdict == .refused ? refusal?.advice : nil)
  }
}
