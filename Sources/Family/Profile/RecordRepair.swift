import MeadowFoundations

/// Brings the values of a file that somebody edited back to where its settings may be: a volume cap
/// must protect a child's ears whoever wrote it.
enum RecordRepair {
  /// Repairs `record` and returns the fields that it changed, such as "speech.volumeCapDecibels".
  static func repair(_ record: inout ProfileRecord) -> [String] {
    var fields = SettingCatalogue.all.compactMap { $0.repair(&record) }
    // The four factors belong together: with one that cannot be, all are the standard ones.
    if (try? record.speech.prosody.validated()) == nil {
      record.speech.prosody = .standard
      fields.append("speech.prosody")
    }
    return fields
  }
}
