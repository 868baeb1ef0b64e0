import Appearance
import Delivery
import Foundation
import HostProtocol
import PreviewRendering
import RunContext
import Synchronization

/// How snapshots are tested; see ``withSnapshotTesting(record:diffTool:operation:)``.
///
/// The names are swift-snapshot-testing's, and so are the environment variables.
public struct SnapshotTestingConfiguration: Sendable {
    /// When pictures are written that later runs compare with.
    public struct Record: Sendable, Equatable, ExpressibleByBooleanLiteral {
        /// Every picture is written anew, and its test fails.
        public static let all = Record(.all)
        /// Those that differ or are missing are written, and their tests fail.
        public static let failed = Record(.failed)
        /// Missing ones are written, and their tests fail: somebody has to look at them.
        public static let missing = Record(.missing)
        /// Records no pictures.
        public static let never = Record(.never)

        enum Mode: String { case all, failed, missing, never }
        let mode: Mode

        private init(_ mode: Mode) { self.mode = mode }

        /// Creates the mode of a name: `all`, `failed`, `missing` or `never`.
        public init?(rawValue: String) {
            guard let mode = Mode(rawValue: rawValue) else { return nil }
            self.mode = mode
        }

        /// Creates the mode that an older form gives; nil if it gives none.
        init?(_ recording: Bool?) {
            guard let recording else { return nil }
            mode = recording ? .all : .missing
        }

        /// `true` is `all`, `false` is `missing`.
        public init(booleanLiteral value: BooleanLiteralType) { mode = value ? .all : .missing }

        /// Creates the mode that `SNAPSHOT_TESTING_RECORD` names in an environment; nil if the variable is missing.
        init?(environment: [String: String]) throws(UnknownMode) {
            guard let name = environment["SNAPSHOT_TESTING_RECORD"] else { return nil }
            guard let mode = Mode(rawValue: name) else { throw UnknownMode(name: name) }
            self.mode = mode
        }

        /// A value of `SNAPSHOT_TESTING_RECORD` that is none of its words.
        struct UnknownMode: Error, CustomStringConvertible {
            let name: String
            var description: String { "SNAPSHOT_TESTING_RECORD is '\(name)', but must be all, failed, missing or never." }
        }
    }

    /// When pictures are written; nil: as the enclosing configuration sets it.
    public var record: Record?

    /// The tool whose command a failure prints for the two images; nil: the tool of the enclosing configuration, or else the paths alone.
    public var diffTool: DiffTool?

    /// The system whose bars, controls and colours snapshots show; nil: that of the enclosing configuration, else of
    /// `zoetrope test --os`, else iOS 26.
    public var system: System?

    public init(record: Record? = nil, diffTool: DiffTool? = nil, system: System? = nil) {
        (self.record, self.diffTool, self.system) = (record, diffTool, system)
    }

    /// A system that snapshots can show.
    public enum System: Sendable, CaseIterable { case iOS14, iOS17, iOS18, iOS26 }

    /// Names the command that shows two images beside each other.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
        private let command: @Sendable (String, String) -> String

