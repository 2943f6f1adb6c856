import MeadowFoundations

extension Move: Codable {
  private enum Keys: String, CodingKey { case scene, open, back, home, mode, overlay, language }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    if let scene = try values.decodeIfPresent(String.self, forKey: .scene) {
      self = .scene(scene)
    } else if let id = try values.decodeIfPresent(String.self, forKey: .open) {
      self = .open(id)
    } else if let mode = try values.decodeIfPresent(BoardMode.self, forKey: .mode) {
      self = .mode(mode)
    } else if let language = try values.decodeIfPresent(Language.self, forKey: .language) {
      self = .language(language)
    } else if values.contains(.back) {
      self = .back
    } else if values.contains(.home) {
      self = .home
    } else {
      self = .overlay(
        try values.decode(NavigationState.Overlay?.self, forKey: .overlay))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    switch self {
    case .scene(let scene): try values.encode(scene, forKey: .scene)
    case .open(let id): try values.encode(id, forKey: .open)
    case .back: try values.encode(true, forKey: .back)
    case .home: try values.encode(true, forKey: .home)
    case .mode(let mode): try values.encode(mode, forKey: .mode)
    case .overlay(let overlay): try values.encode(overlay, forKey: .overlay)
    case .language(let language): try values.encode(language, forKey: .language)
    }
  }
}

extension AvatarAction: Codable {
  private enum Keys: String, CodingKey { case open, choose }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    if let phrase = try values.decodeIfPresent(String.self, forKey: .choose) {
      self = .choose(phrase)
    } else {
      self = try values.decode(Bool.self, forKey: .open) ? .open : .close
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    switch self {
    case .open: try values.encode(true, forKey: .open)
    case .close: try values.encode(false, forKey: .open)
    case .choose(let phrase): try values.encode(phrase, forKey: .choose)
    }
  }
}
