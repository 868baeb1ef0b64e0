import Foundation
import TestSupport
import Testing

@testable import Charts

@MainActor
@Suite("Stacks, groups and rings")
struct ArrangementTests {
    private func arranged(@ChartContentBuilder _ content: () -> some ChartContent) -> [ArrangedMark] {
        MarkArrangement(MarkCollector.marks(of: content()), calendar: Calendar(identifier: .gregorian)).marks
    }

    /// From where to where a mark reaches along an axis.
    private func span(_ mark: ArrangedMark, _ axis: Axis) -> [Double] { mark.data(on: axis).compactMap(\.scalar) }

    @Test func barsAtOneValueStandOnOneAnother() {
        let marks = arranged {
            BarMark(x: .value("x", "a"), y: .value("y", 3))
            BarMark(x: .value("x", "a"), y: .value("y", -2))
            BarMark(x: .value("x", "b"), y: .value("y", 1))
            BarMark(x: .value("x", "a"), y: .value("y", 4))
        }
        expect(marks.map { span($0, .vertical) }, equals: [[0, 3], [0, -2], [0, 1], [3, 7]])
        expect(marks.map(\.endsStack), equals: [false, true, true, true])
    }

    @Test func stacksOfOtherKinds() {
        for (method, expected) in [
            (MarkStackingMethod.normalized, [[0, 0.25], [0.25, 1]]), (.center, [[-2, -1], [-1, 2]]), (.unstacked, [[0, 1], [0, 3]]),
        ] {
            let marks = arranged {
                ForEach([1, 3], id: \.self) { BarMark(x: .value("x", "a"), y: .value("y", $0), stacking: method) }
            }
            expect(marks.map { span($0, .vertical) }, equals: expected)
        }
    }

    @Test func barsReachAlongTheirNumber() {
        let day = Date(timeIntervalSince1970: 0)
        let marks = arranged {
            BarMark(x: .value("x", 3), y: .value("y", "a"))
            BarMark(x: .value("x", day, unit: .day), y: .value("y", 3))
            BarMark(x: .value("x", 1), y: .value("y", 3))
            BarMark(x: .value("x", 5))
            BarMark(x: .value("x", "a"), yStart: .value("s", 1), yEnd: .value("e", 2))
        }
        expect(marks.map(\.lengthAxis), equals: [.horizontal, .vertical, .vertical, .horizontal, nil])
        expect(span(marks[4], .vertical), equals: [1, 2])
    }

    @Test func groupsStandSideBySide() {
        let marks = arranged {
            ForEach(["p", "q"], id: \.self) { group in
                BarMark(x: .value("x", "a"), y: .value("y", 3)).position(by: .value("g", group))
            }
        }
        expect(marks.map { $0.place?.index }, equals: [0, 1])
        #expect(marks.allSatisfy { $0.place?.count == 2 && $0.place?.axis == .horizontal })
        expect(marks.map { span($0, .vertical) }, equals: [[0, 3], [0, 3]])
    }

    @Test func sectorsShareTheirRing() {
        let marks = arranged { ForEach([1, 2, 5], id: \.self) { SectorMark(angle: .value("n", $0)) } }
        expect(marks.map { $0.turn?.end }, equals: [0.125, 0.375, 1])
    }

    @Test("What a mark says itself stands before what is said around it")
    func innerBeforeOuter() {
        let marks = arranged {
            Plot {
                PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(9)
                PointMark(x: .value("x", 1), y: .value("y", 1)).opacity(0.5)
            }
            .symbolSize(100)
            .opacity(0.5)
        }
        expect(marks[0].mark.attributes.symbolSize, equals: SymbolArea.size(ofArea: 9))
        expect(marks[1].mark.attributes.symbolSize, equals: SymbolArea.size(ofArea: 100))
        expect(marks.map(\.mark.attributes.opacity), equals: [0.5, 0.25])
    }
}
