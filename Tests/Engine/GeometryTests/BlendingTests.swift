import Foundation
import Geometry
import TestSupport
import Testing

@Suite("Shapes that flow together") struct BlendingTests {
    private func disc(_ x: CGFloat, _ radius: CGFloat = 20) -> Path {
        Path(ellipseIn: CGRect(x: x - radius, y: 50 - radius, width: 2 * radius, height: 2 * radius))
    }

    @Test("What flows together with nothing keeps its outline, to a hundredth of a point") func alone() {
        let path = Path.blended([disc(50), disc(200)], over: [0, 30])
        for x in [50.0, 200] {
            for angle in stride(from: 0.0, to: 360, by: 7) {
                let (dx, dy) = (cos(angle * .pi / 180), sin(angle * .pi / 180))
                #expect(path.contains(CGPoint(x: x + 19.98 * dx, y: 50 + 19.98 * dy)))
                #expect(!path.contains(CGPoint(x: x + 20.02 * dx, y: 50 + 20.02 * dy)))
            }
        }
    }

    @Test("A neck is as wide as the smooth minimum says") func neck() {
        // In the middle between discs 10 apart both distances are d, and the minimum is d - 20 / 4.
        let path = Path.blended([disc(50), disc(100)], over: [0, 20])
        // 5 points from both: 25 from both middles, 25 apart from the line between them: nothing above it.
        expect(path.boundingRect.width, near: 90, within: 0.05)
        let wide = Path.blended([disc(50), disc(100)], over: [0, 40])
        // d = 10: 30 from both middles, and so (30² - 25²)^½ = 16.58 above the line.
        #expect(wide.contains(CGPoint(x: 75, y: 50 - 16.5)) && !wide.contains(CGPoint(x: 75, y: 50 - 16.7)))
    }

    @Test("The gap between shapes") func gaps() {
        expect(disc(50).gap(to: disc(100)), near: 10, within: 0.05)
        expect(disc(50).gap(to: disc(60)), equals: 0)
        #expect(abs(disc(50).distance(to: CGPoint(x: 60, y: 50)) + 10) < 0.05)
    }

    @Test("Nothing, and what is nowhere, has no outline") func nothing() {
        #expect(Path.blended([], over: []).isEmpty)
        #expect(Path.blended([Path(), Path()], over: [0, 20]).isEmpty)
    }
}
