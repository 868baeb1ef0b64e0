import Drawing
import Foundation
import Geometry
import TestSupport
import Testing

@testable import PreviewRendering

/// What two frames have to have in common to be taken for alike without a look at their pixels.
@Suite("Shapes of frames") struct FrameShapeTests {
    /// A square filled with a mesh of three by three knots, the middle one somewhere.
    private func list(middle: CGPoint, _ green: Double = 0.5) throws -> DisplayList {
        let knots = (0..<9).map { index in
            let place = CGPoint(x: CGFloat(index % 3) * 50, y: CGFloat(index / 3) * 50)
            return MeshPaint.Knot(
                position: index == 4 ? middle : place, color: RGBA(red: 0.2, green: index == 4 ? green : 0.5, blue: 0.8, alpha: 1))
        }
        let mesh = try #require(MeshPaint(columns: 3, rows: 3, knots: knots, background: RGBA(red: 0, green: 0, blue: 0, alpha: 0)))
        let square = CGRect(x: 0, y: 0, width: 100, height: 100)
        return DisplayList(size: square.size, items: [.fill(Path(square), FillStyle(), .mesh(mesh))])
    }

    @Test("Meshes that differ in a knot within are not alike; their dumps tell the corners alone") func meshes() throws {
        let (one, moved, colored) = (
            try list(middle: CGPoint(x: 50, y: 50)), try list(middle: CGPoint(x: 56, y: 47)), try list(middle: CGPoint(x: 50, y: 50), 0.9)
        )
        expect(one.dump(), equals: moved.dump())
        #expect(FrameShape(one).isAlike(FrameShape(try list(middle: CGPoint(x: 50, y: 50)))))
        #expect(!FrameShape(one).isAlike(FrameShape(moved)))
        #expect(!FrameShape(one).isAlike(FrameShape(colored)))
    }
}
