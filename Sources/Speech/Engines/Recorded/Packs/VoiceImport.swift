public import MeadowFoundations
public import MeadowSpeech
import SoundFiles

/// What somebody says of a voice that comes in as sound files, or of a pack that is to be called otherwise.
public struct VoiceWish: Sendable {
  /// What people are to call the voice.
  public var name: String?
  /// Who is heard.
  public var speaker: String?
  /// Who allowed it.
  public var consentBy: String?
  /// Whether they did.
  public var isAgreed = false
  /// Who is to speak with it; nil for a companion.
  public var forWhom: VoiceDefinition.Purpose?
  /// Under which terms it may be used; nil for the usual.
  public var terms: String?
  /// The voice that is to say what is missing; nil for the usual.
  public var near: String?
  /// The language of files that do not say theirs.
  public var language = Language.english

  /// Nothing said.
  public init() {}
}

/// A sound file by its name.
public struct NamedSound: Sendable {
  /// Its name, with the folder where it lies in one.
  public var name: String
  /// What it holds.
  public var bytes: [UInt8]

  /// A file.
  public init(name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }

  /// Whether a file of this name is read: a sound, or a table.
  public static func isMeant(_ name: String) -> Bool {
    SoundNames.isSound(name) || SoundNames.isTable(name)
  }
}

/// A voice that comes in, read and checked; nothing of it is on the disk.
public struct VoiceImport: Sendable {
  /// A file that could not be read.
  public struct Unread: Equatable, Sendable {
    /// Its name.
    public var file: String
    /// Why, without a point.
    public var reason: String
  }

  /// The voice; its id is free.
  public var voice: RecordedVoiceFile
  /// Its takes and their samples.
  public var takes: [(take: Take, samples: [Float])] = []
  /// What could not be read.
  public var unread: [Unread] = []

  /// The voice of the pack or the ZIP of named files in `bytes`, as `wish` says, for the home where `maker`
  /// makes voices.
  public init(
    zip bytes: [UInt8], _ wish: VoiceWish, _ maker: RecordedVoiceMaker
  ) throws(InputProblem) {
    var damaged: [Unread] = []
    let entries = try ZipArchive.read(bytes, where: Self.isWanted) { name, reason in
      damaged.append(Unread(file: name, reason: reason))
    }
    if let manifest = entries.first(where: { $0.name == VoicePack.manifest }) {
      if let first = damaged.first {
        throw VoicePack.refusal("\(first.file): \(first.reason)")
      }
      try self.init(pack: manifest.bytes, entries, wish, maker)
    } else {
      let files = entries.map { NamedSound(name: $0.name, bytes: $0.bytes) }
      try self.init(files: files, wish, maker)
      unread = damaged + unread
    }
  }

  private init(
    pack manifest: [UInt8], _ entries: [ZipArchive.Entry], _ wish: VoiceWish,
    _ maker: RecordedVoiceMaker
  ) throws(InputProblem) {
    let pack = try VoicePack.read(manifest)
    voice = try maker.adopted(pack.voice, called: wish.name)
    let files = Dictionary(entries.map { ($0.name, $0.bytes) }) { first, _ in first }
    var keys: Set<TakeKey> = []
    for sound in pack.sounds {
      guard sound.file.hasPrefix(VoicePack.folder), let bytes = files[sound.file] else {
        throw VoicePack.refusal("\(sound.file.prefix(60)) is missing")
      }
      guard let key = TakeKey(sound.text, sound.language), keys.insert(key).inserted else {
        throw VoicePack.refusal("\"\(sound.text.prefix(60))\" is no text, or there twice")
      }
      guard let study = Self.study(bytes), !study.samples.isEmpty else {
        throw VoicePack.refusal("\(sound.file.prefix(60)) is no sound of a word")
      }
      var take = Take(study, text: sound.text, language: sound.language, on: maker.moment)
      take.on = RecordedVoiceMaker.isMoment(sound.on) ? sound.on : maker.moment
      take.problems = sound.problems ?? take.problems
      takes.append((take, study.samples))
      try checkLength()
    }
    guard !takes.isEmpty else { throw VoicePack.refusal("it has no sounds") }
  }

