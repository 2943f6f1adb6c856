import Dispatch
import MeadowFiles
public import MeadowFoundations
import MeadowPictures
public import MeadowStore

extension MyWords {
  /// Gives the word `id` a photo: JPEG, PNG, GIF or WebP, re-encoded so that nothing but the picture
  /// stays. Takes up to a second for a large one, in which other changes go on.
  public nonisolated func setPhoto(
    _ bytes: [UInt8], of id: Int
  ) async throws(FamilyProblem) -> PhotoID {
    // Asked before the work and again with the change: it may be removed in between.
    do throws(InputProblem) { _ = try MyWordsState(FamilyWords(words: all())).word(id) } catch {
      throw .input(error)
    }
    let photo = try Self.kept(await photoEncoder.encode(bytes))
    try await attach(photo, to: id)
    return photo.id
  }

  /// Takes the photo of the word `id` away.
  public func removePhoto(of id: Int) throws(FamilyProblem) -> MyWord {
    try change(id) { $0.photo = nil }
  }

  /// The photo `id` with its media type, or nil where no word has it. Waits for the disk.
  public func photo(
    _ id: PhotoID
  ) throws(FamilyProblem) -> (mediaType: String, bytes: [UInt8])? {
    try FamilyProblem.of { () throws(StoreError) in try store.photo(id) }
      .map { ($0.mediaType, $0.bytes) }
  }

  /// What was encoded, as it is kept: under the name that its bytes give it.
  static func kept(
    _ encoded: Result<Picture, PictureProblem>
  ) throws(FamilyProblem) -> StoredPhoto {
    switch encoded {
    case .failure(let problem):
      throw .input(InputProblem(field: "photo", reason: problem.reason, advice: problem.advice))
    case .success(let picture):
      guard let name = PhotoID(Digest(of: picture.bytes, size: .bits128).hex) else {
        preconditionFailure("a digest of 128 bits is the name of a photo")
      }
      return StoredPhoto(id: name, mediaType: picture.mediaType.rawValue, bytes: picture.bytes)
    }
  }

  private func attach(_ photo: StoredPhoto, to id: Int) throws(FamilyProblem) {
    _ = try perform(adding: [photo]) { state throws(InputProblem) in
      try state.change(id, position: nil) { $0.photo = photo.id }
    }
  }
}

/// Re-encodes photos, one at a time, so that many at once need no more memory than one.
final class PhotoEncoder: Sendable {
  private let queue = DispatchQueue(label: "meadow.photos", qos: .utility)

  /// The picture of `bytes`, small and bare.
  func encode(_ bytes: [UInt8]) async -> Result<Picture, PictureProblem> {
    await withCheckedContinuation { continuation in
      queue.async {
        continuation.resume(
          returning: Result { () throws(PictureProblem) in try Picture.reencode(bytes) })
      }
    }
  }
}
