import Delivery
import Foundation
import ImageCodecs

/// A picture or animation as it is now, against the accepted one.
package struct SnapshotCheck {
    let frames: [AnimationFrame]
    /// The name in the folder of accepted pictures, and in the report.
    let name: String
    let folder: GoldenFolder
    let reportFolder: String
    let record: SnapshotTestingConfiguration.Record
    let pixelsPerPoint: Double
    var tolerance = SnapshotTolerance()
    /// The place of the assertion, as `/app/CardTests.swift:12`.
    var place: String?
    /// The word of the platform at the end of the name, such as `.linux`; empty if there is none.
    var platform = ""

    package init(
        frames: [AnimationFrame], name: String, folder: GoldenFolder, reportFolder: String,
        record: SnapshotTestingConfiguration.Record, pixelsPerPoint: Double, tolerance: SnapshotTolerance = SnapshotTolerance(),
        place: String? = nil, platform: String = ""
    ) {
        self.platform = platform
        (self.frames, self.name, self.folder, self.reportFolder) = (frames, name, folder, reportFolder)
        (self.record, self.pixelsPerPoint, self.tolerance, self.place) = (record, pixelsPerPoint, tolerance, place)
    }

    /// Returns the failure of the check; nil if it passes. A recording is a failure, too: somebody has to look at it.
    ///
    /// - Throws: `GoldenError`, `DeliveryError`, `ImageCodecError`.
    package func failure() throws -> SnapshotFailure? {
        GoldenUses.add(name, in: folder.path, platform: platform)
        if record == .all { return try recorded(because: "every picture is recorded again") }
        guard let difference = try folder.difference(frames, name: name) else {
            SnapshotReport.remove(name, from: reportFolder)
            return nil
        }
        if !difference.isMissing, !difference.isPartial, tolerance.allows(difference.reference, difference.actual) {
            SnapshotReport.remove(name, from: reportFolder)
            return nil
        }
        if record == .failed || record == .missing && difference.isMissing {
            return try recorded(because: difference.message)
        }
        let pictures = try SnapshotReport.add(difference, place: place, to: reportFolder, pixelsPerPoint: pixelsPerPoint)
        var message =
            "\(difference.message). If the change is intended, accept it by running this test with "
            + "SNAPSHOT_TESTING_RECORD=failed."
        if let tool = SnapshotTestingConfiguration.diffTool, pictures.count > 1 {
            message += "\n\(tool(pictures[0], pictures[1]))"
        }
        return SnapshotFailure(name: name, message: message, pictures: pictures)
    }

    private func recorded(because reason: String) throws -> SnapshotFailure {
        let file = try folder.record(frames, name: name, pixelsPerPoint: pixelsPerPoint)
        SnapshotReport.remove(name, from: reportFolder)
        return SnapshotFailure(
            name: name, message: "recorded, because \(reason). Look at it, then run the test again.", pictures: [file.path])
    }
}
