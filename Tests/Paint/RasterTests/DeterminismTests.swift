import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import TestSupport
import Testing

/// One picture with everything in it must have the same bytes in every build and on every machine.
@Suite struct DeterminismTests {
    @Test func theSameListGivesTheSameBytes() throws {
        let picture = try Rasterizer(scale: 3).render(Self.everything)
        try expect(Rasterizer(scale: 3).render(Self.everything), equals: picture)
        // FNV-1a; recorded after looking at the picture. It changes only with the drawing itself.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in picture.bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        expect(String(hash, radix: 16), equals: "1e22a25df85e79f9")
    }

    static let everything: DisplayList = {
        let stops = [
            GradientPaint.Stop(color: RGBA(255, 95, 109), location: 0),
            GradientPaint.Stop(color: RGBA(255, 195, 113, alpha: 0.7), location: 0.4),
            GradientPaint.Stop(color: RGBA(33, 147, 176), location: 1),
        ]
        func gradient(_ shape: GradientPaint.Shape) -> Paint { .gradient(GradientPaint(stops: stops, shape: shape)) }
        func rounded(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
            Path(roundedRect: CGRect(x: x, y: y, width: side, height: side), cornerRadius: side / 4)
        }
        let glyph = SharedPath(Path(ellipseIn: CGRect(x: -1.3, y: -6, width: 5.1, height: 6.2)))
        let glyphs = (0..<9).map { PlacedGlyph(outline: glyph, origin: CGPoint(x: 6 + 5.7 * Double($0), y: 94.3)) }
        var picture = Pixmap(widthInPixels: 5, heightInPixels: 4)
        for index in picture.bytes.indices { picture.bytes[index] = index % 4 == 3 ? 255 : UInt8(index * 53 % 256) }
        let turn = CGAffineTransform(translationX: 84, y: 84).rotated(by: 0.4)
        return DisplayList(
            size: CGSize(width: 100, height: 100),
            items: [
                .fill(
                    Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 22), FillStyle(),
                    .color(RGBA(255, 248, 231))),
                .fill(rounded(5, 5, 25), FillStyle(), gradient(.linear(start: CGPoint(x: 5, y: 5), end: CGPoint(x: 30, y: 30)))),
                .fill(rounded(35, 5, 25), FillStyle(), gradient(.radial(center: CGPoint(x: 47, y: 17), startRadius: 2, endRadius: 14))),
                .fill(
                    rounded(65, 5, 25), FillStyle(),
                    gradient(.angular(center: CGPoint(x: 77, y: 17), start: .degrees(20), end: .degrees(250)))),
                .filter(
                    .shadow(color: .black.multiplyingAlpha(by: 0.4), sigma: 2.5, offset: CGSize(width: 0, height: 2)),
                    [
                        .fill(rounded(8, 38, 20), FillStyle(), .color(.white))
                    ]),
                .filter(.blur(sigma: 1.1), [.fill(rounded(38, 38, 12), FillStyle(), .color(RGBA(0, 136, 255)))]),
                .filter(.blur(sigma: 3), [.fill(rounded(50, 45, 12), FillStyle(), .color(RGBA(255, 56, 60)))]),
                .stroke(
                    Path(ellipseIn: CGRect(x: 68, y: 38, width: 22, height: 22)), StrokeStyle(lineWidth: 3, lineCap: .round, dash: [4, 6]),
                    .color(.black)),
                .clip(
                    Path(ellipseIn: CGRect(x: 8, y: 64, width: 30, height: 20)), FillStyle(),
                    [
                        .image(ImageSource(picture), CGRect(x: 5, y: 62, width: 36, height: 24), .smooth),
                        .group(opacity: 0.6, blendMode: .luminosity, [.fill(rounded(15, 64, 16), FillStyle(), .color(RGBA(52, 199, 89)))]),
                    ]),
                .mask(
                    [.fill(rounded(44, 64, 24), FillStyle(), gradient(.linear(start: CGPoint(x: 44, y: 0), end: CGPoint(x: 68, y: 0))))],
                    content: [
                        .fill(Path(CGRect(x: 40, y: 68, width: 30, height: 12)), FillStyle(), .color(.black))
                    ]),
                .transform(
                    turn,
                    [
                        .stroke(
                            Path(roundedRect: CGRect(x: -8, y: -6, width: 16, height: 12), cornerRadius: 4), StrokeStyle(lineWidth: 1),
                            .color(.black))
                    ]),
                .glyphs(glyphs, .color(.black.multiplyingAlpha(by: 0.7))),
            ])
    }()
}
