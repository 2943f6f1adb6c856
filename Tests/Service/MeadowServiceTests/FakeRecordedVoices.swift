import MeadowFoundations
import MeadowRuntime
import RecordedVoices

/// Recorded voices of a family that has none.
struct FakeRecordedVoices: RecordedVoicesService {
  private static let none = InputProblem(
    .unknown, field: "id", reason: "there is none", advice: "record one")

  func recordedVoices() -> [RecordedVoiceSummary] { [] }
  func addVoice(_ wish: VoiceWish) throws -> RecordedVoiceSummary { throw Self.none }
  func recordedVoice(_ id: String, language: String?) throws -> RecordedVoiceReply {
    throw Self.none
  }
  func keepTake(
    _ bytes: [UInt8], of text: String, language: String?, voice: String
  ) throws -> TakeReply { throw Self.none }
  func take(of text: String, language: String?, voice: String) throws -> FamilyFile {
    throw Self.none
  }
  func removeTake(of text: String, language: String?, voice: String) throws { throw Self.none }
  func eraseVoice(_ id: String) throws { throw Self.none }
  func pack(of id: String) throws -> FamilyFile { throw Self.none }
  func importVoice(_ bytes: [UInt8], _ wish: VoiceWish) throws -> VoiceImportReply {
    throw Self.none
  }
}
