import Testing

@testable import Snapshots

@Suite("When goldens are written") struct SnapshotRecordModeTests {
    @Test(arguments: [
        ([:], SnapshotRecordMode.missing), (["SNAPSHOT_TESTING_RECORD": "all"], .all),
        (["SNAPSHOT_TESTING_RECORD": "failed"], .failed), (["SNAPSHOT_TESTING_RECORD": "never"], .never),
        (["SNAPSHOT_TESTING_RECORD": "nonsense"], .missing), (["CI": "true"], .never),
        (["CI": "true", "SNAPSHOT_TESTING_RECORD": "all"], .never), (["CI": ""], .missing), (["CI": "false"], .missing),
        (["CI": "0", "SNAPSHOT_TESTING_RECORD": "failed"], .failed),
    ])
    func mode(_ environment: [String: String], _ expected: SnapshotRecordMode) {
        #expect(SnapshotRecordMode.mode(in: environment) == expected)
    }
}
