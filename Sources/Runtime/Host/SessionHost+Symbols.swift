import MeadowFamily
import MeadowFoundations
import MeadowTalk
import MeadowVocabulary

/// How words are shown.
extension SessionHost: ContentService {
  public nonisolated func symbols() -> SymbolTable {
    let vocabulary = parts.vocabulary
    var table = SymbolTable(
      keys: vocabulary.data.fitzgeraldKey, pictures: vocabulary.pictures,
      signs: parts.defaults.companion.signs)
    // What the family calls its own comes first, as when it is tapped.
    for word in (parts.family?.words.all() ?? []).reversed() {
      let key = VocabularyService.key(word.content.text)
      table.pictures[key] = FoundWord(word).emoji
      table.photos[key] = word.content.photo == nil ? nil : word
    }
    return table
  }
}
