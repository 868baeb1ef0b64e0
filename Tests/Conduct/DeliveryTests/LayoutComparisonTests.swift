import Foundation
import HostProtocol
import ImageCodecs
import Pixels
import TestSupport
import Testing

@testable import Inspection

@Suite("Layouts of pictures") struct LayoutComparisonTests {
    /// A picture of rectangles on white, in points.
    private func picture(
        _ rectangles: [(x: Int, y: Int, width: Int, height: Int, grey: UInt8)], width: Int = 200, height: Int = 120, scale: Int = 2
    ) -> Pixmap {
        var bytes = [UInt8](repeating: 255, count: width * height * scale * scale * 4)
        for each in rectangles {
            for y in (each.y * scale)..<((each.y + each.height) * scale) {
                for x in (each.x * scale)..<((each.x + each.width) * scale) {
                    let place = (y * width * scale + x) * 4
                    for channel in 0..<3 { bytes[place + channel] = each.grey }
                }
            }
        }
        return Pixmap(widthInPixels: width * scale, heightInPixels: height * scale, bytes: bytes)
    }

    /// A word of bars with gaps of three points, which stand on a baseline; one of them reaches below it.
    private func word(x: Int, y: Int, grey: UInt8 = 0) -> [(x: Int, y: Int, width: Int, height: Int, grey: UInt8)] {
        (0..<5).map { (x + $0 * 7, y, 4, $0 == 2 ? 13 : 10, grey) }
    }

    @Test("A line of text is one box with a baseline, and a surface has the lines that lie on it")
    func boxes() {
        let layout = ImageLayout(
            of: picture([(10, 10, 150, 60, 200)] + word(x: 20, y: 30) + word(x: 20, y: 90)), scale: 2)
        let line = ImageLayout.Box(left: 20, top: 30, right: 52, bottom: 43, baseline: 40, isFill: false, depth: 1)
        let below = ImageLayout.Box(left: 20, top: 90, right: 52, bottom: 103, baseline: 100, isFill: false, depth: 0)
        let surface = ImageLayout.Box(left: 10, top: 10, right: 160, bottom: 70, baseline: 70, isFill: true, depth: 0)
        expect(layout.boxes, equals: [surface, line, below])
    }

    /// A surface with round corners, in rows of a point, and a border of two points around it.
    private func card(radius: Int) -> [(x: Int, y: Int, width: Int, height: Int, grey: UInt8)] {
        func rows(_ inset: Int, _ radius: Int, _ grey: UInt8) -> [(x: Int, y: Int, width: Int, height: Int, grey: UInt8)] {
            (0..<(80 - 2 * inset)).map { row in
                let depth = max(radius - row, row - (79 - 2 * inset - radius), 0)
                let side = inset + radius - Int(Double(radius * radius - depth * depth).squareRoot())
                return (10 + side, 10 + inset + row, 150 - 2 * side, 1, grey)
            }
        }
        return rows(0, radius, 100) + rows(2, radius - 2, 200)
    }

    @Test("The round corners of a surface are no lines of it", arguments: [12, 24, 38])
    func corners(radius: Int) {
        let layout = ImageLayout(of: picture(card(radius: radius) + word(x: 60, y: 45, grey: 255)), scale: 2)
        expect(layout.boxes.map { [$0.left, $0.top, $0.right, $0.bottom] }, equals: [[10, 10, 160, 90], [60, 45, 92, 58]])
    }

    @Test("Columns beside each other are boxes of their own") func columns() {
        let layout = ImageLayout(of: picture(word(x: 10, y: 10) + word(x: 80, y: 10)), scale: 2)
        expect(layout.boxes.map(\.left), equals: [10, 80])
    }

    @Test("A line that is lower is named with its place, and letters of another outline are alike")
    func differences() {
        func difference(_ other: [(x: Int, y: Int, width: Int, height: Int, grey: UInt8)]) -> String? {
            let reference = ImageLayout(of: picture(word(x: 20, y: 30)), scale: 2)
            return LayoutDifference(reference: reference, actual: ImageLayout(of: picture(other), scale: 2), tolerance: 1).message
        }
        expect(difference(word(x: 20, y: 30, grey: 60)), equals: nil)
        expect(difference(word(x: 21, y: 30)), equals: nil)
        expect(difference((0..<5).map { (20 + $0 * 7, 28, 4, 12, 0) }), equals: nil)
        expect(
            difference(word(x: 20, y: 34)), equals: "the layout differs: the line at (20, 30) of 32 × 13 has its baseline lower by 4 pt")
        expect(
            difference([]),
            equals: "the layout differs: the line at (20, 30) of 32 × 13 is missing; it has 0 lines and symbols and not 1")
    }

