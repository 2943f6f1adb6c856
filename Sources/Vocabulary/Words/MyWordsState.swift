import MeadowFoundations
import MeadowStore

/// The rules of My Words as a value: what may be added, changed and moved, and what then stands
/// where. Places within a group always count from 0 without gaps.
struct MyWordsState {
  /// The words as the store keeps them.
  private(set) var kept: FamilyWords
  /// The photos a word may have.
  private let photos: Set<PhotoID>
  /// The numbers of the words by what makes two texts the same: one of the family's, or one of each child
  /// that has such a word.
  private var idsByKey: [String: [Int]]
  /// How many words each group has.
  private var counts: [MyWordGroup: Int] = [:]

  /// The words of the store and the photos that are being kept with this change.
  init(_ kept: FamilyWords, newPhotos: [PhotoID] = []) {
    self.kept = kept
    photos = Set(kept.words.compactMap(\.content.photo)).union(newPhotos)
    let keys = kept.words.map { (MyWordCheck.key($0.content.text), [$0.id]) }
    idsByKey = Dictionary(keys, uniquingKeysWith: +)
    renumber()
  }

  /// The word `id`.
  func word(_ id: Int) throws(InputProblem) -> MyWord {
    guard let word = kept.words.first(where: { $0.id == id }) else {
      throw InputProblem(
        .unknown, field: "id", reason: "there is no word \(id)",
        advice: "choose a word of My Words; this one may have been removed")
    }
    return word
  }

  /// Adds a word at `position` of its group, or at the end.
  mutating func add(
    _ raw: MyWordContent, position: Int?
  ) throws(InputProblem) -> MyWord {
    let content = try checked(raw, for: nil)
    let id = kept.nextID
    try place(MyWord(id: id, content: content, position: 0), at: position)
    kept.nextID += 1
    return try word(id)
  }

  /// Changes the word `id` and moves it to `position` of its group; where its group changes and
  /// nothing else is said, to the end.
  mutating func change(
    _ id: Int, position: Int?, _ edit: (inout MyWordContent) -> Void
  ) throws(InputProblem) -> MyWord {
    let old = try word(id)
    var raw = old.content
    edit(&raw)
    let content = try checked(raw, for: id)
    if position ?? old.position == old.position, content.group == old.content.group {
      replace(old, with: MyWord(id: id, content: content, position: old.position))
    } else {
      let before = self
      _ = try remove(id)
      do throws(InputProblem) {
        try place(MyWord(id: id, content: content, position: 0), at: position)
      } catch {
        self = before
        throw error
      }
    }
    return try word(id)
  }

  /// Removes the word `id` and returns it.
  mutating func remove(_ id: Int) throws(InputProblem) -> MyWord {
    let word = try word(id)
    kept.words.removeAll { $0.id == id }
    forget(word)
    renumber()
    return word
  }

  /// Removes all words.
  mutating func removeAll() {
    kept.words = []
    idsByKey = [:]
    renumber()
  }

  /// Removes the words of `owner`.
  mutating func removeAll(of owner: WordOwner) {
    for word in kept.words where word.content.owner == owner { forget(word) }
    kept.words.removeAll { $0.content.owner == owner }
    renumber()
  }

  /// The word of `owner` that is called `text`, in any spelling of case and accents.
  func word(called text: String, of owner: WordOwner = .family) -> MyWord? {
    words(called: text).first { $0.content.owner == owner }
  }

  /// All that are called `text`, whosever they are.
  private func words(called text: String) -> [MyWord] {
    (idsByKey[MyWordCheck.key(text)] ?? []).compactMap { id in
      kept.words.first { $0.id == id }
    }
  }

  /// `content` as the word `id`, or as a new one.
  private func checked(
    _ raw: MyWordContent, for id: Int?
  ) throws(InputProblem) -> MyWordContent {
    let content = try MyWordCheck.checked(raw)
    // On no child's board may two words be called the same.
    if let twin = words(called: content.text).first(where: {
      $0.id != id && $0.content.owner.meets(content.owner)
    }) {
      let whose =
        switch twin.content.owner {
        case .family: ""
        case .child(let number): " of child \(number)"
        }
      throw InputProblem(
        field: "text",
        reason: "\"\(twin.content.text)\" is already there, among \(twin.content.group.rawValue)"
          + whose,
        advice: "change that word, or give this one another text")
    }
    if let photo = content.photo, !photos.contains(photo) {
      throw InputProblem(
        .unknown, field: "photo", reason: "there is no photo \(photo)", advice: "send the photo")
    }
    return content
  }

  /// Puts a word that is not among them at `position` of its group, or at the end.
  private mutating func place(_ word: MyWord, at position: Int?) throws(InputProblem) {
    let group = word.content.group
    let count = counts[group] ?? 0
    guard count < MyWordGroup.limit else {
      throw InputProblem(
        field: "group", reason: "\(group.rawValue) has \(count) words, the most there can be",
        advice: "remove one that is no longer needed, or choose another group")
    }
    let position = position ?? count
    guard (0...count).contains(position) else {
      throw InputProblem(
        field: "position", reason: "\(position) is no place among \(group.rawValue)",
        advice: count == 0 ? "send 0" : "send 0 to \(count)")
    }
    let first = kept.words.firstIndex { $0.content.group == group } ?? kept.words.count
    kept.words.insert(word, at: first + position)
    know(word)
    renumber()
  }

  /// Puts `new` where `old` stands.
  private mutating func replace(_ old: MyWord, with new: MyWord) {
    guard new != old, let index = kept.words.firstIndex(where: { $0.id == old.id }) else { return }
    kept.words[index] = new
    forget(old)
    know(new)
  }

  /// Lets `word` be found by its text.
  private mutating func know(_ word: MyWord) {
    idsByKey[MyWordCheck.key(word.content.text), default: []].append(word.id)
  }

  /// Lets `word` be found by its text no longer.
  private mutating func forget(_ word: MyWord) {
    idsByKey[MyWordCheck.key(word.content.text)]?.removeAll { $0 == word.id }
  }

  /// Sorts by group, keeps the order within each and counts the places anew.
  private mutating func renumber() {
    var sorted: [MyWord] = []
    for group in MyWordGroup.allCases {
      let first = sorted.count
      for var word in kept.words where word.content.group == group {
        word.position = sorted.count - first
        sorted.append(word)
      }
      counts[group] = sorted.count - first
    }
    kept.words = sorted
  }
}