        /// Creates a command from a closure that receives the paths of the accepted image and of the failed one.
        public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) { command = tool }

        /// A program that takes the two paths.
        public init(stringLiteral value: StringLiteralType) { command = { "\(value) \($0) \($1)" } }

        /// The paths alone.
        public init(nilLiteral: ()) { self = .default }

        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String { self(currentFilePath, failedFilePath) }
        func callAsFunction(_ current: String, _ failed: String) -> String { command(current, failed) }

        /// The command of Kaleidoscope.
        public static let ksdiff: DiffTool = "ksdiff"
        /// The two paths.
        public static let `default` = DiffTool { "@-\n\"file://\($0)\"\n@+\n\"file://\($1)\"" }
    }

    /// The configuration of the innermost `withSnapshotTesting` that is running.
    @TaskLocal public static var current: SnapshotTestingConfiguration?

    /// The settings of the process, which a test changes by the older forms ``isRecording`` and ``diffTool``.
    static var ofProcess: SnapshotTestingConfiguration {
        get { processSettings.withLock { $0 } }
        set { processSettings.withLock { $0 = newValue } }
    }
    private static let processSettings = Mutex(SnapshotTestingConfiguration())

    /// The tool whose command a failure prints; nil: the paths alone.
    static var diffTool: DiffTool? { current?.diffTool ?? ofProcess.diffTool }

    /// The variables that are read; nil: those of the process. Tests of recording set their own, whatever runs them.
    @TaskLocal static var environment: [String: String]?

    private static var variables: [String: String] { environment ?? ProcessInfo.processInfo.environment }

    /// Returns when pictures are written now: never where `CI` is set, because nobody would look at them there. Otherwise the call
    /// decides, then the configuration.
    ///
    /// - Throws: ``Record/UnknownMode`` for a variable that is none of its words.
    package static func record(asked: Record?) throws -> Record {
        let configured = try configuredRecord()
        return AutomaticRun.isOne(in: variables) ? .never : asked ?? configured
    }

    /// Returns when pictures are to be written by `withSnapshotTesting`, then `isRecording`, then the environment; by default only missing
    /// ones are.
    ///
    /// - Throws: ``Record/UnknownMode`` for a variable that is none of its words.
    static func configuredRecord() throws -> Record {
        let named = try Record(environment: variables)
        return current?.record ?? ofProcess.record ?? named ?? .missing
    }

    /// The pixels per point of screens where a run gives them, as a simulator that was recorded on has its own; nil: those of each device.
    static func screenScale() -> CGFloat? { variables[SuiteVariables.scale].flatMap(Double.init).map { CGFloat($0) } }

    /// The height of the status bar of the simulator that the tests' app ran on, in points; nil where the tests run without an app.
    ///
    /// A run may give it. Without a height it is 54, as on all iPhones with a Dynamic Island. A recorded picture of two pixels per point
    /// comes from another one: 48 is that of the iPhone 11, 24 that of an iPad for the screen of a tablet.
    static func statusBar(atScale scale: CGFloat, of config: ViewImageConfig) -> CGFloat? {
        guard let value = variables[SuiteVariables.statusBar] else { return nil }
        if let height = Double(value) { return CGFloat(height) }
        return scale > 2 ? 54 : config.traits.userInterfaceIdiom == .pad ? 24 : 48
    }

    /// The system that snapshots show now.
    package static func systemName() -> SystemName {
        if let system = current?.system ?? ofProcess.system { return SystemName(system) }
        return variables[SuiteVariables.system].flatMap(SystemName.init) ?? .iOS26
    }

    /// The end of a picture's name where `SNAPSHOT_TESTING_PLATFORM` is set, such as `.linux`: pictures that were recorded on another
    /// system lie beside it under the name without it.
    static func platformEnding() -> String {
        guard let platform = variables[SuiteVariables.platform], !platform.isEmpty else { return "" }
        return "." + SnapshotAssertion.sanitized(platform)
    }

    /// The file to which uses of goldens are written; nil unless `zoetrope test` asks for them.
    static var usesOfGoldens: String? { variables[SuiteVariables.goldens] }

    /// The folder of what failed: `SNAPSHOT_ARTIFACTS`, or `zoetrope-report` in the folder that the tests are run in.
    package static func reportFolder() -> String {
        if let folder = variables["SNAPSHOT_ARTIFACTS"], !folder.isEmpty { return folder }
        return FileManager.default.currentDirectoryPath + "/zoetrope-report"
    }
}

/// Tests snapshots in another way for the length of an operation.
///
/// - Parameters:
///   - record: when pictures are written; nil: as the enclosing configuration sets it.
///   - diffTool: names the command that shows the differences; nil: as the enclosing configuration sets it.
///   - system: the system that snapshots show; nil: as the enclosing configuration sets it.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    system: SnapshotTestingConfiguration.System? = nil, operation: () throws -> Result
) rethrows -> Result {
    let outer = SnapshotTestingConfiguration.current
    let configuration = SnapshotTestingConfiguration(
        record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool, system: system ?? outer?.system)
    return try SnapshotTestingConfiguration.$current.withValue(configuration) {
        try RunContext.with(\.systemRelease, SystemRelease(SnapshotTestingConfiguration.systemName())) { try operation() }
    }
}

/// Tests snapshots in another way for the length of an operation that waits.
///
/// - Parameters:
///   - record: when pictures are written; nil: as the enclosing configuration sets it.
///   - diffTool: names the command that shows the differences; nil: as the enclosing configuration sets it.
///   - system: the system that snapshots show; nil: as the enclosing configuration sets it.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    system: SnapshotTestingConfiguration.System? = nil, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
) async rethrows -> Result {
    let outer = SnapshotTestingConfiguration.current
    let configuration = SnapshotTestingConfiguration(
        record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool, system: system ?? outer?.system)
    return try await SnapshotTestingConfiguration.$current.withValue(configuration) {
        try await RunContext.with(\.systemRelease, SystemRelease(SnapshotTestingConfiguration.systemName())) { try await operation() }
    }
}

extension SystemName {
    init(_ system: SnapshotTestingConfiguration.System) {
        self =
            switch system {
            case .iOS14: .iOS14
            case .iOS17: .iOS17
            case .iOS18: .iOS18
            case .iOS26: .iOS26
            }
    }
}
