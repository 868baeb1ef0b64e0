import Foundation
import HostProtocol
import ImageCodecs
import Pixels
import TestSupport
import Testing

@testable import Delivery
@testable import Inspection

/// What the inspector answers when it is asked to compare.
@Suite("The inspector's comparisons") struct PictureComparisonTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ level: UInt8, _ path: String) throws {
        let picture = Pixmap(widthInPixels: 1, heightInPixels: 2, bytes: [level, level, level, 255, 0, 0, 0, 255])
        try AtomicFile.write(try PNGEncoder(effort: .standard).encode(picture), to: "\(folder.path)/\(path)")
    }

    private func events() -> [HostEvent] {
        var events: [HostEvent] = []
        let request = InspectionRequest.Comparison(
            reference: "\(folder.path)/old", actual: "\(folder.path)/new", report: "\(folder.path)/report", filter: ["*"], pixelsPerPoint: 1
        )
        ImageComparison(request).run { events.append($0) }
        return events
    }

    private var hasReport: Bool { ReportFolder(path: "\(folder.path)/report").isThere }

    @Test("Differences, faults, the page and the sum, in this order") func differences() throws {
        try write(1, "old/a.png")
        try write(2, "new/a.png")
        try write(3, "old/b.png")
        try AtomicFile.write([1, 2, 3], to: "\(folder.path)/new/b.png")
        for side in ["old", "new"] { try write(4, "\(side)/c.png") }
        let events = events()
        expect(events.count, equals: 4)
        guard case .difference(let difference)? = events.first else {
            Issue.record("no difference is told first")
            return
        }
        #expect(difference.name == "a.png" && difference.paths.count == 3)
        #expect(difference.paths.allSatisfy { FileManager.default.fileExists(atPath: $0) })
        if case .failure(nil, .file, let message) = events[1] {
            #expect(message.contains("new/b.png"))
        } else {
            Issue.record("the fault is not told")
        }
        if case .file(let file) = events[2] {
            expect(file.path, equals: "\(folder.path)/report/index.html")
        } else {
            Issue.record("no page is told")
        }
        if case .summary(let summary) = events[3] {
            #expect((summary.files, summary.failures, summary.differences) == (3, 1, 1))
        } else {
            Issue.record("there is no sum")
        }
    }

    @Test("What is the same leaves no report, nor that of an earlier run") func same() throws {
        try write(1, "old/a.png")
        try write(2, "new/a.png")
        _ = events()
        #expect(hasReport)
        try write(1, "new/a.png")
        let events = events()
        #expect(!hasReport && events.count == 1)
    }

    @Test("Where there are no pictures, an earlier report stays") func nothing() throws {
        try write(1, "old/a.png")
        try write(2, "new/a.png")
        _ = events()
        for side in ["old", "new"] { try FileManager.default.removeItem(atPath: "\(folder.path)/\(side)/a.png") }
        guard case .summary(let summary)? = events().first else {
            Issue.record("there is no sum")
            return
        }
        #expect(summary.files == 0 && hasReport)
    }
}
