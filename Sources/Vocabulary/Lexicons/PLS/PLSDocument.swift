/// What the events of an XML parser make of a PLS file, entry by entry; pure.
struct PLSDocument {
  /// Why the rest of the file is not looked at.
  enum Ending: Equatable {
    /// Nothing of it is used.
    case problem(LexiconFileProblem)
    /// What was read until then is used.
    case enough
  }

  /// Set as soon as nothing more is wanted.
  private(set) var ending: Ending?
  /// The lines and notes so far.
  var report = LexiconReport()
  private var entries: [LexiconEntry] = []
  private var language: String?
  private var alphabet = "ipa"
  private var rootNamespace = ""
  private var stack: [PLSElement] = []
  /// The depth of the element that is passed over with all inside it.
  private var skippedFrom: Int?
  private var lexeme: PLSLexeme?
  private var text: [UInt8] = []
  private var extra = 0
  private var attributeDeclarations = 0

  /// An element begins.
  mutating func open(_ name: XMLName, _ attributes: XMLAttributes, at: () -> LexiconPosition) {
    guard stack.count < LexiconLimits.depth else {
      report.note(
        "elements lie \(LexiconLimits.depth) deep, deeper than any lexicon; reading stopped there",
        line: at().line)
      return ending = .enough
    }
    let element = PLSElement(name.local)
    stack.append(element)
    if skippedFrom != nil { return }
    if stack.count == 1 { return openRoot(element, name, attributes, at()) }
    guard name.namespace == rootNamespace || name.namespace == PLSNames.namespace else {
      report.note("<\(name.local)> is of another namespace and was passed over", line: at().line)
      return skippedFrom = stack.count
    }
    switch element {
    case .lexeme where stack.count == 2: openLexeme(attributes, at())
    case .grapheme where lexeme != nil && stack.count == 3: text = []
    case .phoneme where lexeme != nil && stack.count == 3,
      .alias where lexeme != nil && stack.count == 3:
      text = []
      var reading = PLSReading(isAlias: element == .alias, alphabet: alphabet)
      attributes.forEach { reading.set($0, $1) }
      lexeme?.add(reading)
    case .ignored: skippedFrom = stack.count
    default:
      if extra == 0 {
        report.note("<\(name.local)> has no place here and was passed over", line: at().line)
      }
      skippedFrom = stack.count
    }
  }

  private mutating func openRoot(
    _ element: PLSElement, _ name: XMLName, _ attributes: XMLAttributes, _ at: LexiconPosition
  ) {
    guard element == .lexicon else {
      return ending = .problem(.notALexicon(root: name.local))
    }
    rootNamespace = name.namespace
    if name.local != "lexicon" {
      report.note("the first element is <\(name.local)> and was read as <lexicon>", line: at.line)
    }
    if rootNamespace != PLSNames.namespace {
      report.note(
        rootNamespace.isEmpty
          ? "the file does not name PLS's namespace"
          : "the file names another namespace than PLS's",
        line: at.line, advice: "Write xmlns=\"\(PLSNames.namespace)\"")
    }
    var alphabet: String?
    var language: String?
    attributes.forEach { name, value in
      switch (name.namespace, name.local) {
      case ("", "alphabet"): alphabet = value
      case (PLSNames.xml, "lang"), ("", "lang"): language = TidyText.kept(value)
      default: break
      }
    }
    if alphabet == nil {
      report.note("the file names no alphabet and was read as ipa", line: at.line)
    }
    self.alphabet = alphabet ?? "ipa"
    self.language = language
    if let language, language.prefix(2).lowercased() != "en" {
      report.note(
        "the file's language is \(language.prefix(60)); its words are said with the sounds of English",
        line: at.line)
    }
  }

  private mutating func openLexeme(_ attributes: XMLAttributes, _ at: LexiconPosition) {
    guard report.lines.count < LexiconLimits.entries else {
      extra += 1
      return skippedFrom = stack.count
    }
    var lexeme = PLSLexeme(at: at)
    attributes.forEach { lexeme.set($0, $1) }
    self.lexeme = lexeme
  }

  /// Characters of the element that is open.
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard skippedFrom == nil, stack.last?.holdsText == true, lexeme != nil else { return }
    // One byte more than is kept tells that the text was too long.
    text.append(contentsOf: bytes.prefix(LexiconLimits.textBytes + 1 - text.count))
  }

  /// The element that is open ends.
  mutating func close() {
    let element = stack.popLast()
    if let skippedFrom {
      if stack.count < skippedFrom { self.skippedFrom = nil }
      return
    }
    switch element {
    case .grapheme: lexeme?.addGrapheme(String(decoding: text, as: UTF8.self))
    case .phoneme, .alias: lexeme?.endReading(String(decoding: text, as: UTF8.self))
    case .lexeme: closeLexeme()
    default: break
    }
  }

  private mutating func closeLexeme() {
    guard let lexeme else { return }
    self.lexeme = nil
    var (entry, line) = lexeme.result()
    if let entry {
      line.entry = entries.count
      entries.append(entry)
    }
    report.lines.append(line)
  }

  /// What was read, once the file or the reading of it has ended.
  func reading() -> LexiconReading {
    if case .problem(let problem) = ending { return LexiconReading(format: .pls, problem: problem) }
    var reading = LexiconReading(
      format: .pls, language: language, entries: entries, report: report)
    if extra > 0 {
      reading.report.note(
        "the file has \(LexiconLimits.entries + extra) entries; the first "
          + "\(LexiconLimits.entries) were read",
        advice: "Split it into smaller files")
    } else if report.lines.isEmpty {
      reading.report.note("the file has no entries")
    }
    return reading
  }
}

// MARK: - What may go wrong

extension PLSDocument {
  /// The file is not well-formed at `place`; about `unread` entries follow.
  mutating func breakOff(at place: LexiconPosition, because words: String, unread: Int) {
    if let lexeme {
      self.lexeme = nil
      report.lines.append(lexeme.brokenOff())
    }
    guard !report.lines.isEmpty else {
      return ending = .problem(.notWellFormed(at: place, what: words))
    }
    let rest =
      unread == 0 ? "what stands before it was read" : "\(unread) entries after it were not read"
    report.note(
      "the file is not well-formed at \(place): \(words); \(rest)", line: place.line,
      advice: "Mend the file there and import it again")
  }

  /// The DOCTYPE declares the entity `name`; the five of XML itself are not told here.
  mutating func declareEntity(_ name: String, at place: LexiconPosition) {
    ending = .problem(.declarations(what: "the entity \"\(name)\"", line: place.line))
  }

  /// The DOCTYPE declares an attribute.
  mutating func declareAttribute(at place: LexiconPosition) {
    attributeDeclarations += 1
    if attributeDeclarations > LexiconLimits.attributeDeclarations {
      ending = .problem(.declarations(what: "very many attributes", line: place.line))
    }
  }

  /// The file has a DOCTYPE, perhaps one that names another file.
  mutating func declareDoctype(_ system: String?, at place: LexiconPosition) {
    guard let system else { return }
    report.note("the DOCTYPE names \"\(system)\", which is never fetched", line: place.line)
  }

  /// An entity stands in the text whose declaration would be in a file that is not fetched.
  mutating func skipEntity(_ name: String, at place: LexiconPosition) {
    lexeme?.refuse(
      "it uses &\(name);, which the file does not declare", "Write the character itself")
  }
}
