import CExpat

/// The owner of one expat parser; frees it when it goes.
///
/// One document, one call of ``parse(_:)``, one thread. It resolves nothing: there is no handler for
/// external entities, parameter entities are off by default, and a file that declares entities is
/// stopped at the first one, before any is expanded. Expat's own guard against amplification stays
/// on beside that. The whole text goes in by one `XML_Parse`, so no token is scanned twice.
final class ExpatParser {
  /// What the events have told.
  private(set) var document: PLSDocument
  private let parser: OpaquePointer
  private let firstLine: Int

  /// A parser for text that begins on line `firstLine` of its file, or nil without memory.
  init?(firstLine: Int) {
    // The text is UTF-8 by now, whatever its declaration says; the encoding given here wins.
    guard let parser = XML_ParserCreateNS("UTF-8", XML_Char(XMLName.separator)) else { return nil }
    self.parser = parser
    self.firstLine = firstLine
    document = PLSDocument()
  }

  deinit { XML_ParserFree(parser) }

  /// The reading of `text`.
  func parse(_ text: LexiconText) -> LexiconReading {
    for note in text.notes { document.report.note(note.text, advice: note.advice) }
    // Unretained is safe: `self` lives until this method returns, and no callback comes later.
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    setHandlers()
    let status = text.bytes.withUnsafeBytes {
      XML_Parse(parser, $0.baseAddress?.assumingMemoryBound(to: CChar.self), CInt($0.count), 1)
    }
    if status != XML_STATUS_OK && document.ending == nil {
      let code = XML_GetErrorCode(parser)
      let read = Int(XML_GetCurrentByteIndex(parser))
      document.breakOff(
        at: position, because: XMLErrorText.words(code),
        unread: XMLErrorText.lexemes(in: text.bytes[min(max(read, 0), text.bytes.count)...]))
    }
    return document.reading()
  }

  /// Where the event that is being told begins.
  private var position: LexiconPosition {
    LexiconPosition(
      line: Int(XML_GetCurrentLineNumber(parser)) + firstLine - 1,
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }

  /// Lets `document` hear an event, and stops the parser where the document says so.
  private func tell(_ event: (inout PLSDocument, () -> LexiconPosition) -> Void) {
    // Expat may tell a few more events after it was stopped.
    guard document.ending == nil else { return }
    event(&document) { [self] in position }
    if document.ending != nil { XML_StopParser(parser, 0) }
  }

  /// The parser behind the pointer that expat hands to its callbacks.
  private static func from(_ user: UnsafeMutableRawPointer?) -> ExpatParser? {
    // The pointer is the one set in `parse`, whose `self` is alive while callbacks run.
    user.map { Unmanaged<ExpatParser>.fromOpaque($0).takeUnretainedValue() }
  }

  private func setHandlers() {
    XML_SetElementHandler(
      parser,
      { user, name, attributes in
        guard let name, let attributes else { return }
        ExpatParser.from(user)?.tell { document, position in
          document.open(XMLName(name), XMLAttributes(attributes), at: position)
        }
      },
      { user, _ in ExpatParser.from(user)?.tell { document, _ in document.close() } })
    XML_SetCharacterDataHandler(parser) { user, text, count in
      guard let text else { return }
      let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
      ExpatParser.from(user)?.tell { document, _ in document.append(bytes) }
    }
    XML_SetEntityDeclHandler(parser) { user, name, _, _, _, _, _, _, _ in
      let name = name.map { XMLName.string($0) } ?? ""
      ExpatParser.from(user)?.tell { document, position in
        document.declareEntity(name, at: position())
      }
    }
    XML_SetAttlistDeclHandler(parser) { user, _, _, _, _, _ in
      ExpatParser.from(user)?.tell { document, position in
        document.declareAttribute(at: position())
      }
    }
    XML_SetStartDoctypeDeclHandler(parser) { user, _, system, _, _ in
      let system = system.map { XMLName.string($0) }
      ExpatParser.from(user)?.tell { document, position in
        document.declareDoctype(system, at: position())
      }
    }
    XML_SetSkippedEntityHandler(parser) { user, name, _ in
      let name = name.map { XMLName.string($0) } ?? ""
      ExpatParser.from(user)?.tell { document, position in
        document.skipEntity(name, at: position())
      }
    }
  }
}
