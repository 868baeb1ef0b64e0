import Testing

extension Trait where Self == SnapshotsTrait {
    /// Says for a test or a whole suite when pictures are written.
    public static func snapshots(record: SnapshotTestingConfiguration.Record? = nil) -> SnapshotsTrait {
        SnapshotsTrait(record: record)
    }
}

/// A test or a suite whose snapshots are tested in another way.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
    let record: SnapshotTestingConfiguration.Record?

    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withSnapshotTesting(record: record) { try await function() }
    }
}
