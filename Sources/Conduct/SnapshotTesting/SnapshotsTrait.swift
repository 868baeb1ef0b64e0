import Testing

extension Trait where Self == SnapshotsTrait {
    /// The settings of a test or a whole suite, as they are without it.
    public static var snapshots: SnapshotsTrait { snapshots() }

    /// Sets for a test or a whole suite when snapshots are written, the tool that shows differences, and the system that they show.
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
        system: SnapshotTestingConfiguration.System? = nil
    ) -> SnapshotsTrait { snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool, system: system)) }

    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> SnapshotsTrait {
        SnapshotsTrait(configuration: configuration)
    }
}

/// A test or a suite whose snapshots are tested in another way.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
    let configuration: SnapshotTestingConfiguration

    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool, system: configuration.system) {
            try await function()
        }
    }
}
