import Foundation

/// When goldens are written.
///
/// The names are swift-snapshot-testing's, and so is the environment variable `SNAPSHOT_TESTING_RECORD`.
public enum SnapshotRecordMode: String, Sendable, CaseIterable {
    /// Every golden is written anew.
    case all
    /// Goldens that differ or are missing are written.
    case failed
    /// Missing goldens are written.
    case missing
    /// Nothing is written.
    case never

    /// The mode of this process: what `SNAPSHOT_TESTING_RECORD` says, else `missing`; and always `never` where `CI` is set,
    /// because nobody would look at what is recorded there.
    public static var current: SnapshotRecordMode { mode(in: ProcessInfo.processInfo.environment) }

    static func mode(in environment: [String: String]) -> SnapshotRecordMode {
        if let ci = environment["CI"], !ci.isEmpty, ci != "false", ci != "0" { return .never }
        return environment["SNAPSHOT_TESTING_RECORD"].flatMap(SnapshotRecordMode.init) ?? .missing
    }
}
