/// As it is kept and told: `word` or `pair` says what was asked.
extension ListeningAnswer {
  private enum Keys: String, CodingKey {
    case id, round, savedMilliseconds, listener, role, text, language, rate, pitch, replays, word,
      pair
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    id = try values.decode(String.self, forKey: .id)
    round = try values.decode(String.self, forKey: .round)
    savedMilliseconds = try values.decode(Int64.self, forKey: .savedMilliseconds)
    listener = try values.decodeIfPresent(String.self, forKey: .listener)
    role = try values.decodeIfPresent(Role.self, forKey: .role)
    text = try values.decode(String.self, forKey: .text)
    language = try values.decode(Language.self, forKey: .language)
    rate = try values.decodeIfPresent(Double.self, forKey: .rate)
    pitch = try values.decodeIfPresent(Double.self, forKey: .pitch)
    replays = try values.decode(Int.self, forKey: .replays)
    if let word = try values.decodeIfPresent(HeardWord.self, forKey: .word) {
      question = .word(word)
    } else {
      question = .pair(try values.decode(ComparedVoices.self, forKey: .pair))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(id, forKey: .id)
    try values.encode(round, forKey: .round)
    try values.encode(savedMilliseconds, forKey: .savedMilliseconds)
    try values.encodeIfPresent(listener, forKey: .listener)
    try values.encodeIfPresent(role, forKey: .role)
    try values.encode(text, forKey: .text)
    try values.encode(language, forKey: .language)
    try values.encodeIfPresent(rate, forKey: .rate)
    try values.encodeIfPresent(pitch, forKey: .pitch)
    try values.encode(replays, forKey: .replays)
    switch question {
    case .word(let word): try values.encode(word, forKey: .word)
    case .pair(let pair): try values.encode(pair, forKey: .pair)
    }
  }
}