    @Test("A gap that parts a line in one picture alone, and dots of letters, are no difference") func joins() {
        func difference(
            _ first: [(x: Int, y: Int, width: Int, height: Int, grey: UInt8)],
            _ second: [(x: Int, y: Int, width: Int, height: Int, grey: UInt8)]
        ) -> String? {
            let layouts = [first, second].map { ImageLayout(of: picture($0), scale: 2) }
            return LayoutDifference(reference: layouts[0], actual: layouts[1], tolerance: 1).message
        }
        let whole = [(20, 30, 30, 10, UInt8(0)), (57, 30, 30, 10, 0), (96, 30, 24, 10, 0)]
        let parted = [(20, 30, 28, 10, UInt8(0)), (58, 30, 30, 10, 0), (96, 30, 24, 10, 0)]
        expect(ImageLayout(of: picture(parted), scale: 2).boxes.map(\.width), equals: [28, 30, 24])
        expect(ImageLayout(of: picture(whole), scale: 2).boxes.map(\.width), equals: [67, 24])
        expect(difference(whole, parted), equals: nil)
        expect(difference(whole, whole + [(40, 60, 5, 4, 0)]), equals: nil)
        expect(difference(whole, whole + [(40, 60, 7, 4, 0)])?.contains("is new"), equals: true)
        expect(difference(whole, Array(parted.dropLast())) == nil, equals: false)
        // A dot that touches its letter in one picture alone.
        let mark = [(20, 30, 8, 8, UInt8(0)), (22, 39, 3, 2, 0)]
        expect(difference(mark, [(20, 30, 8, 8, 0), (22, 38, 3, 3, 0)]), equals: nil)
        // The lower edges of two letters under a line, as far as its own, would be its baseline.
        expect(difference([(20, 30, 60, 10, 0), (30, 40, 5, 4, 0)], [(20, 30, 20, 10, 0), (43, 30, 37, 14, 0)]), equals: nil)
    }

    @Test("Pictures of another scale are compared in points, and of another size are told") func scales() {
        expect(LayoutComparison.scales(100, 150, 200, 300, 3).reference, equals: 2)
        expect(LayoutComparison.scales(100, 100, 200, 300, 3).reference, equals: 3)
        let difference = LayoutDifference(
            reference: ImageLayout(of: picture([], height: 100), scale: 2), actual: ImageLayout(of: picture([]), scale: 2), tolerance: 1
        )
        expect(difference.message, equals: "the layout differs: its size is 200 × 120 and not 200 × 100")
    }

    @Test("Three pixels of a third of a point are within a tolerance of a point") func rounding() {
        func layout(width: Int) -> ImageLayout { ImageLayout(of: picture([(10, 10, width, 12, 0)], scale: 1), scale: 3) }
        func difference(_ width: Int) -> String? {
            LayoutDifference(reference: layout(width: 84), actual: layout(width: width), tolerance: 1).message
        }
        expect(difference(87), equals: nil)
        expect(difference(88), equals: "the layout differs: the line at (3.3, 3.3) of 28 × 4 has its width larger by 1.3 pt")
    }

    @Test("A picture with a platform in its name is compared with the one without, in one folder or two") func pairs() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "layouts-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: "\(folder)/CardTests", withIntermediateDirectories: true)
        for (name, pixmap) in [
            ("testCard.1.png", picture(word(x: 20, y: 30))), ("testCard.1.linux.png", picture(word(x: 20, y: 40))),
            ("testAlone.1.png", picture([])),
        ] {
            let data = Data(try PNGEncoder(pixelsPerPoint: 2).encode(pixmap))
            try data.write(to: URL(fileURLWithPath: "\(folder)/CardTests/\(name)"))
        }
        var events: [HostEvent] = []
        let request = InspectionRequest.Comparison(
            reference: folder, actual: folder, report: "\(folder)/report", filter: [], pixelsPerPoint: 3)
        let comparison = LayoutComparison(request, tolerance: 1)
        expect(comparison.pairs.map(\.name), equals: ["CardTests/testCard.1.png"])
        comparison.run { events.append($0) }
        guard case .difference(let difference) = events.first, case .summary(let summary) = events.last else {
            Issue.record("no difference is reported: \(events)")
            return
        }
        expect(difference.message.contains("baseline lower by 10 pt"), equals: true)
        expect(summary.files, equals: 1)
        expect(FileManager.default.fileExists(atPath: "\(folder)/report/index.html"), equals: true)
    }
}