  /// The voice of `files`, each called by its text ("i want.wav"), or as a table among them says (columns
  /// text, file).
  public init(
    files: [NamedSound], _ wish: VoiceWish, _ maker: RecordedVoiceMaker
  ) throws(InputProblem) {
    voice = try maker.voice(wish)
    var keys: Set<TakeKey> = []
    let named = SoundNames(files)
    unread = named.unread
    for (text, file) in named.sounds.prefix(TakeBounds.most) {
      try checkLength()
      guard let key = TakeKey(text, wish.language), (try? SpokenText(text)) != nil else {
        unread.append(Unread(file: file.name, reason: "its name is no text that can be said"))
        continue
      }
      guard keys.insert(key).inserted else {
        unread.append(Unread(file: file.name, reason: "there is another sound of \"\(text)\""))
        continue
      }
      do throws(RecordingProblem) {
        let study = try TakeStudy(file.bytes)
        guard !study.samples.isEmpty else {
          let problem = study.problems.first ?? .silent
          unread.append(Unread(file: file.name, reason: problem.advice.prefixed))
          continue
        }
        var take = Take(study, text: text, language: wish.language, on: maker.moment)
        // Who kept it has cut it to its word already.
        take.problems.removeAll { $0 == .cut }
        takes.append((take, study.samples))
      } catch {
        unread.append(Unread(file: file.name, reason: error.reason))
      }
    }
    guard !takes.isEmpty else {
      let first = unread.first.map { ": \($0.file): \($0.reason)" } ?? ""
      throw InputProblem(
        field: "body", reason: "no sound of a word is in it\(first)",
        advice: "send WAV, FLAC or Ogg files that are called by their words, such as i want.wav")
    }
  }

  /// Throws where there is more sound than any voice has: all of it is in memory until it is kept.
  private func checkLength() throws(InputProblem) {
    let seconds = Frames(takes.reduce(0) { $0 + $1.samples.count }).seconds
    guard seconds <= TakeBounds.longestVoice else {
      throw InputProblem(
        field: "body",
        reason: "it holds more than \(Int(TakeBounds.longestVoice / 60)) minutes of sound",
        advice: "send words and phrases, and in two parts where there are so many")
    }
  }

  private static func isWanted(_ name: String) -> Bool {
    name == VoicePack.manifest || SoundNames.isSound(name) || SoundNames.isTable(name)
  }

  /// A sound of a pack: as it is where it is finished, else studied as a recording.
  private static func study(_ bytes: [UInt8]) -> TakeStudy? {
    if let sound = try? SoundFile.decode(bytes), sound.channels == 1, sound.sampleRate == .mix,
      let finished = TakeStudy(finished: sound.samples)
    {
      return finished
    }
    return try? TakeStudy(bytes)
  }
}

extension VoiceImport {
  /// Spells each text as `words` do, where it is one of them: files know no capitals.
  public mutating func spell(as words: [(text: String, language: Language)]) {
    let spelled = Dictionary(
      words.compactMap { word in TakeKey(word.text, word.language).map { ($0, word.text) } }
    ) { first, _ in first }
    for index in takes.indices {
      if let text = takes[index].take.key.flatMap({ spelled[$0] }) { takes[index].take.text = text }
    }
  }

  /// The texts that are none of `words`.
  public func unlisted(among words: [(text: String, language: Language)]) -> [String] {
    let listed = Set(words.compactMap { TakeKey($0.text, $0.language) })
    return takes.map(\.take).filter { take in take.key.map { !listed.contains($0) } ?? true }
      .map(\.text)
  }
}

extension String {
  /// Without the point at its end, so that it can stand in a sentence.
  fileprivate var prefixed: String { hasSuffix(".") ? String(dropLast()) : self }
}
