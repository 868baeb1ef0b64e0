import TestSupport
import Testing

@testable import SnapshotTesting

@Suite("When pictures are written") struct SnapshotRecordModeTests {
    typealias Record = SnapshotTestingConfiguration.Record

    @Test(arguments: [
        ([:], Record.missing), (["SNAPSHOT_TESTING_RECORD": "all"], .all),
        (["SNAPSHOT_TESTING_RECORD": "failed"], .failed), (["SNAPSHOT_TESTING_RECORD": "never"], .never),
        (["CI": "true"], .never),
        (["CI": "true", "SNAPSHOT_TESTING_RECORD": "all"], .never), (["CI": ""], .missing), (["CI": "false"], .missing),
        (["CI": "0", "SNAPSHOT_TESTING_RECORD": "failed"], .failed),
    ])
    func mode(_ environment: [String: String], _ expected: Record) throws {
        try SnapshotTestingConfiguration.$environment.withValue(environment) {
            expect(try SnapshotTestingConfiguration.record(asked: nil), equals: expected)
        }
    }

    @Test("A word that is no mode is an error with the words that are") func unknownMode() {
        SnapshotTestingConfiguration.$environment.withValue(["SNAPSHOT_TESTING_RECORD": "bogus"]) {
            let error = #expect(throws: Record.UnknownMode.self) { try SnapshotTestingConfiguration.record(asked: nil) }
            expect(
                error.map { "\($0)" }, equals: "SNAPSHOT_TESTING_RECORD is 'bogus', but must be all, failed, missing or never.")
        }
    }

    @Test("A platform's word ends the names of pictures") func platform() {
        for (environment, ending) in [
            ([:], ""), (["SNAPSHOT_TESTING_PLATFORM": "linux"], ".linux"), (["SNAPSHOT_TESTING_PLATFORM": ""], ""),
        ] {
            SnapshotTestingConfiguration.$environment.withValue(environment) {
                expect(SnapshotTestingConfiguration.platformEnding(), equals: ending)
            }
        }
    }

    @Test("A run's scale takes the place of the device's, and a test's own stays") func scale() {
        SnapshotTestingConfiguration.$environment.withValue(["ZOETROPE_TEST_SCALE": "3"]) {
            expect(SnapshotSetting(config: .iPhone8(.portrait)).renderOptions.scale, equals: 3)
            var setting = SnapshotSetting(config: ViewImageConfig())
            expect(setting.renderOptions.scale, equals: 3)
            setting.scale = 1
            expect(setting.renderOptions.scale, equals: 1)
        }
        expect(SnapshotSetting(config: .iPhone8(.portrait)).renderOptions.scale, equals: 2)
    }

    @Test("What is said nearer counts more, and nothing is written where CI is set") func nearer() async throws {
        let environment = ["SNAPSHOT_TESTING_RECORD": "never"]
        func record(_ asked: Record? = nil, _ more: [String: String] = [:]) throws -> Record {
            try SnapshotTestingConfiguration.$environment.withValue(environment.merging(more) { $1 }) {
                try SnapshotTestingConfiguration.record(asked: asked)
            }
        }
        try withSnapshotTesting(record: .failed) {
            expect(try record(), equals: .failed)
            expect(try record(true), equals: .all)
            try withSnapshotTesting { expect(try record(), equals: .failed) }
            expect(try record(.all, ["CI": "1"]), equals: .never)
        }
        try await withSnapshotTesting(record: false) {
            await Task.yield()
            expect(try record(), equals: .missing)
        }
        expect(try record(), equals: .never)
    }

    @Test("A trait says it for a test", .snapshots(record: .all)) func trait() {
        expect(SnapshotTestingConfiguration.current?.record, equals: .all)
    }

    @Test(arguments: [("testCard()", "testCard"), ("a card of two()", "a-card-of-two"), ("x_1(_:)", "x_1-_"), ("é--b", "é-b")])
    func names(_ name: String, _ expected: String) {
        expect(SnapshotAssertion.sanitized(name), equals: expected)
    }
}
