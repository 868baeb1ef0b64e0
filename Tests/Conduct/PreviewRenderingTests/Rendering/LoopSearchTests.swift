import Drawing
import Foundation
import Geometry
import Testing

@testable import PreviewRendering

@Suite("The search for what repeats itself") struct LoopSearchTests {
    private func frame(_ step: Int) -> DisplayList {
        let boxes = (0..<20).map { CGRect(x: Double($0 * 31 + step % 30), y: 4, width: 10, height: 10) }
        return DisplayList(
            size: CGSize(width: 700, height: 20), items: boxes.map { .fill(Path($0), FillStyle(), .color(.black)) })
    }

    @Test("What has come back is found, and again for as long as is proof") func found() {
        var search = LoopSearch(framesPerSecond: 30)
        let periods = (0..<121).map { search.add(frame($0)) }
        let first = periods.firstIndex { !$0.isEmpty }
        // Three seconds after the first period.
        #expect(first == 119 && periods[119] == [30] && !search.isExhausted)
    }

    @Test("Very much is not compared for long") func exhausted() {
        let effort = FrameShape(frame(0)).effort
        var search = LoopSearch(framesPerSecond: 30, mostEffort: 3 * effort)
        var count = 0
        while !search.isExhausted, count < 100 {
            _ = search.add(frame(count))
            count += 1
        }
        #expect((2...3).contains(count))
        #expect(!search.mayLook(after: 0.1, for: nil))
    }
}
