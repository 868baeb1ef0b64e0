import Foundation
import PreviewRendering
import Snapshots
import XCTest

/// A class of tests that are the previews of the program: one for each that its filters leave. `zoetrope test` lists them.
///
/// Source: SnapshotPreviews, `PreviewFilters`.
open class PreviewBaseTest: XCTestCase {
    /// The previews to take, as regular expressions for `Module.Name` or `Module/File.swift:line`; nil for all.
    open class func snapshotPreviews() -> [String]? { nil }

    /// The previews to leave out, in the same form.
    open class func excludedSnapshotPreviews() -> [String]? { nil }

    /// The modules whose previews to take; nil for all.
    open class func snapshotPreviewModules() -> [String]? { nil }

    /// The modules whose previews to leave out.
    open class func excludedSnapshotPreviewModules() -> [String]? { nil }

    /// Runs the test of one preview.
    ///
    /// - Parameter goldens: the folder of accepted pictures, absolute.
    @MainActor package func check(_ preview: String, goldens: String) async throws {}

    /// The tests of the class, for the list of a suite.
    @MainActor public static func _previewTests(goldens: String) -> [(String, (PreviewBaseTest) -> () throws -> Void)] {
        previews().map { name in
            let test = asyncTest { (test: PreviewBaseTest) in
                nonisolated(unsafe) let test = test
                return { try await test.check(name, goldens: goldens) }
            }
            return ("test_\(name)", test)
        }
    }

    /// The names of the previews that the filters leave.
    @MainActor static func previews() -> [String] {
        let filter = PreviewFilter(
            included: snapshotPreviews(), excluded: excludedSnapshotPreviews(), includedModules: snapshotPreviewModules(),
            excludedModules: excludedSnapshotPreviewModules())
        return PreviewSuite.places().filter(filter.matches).map(\.name)
    }
}

/// Compares a picture of each preview with the accepted one.
///
/// Source: SnapshotPreviews, `SnapshotTest`, which attaches the pictures to the result of the tests.
open class SnapshotTest: PreviewBaseTest {
    @MainActor package override func check(_ preview: String, goldens: String) async throws {
        var snapshots = PreviewSnapshots(goldens: goldens)
        snapshots.expandsScrollViews = true
        await snapshots.check(preview)
    }
}

/// Lays each preview out, and fails where one stops or throws; nothing is kept.
///
/// Source: SnapshotPreviews, `PreviewLayoutTest`.
open class PreviewLayoutTest: PreviewBaseTest {
    @MainActor package override func check(_ preview: String, goldens: String) async throws {
        _ = try await PreviewSuite(options: .init()).film(preview)
    }
}
