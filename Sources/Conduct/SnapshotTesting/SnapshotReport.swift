import Delivery
import Foundation
import HostProtocol
import Synchronization

/// The pages of what fails in this process: each is written when the process ends, with what other test processes and former
/// runs have added and nobody has mended since.
enum SnapshotReport {
    private static let folders = Mutex<Set<String>>([])

    /// Draws up a difference, and answers the paths of pictures of its first bad frame and that of the page.
    static func add(_ difference: GoldenDifference, place: String?, to folder: String, pixelsPerPoint: Double) throws -> [String] {
        let report = FailureReport(folder: folder, pixelsPerPoint: pixelsPerPoint)
        watch(folder)
        return try report.add(difference, place: place) + ["\(folder)/index.html"]
    }

    /// Takes out what a former run found wrong with a picture that is right now.
    static func remove(_ name: String, from folder: String) {
        guard ReportFolder(path: folder).isThere else { return }
        FailureReport(folder: folder, pixelsPerPoint: 1).remove(name)
        watch(folder)
    }

    private static func watch(_ folder: String) {
        let isFirst = folders.withLock { folders in
            defer { folders.insert(folder) }
            return folders.isEmpty
        }
        guard isFirst else { return }
        atexit {
            for folder in SnapshotReport.folders.withLock({ $0.sorted() }) {
                _ = try? FailureReport(folder: folder, pixelsPerPoint: 1).writePage(isLast: false)
            }
        }
    }
}
