import Foundation
import Testing
import WidgetArchive

@testable import PreviewRendering

@Suite("What is drawn of an archive that anybody may have written") struct PresentationBudgetTests {
    @Test("A picture as large as a file can ask for is refused, every widget's is not") func picture() throws {
        #expect(throws: ArchiveError.self) { try PresentationBudget(size: CGSize(width: 16_384, height: 16_384), scale: 3) }
        #expect(throws: ArchiveError.self) { try PresentationBudget(size: CGSize(width: 1e7, height: 1e7), scale: 16) }
        let budget = try PresentationBudget(size: CGSize(width: 860, height: 412), scale: 9)
        #expect(budget.frames > 140)
    }

    @Test("All films together are bounded, at the rate that is asked for") func films() throws {
        let budget = try PresentationBudget(size: CGSize(width: 170, height: 170), scale: 3)
        try budget.allow(seconds: [240], framesPerSecond: 60)
        let hours = Array(repeating: 3600.0, count: 2)
        #expect(throws: ArchiveError.self) { try budget.allow(seconds: hours, framesPerSecond: 30) }
        #expect(throws: ArchiveError.self) { try budget.allow(seconds: [240], framesPerSecond: 1000) }
        // What all of it takes in memory is bounded.
        let bytesOfFrame = 510.0 * 510 * 4
        #expect(Double(budget.frames) * bytesOfFrame < 18e9)
        let words = "\(budget.tooMany(300_000))"
        #expect(words.contains("300000 frames") && words.contains("--fps"))
    }
}
