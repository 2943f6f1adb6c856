/// Lexicons as they are found.
enum PLSSample {
  /// A lexicon with `body`, which begins on line 3.
  static func lexicon(_ body: String, alphabet: String = "ipa") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" alphabet="\(alphabet)" xml:lang="en-US">
    \(body)
    </lexicon>
    """
  }

  /// Two entries to accept, two to change, one to refuse.
  static let mixed = lexicon(
    """
    <lexeme><grapheme>Siobhán</grapheme><phoneme>ʃɪˈvɔːn</phoneme></lexeme>
    <lexeme><grapheme>Pop-Pop</grapheme><alias>pop pop</alias></lexeme>
    <lexeme><grapheme>Mee-Maw</grapheme><phoneme>/ˈmiːmɔː/</phoneme></lexeme>
    <lexeme><grapheme>Nguyen</grapheme><phoneme alphabet="x-cmu">W IH1 N</phoneme></lexeme>
    <lexeme><grapheme>Zoë</grapheme><phoneme alphabet="sapi">z ow</phoneme></lexeme>
    """)

  /// As a service for voices writes it: its own alphabet for the whole file, `&amp;` in words.
  static let service = """
    <?xml version="1.0" encoding="UTF-8"?>
    <lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" \
    xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
    xsi:schemaLocation="http://www.w3.org/2005/01/pronunciation-lexicon \
    http://www.w3.org/TR/2007/CR-pronunciation-lexicon-20071212/pls.xsd" \
    alphabet="cmu-arpabet" xml:lang="en-GB">
      <lexeme><grapheme>Mac &amp; Code</grapheme><alias>mack and code</alias></lexeme>
      <lexeme><grapheme>tomato</grapheme><grapheme>Tomato</grapheme>
        <phoneme>T AH0 M EY1 T OW2</phoneme></lexeme>
    </lexicon>
    """

  /// With a prefix for PLS, a DOCTYPE that names a file, metadata of another namespace, roles.
  static let scholarly = """
    <?xml version="1.0"?>
    <!DOCTYPE pls:lexicon SYSTEM "file:///etc/hostname">
    <pls:lexicon version="1.0" xmlns:pls="http://www.w3.org/2005/01/pronunciation-lexicon"
        xmlns:claws="http://www.example.com/claws7tags" alphabet="ipa" xml:lang="en-US">
      <pls:meta name="author" content="nobody"/>
      <pls:metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
        <rdf:lexeme><grapheme>not a word</grapheme></rdf:lexeme></rdf:RDF></pls:metadata>
      <pls:lexeme role="claws:VVI claws:VV0">
        <pls:grapheme>read</pls:grapheme><pls:phoneme>ɹiːd</pls:phoneme>
      </pls:lexeme>
    </pls:lexicon>
    """

  /// Everything slightly wrong that still can be read.
  static let careless = """

    <?xml version="1.0" encoding="utf-16"?>
    <Lexicon>
      <Lexeme><Grapheme>Saoirse</Grapheme><Phoneme>[ˈsɜːɹʃə]</Phoneme></Lexeme>
      <word>Niamh</word>
      <grapheme>lost</grapheme>
    </Lexicon>
    """

  /// All of them, for mutations.
  static let all = [mixed, service, scholarly, careless]
}
