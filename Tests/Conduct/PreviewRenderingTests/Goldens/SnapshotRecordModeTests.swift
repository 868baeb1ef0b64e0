import TestSupport
import Testing

@testable import SnapshotTesting

@Suite("When pictures are written") struct SnapshotRecordModeTests {
    typealias Record = SnapshotTestingConfiguration.Record

    @Test(arguments: [
        ([:], Record.missing), (["SNAPSHOT_TESTING_RECORD": "all"], .all),
        (["SNAPSHOT_TESTING_RECORD": "failed"], .failed), (["SNAPSHOT_TESTING_RECORD": "never"], .never),
        (["SNAPSHOT_TESTING_RECORD": "nonsense"], .missing), (["CI": "true"], .never),
        (["CI": "true", "SNAPSHOT_TESTING_RECORD": "all"], .never), (["CI": ""], .missing), (["CI": "false"], .missing),
        (["CI": "0", "SNAPSHOT_TESTING_RECORD": "failed"], .failed),
    ])
    func mode(_ environment: [String: String], _ expected: Record) {
        SnapshotTestingConfiguration.$environment.withValue(environment) {
            expect(SnapshotTestingConfiguration.record(asked: nil), equals: expected)
        }
    }

    @Test("What is said nearer counts more, and nothing is written where CI is set") func nearer() async {
        let environment = ["SNAPSHOT_TESTING_RECORD": "never"]
        func record(_ asked: Record? = nil, _ more: [String: String] = [:]) -> Record {
            SnapshotTestingConfiguration.$environment.withValue(environment.merging(more) { $1 }) {
                SnapshotTestingConfiguration.record(asked: asked)
            }
        }
        withSnapshotTesting(record: .failed) {
            #expect(record() == .failed && record(true) == .all)
            withSnapshotTesting { expect(record(), equals: .failed) }
            expect(record(.all, ["CI": "1"]), equals: .never)
        }
        await withSnapshotTesting(record: false) {
            await Task.yield()
            expect(record(), equals: .missing)
        }
        expect(record(), equals: .never)
    }

    @Test("A trait says it for a test", .snapshots(record: .all)) func trait() {
        expect(SnapshotTestingConfiguration.current?.record, equals: .all)
    }

    @Test(arguments: [("testCard()", "testCard"), ("a card of two()", "a-card-of-two"), ("x_1(_:)", "x_1-_"), ("é--b", "é-b")])
    func names(_ name: String, _ expected: String) {
        expect(SnapshotAssertion.sanitized(name), equals: expected)
    }
}
