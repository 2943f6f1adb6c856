package import MeadowFiles
public import MeadowFoundations
import SoundFiles

#if canImport(Glibc)
  import Glibc
#endif

extension TakeStore {
  /// Keeps a voice that comes in with all its takes, or nothing of it: the voice is there once its file is.
  package func install(_ voice: VoiceImport) throws(FileProblem) {
    let id = voice.voice.id
    let part = staging(of: id)
    Files.remove(part)
    do throws(FileProblem) {
      try Files.makeDirectory(directory, for: .family)
      try Files.makeDirectory(part, for: .family)
      var takes: [TakeKey: Take] = [:]
      for (take, samples) in voice.takes {
        guard let key = take.key,
          let bytes = try? SoundFile.encode(samples, as: .flac, comment: take.comment)
        else { continue }
        try DurableFile.write(bytes, to: "\(part)/\(take.file)", as: .family)
        takes[key] = take
      }
      try TakeIndex.write(takes, to: part)
      guard rename(part, folder(of: id)) == 0 else { throw FileProblem(errno, at: part) }
      try write(voice.voice)
      open(id)
    } catch {
      erase(id)
      throw error
    }
  }

  /// The pack of `voice`; nil where there is no memory for it. Blocks for all its files.
  public func pack(of voice: RecordedVoiceFile) -> [UInt8]? {
    VoicePack.bytes(of: voice, in: self)
  }

  /// The recorded voices whose files are here, those that can be read, with their takes known; those of
  /// `known` are not read again.
  public func voices(butTakesOf known: [VoiceID] = []) -> [RecordedVoiceFile] {
    Files.names(in: directory).filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
      guard let bytes = Files.read("\(directory)/\(name)", atMost: 65_536),
        let voice = RecordedVoiceFile(bytes: bytes), "\(voice.id).json" == name
      else { return nil }
      if !known.contains(voice.id) { open(voice.id) }
      return voice
    }
  }

  /// Removes what imports of an earlier run left half done.
  public func tidy() {
    for name in Files.names(in: directory) where name.hasPrefix(".") && name.hasSuffix(".part") {
      Files.remove("\(directory)/\(name)")
    }
  }
}
