/// The outer form of hints: their prefixes, and the slashes and brackets that people put around IPA.
///
/// What a hint says is judged by whoever speaks it, not here.
enum HintText {
  /// Whether `hint` says in which alphabet it is: `ipa:kæt`, `CMU: K AE1 T`.
  static func hasPrefix(_ hint: String) -> Bool {
    guard let colon = hint.firstIndex(of: ":") else { return false }
    let name = hint[..<colon].lowercased()
    return PLSAlphabet(name) != nil || name == "respelling" || name == "respell"
  }

  /// `hint`, where it is IPA in slashes or brackets without a prefix, with the prefix instead, and
  /// whether it was so.
  static func canonical(_ hint: String) -> (hint: String, wasWrapped: Bool) {
    guard let inner = unwrapped(hint) else { return (hint, false) }
    return (PLSAlphabet.ipa.prefix + inner, true)
  }

  /// What stands within `/…/` or `[…]`, or nil where `text` is not so wrapped.
  ///
  /// Two transcriptions in one text, and doubled brackets such as eSpeak NG's `[[`, stay as they are
  /// and are judged with the hint.
  static func unwrapped(_ text: String) -> String? {
    var rest = Substring(text)
    while let inner = inner(of: rest) { rest = inner }
    return rest.utf8.count == text.utf8.count ? nil : String(rest)
  }

  private static func inner(of text: Substring) -> Substring? {
    guard text.utf8.count > 2, let first = text.first, let last = text.last,
      first == "/" && last == "/" || first == "[" && last == "]"
    else { return nil }
    var inner = text.dropFirst().dropLast()
    guard !inner.contains(first), !inner.contains(last) else { return nil }
    while inner.first == " " { inner.removeFirst() }
    while inner.last == " " { inner.removeLast() }
    return inner.isEmpty ? nil : inner
  }
}
