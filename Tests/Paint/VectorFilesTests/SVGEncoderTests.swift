import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import TestSupport
import Testing

@testable import VectorFiles

/// Display lists as SVG.
@Suite("SVG files") struct SVGEncoderTests {
    @Test("A shape is a path in its colour, on a page as large as the canvas") func shape() throws {
        let svg = try VectorScene.svg([VectorScene.fill(VectorScene.star, VectorScene.red.multiplyingAlpha(by: 0.5), eoFill: true)])
        #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"240\" height=\"160\" viewBox=\"0 0 240 160\">\n"))
        let path = "<path d=\"M30 10L42 46L11 24L49 24L18 46Z\" fill-rule=\"evenodd\" fill=\"#D03040\" fill-opacity=\"0.5\"/>"
        #expect(svg.contains(path))
    }

    @Test("A stroke keeps its width, cap and dashes") func stroke() throws {
        var line = Path()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 10.5, y: 0))
        let style = StrokeStyle(lineWidth: 1.25, lineCap: .round, lineJoin: .bevel, dash: [2, 1], dashPhase: 0.5)
        let svg = try VectorScene.svg([.stroke(line, style, .color(.black))])
        let attributes = "stroke-width=\"1.25\" stroke-linecap=\"round\" stroke-linejoin=\"bevel\" stroke-dasharray=\"2 1\""
        #expect(svg.contains("<path d=\"M0 0L10.5 0\" fill=\"none\" stroke=\"#000000\" \(attributes) stroke-dashoffset=\"0.5\"/>"))
    }

    @Test("Gradients are gradients, and one that fades has stops between") func gradients() throws {
        let linear = try VectorScene.svg([VectorScene.shapes[2]])
        #expect(linear.contains("<linearGradient id=\"z1\" gradientUnits=\"userSpaceOnUse\" x1=\"120\" y1=\"10\" x2=\"170\" y2=\"46\">"))
        expect(linear.split(separator: "<stop ").count - 1, equals: 3)
        let radial = try VectorScene.svg([VectorScene.shapes[3]])
        #expect(radial.contains("cx=\"0\" cy=\"0\" fr=\"0.1\" r=\"1\" gradientTransform=\"matrix(25 0 0 18 205 28)\""))
        let fading = try VectorScene.svg([VectorScene.composites[0]])
        expect(fading.split(separator: "<stop ").count - 1, equals: 17)
        #expect(!fading.contains("<image"))
    }

    @Test("Text is outlines") func text() throws {
        let outline = SharedPath(VectorScene.box(0, -5, 4, 5))
        let glyphs = [0, 6].map { PlacedGlyph(outline: outline, origin: CGPoint(x: CGFloat($0), y: 20)) }
        let svg = try VectorScene.svg([.glyphs(glyphs, .color(.black))])
        #expect(svg.contains("M0 15L4 15L4 20L0 20ZM6 15L10 15L10 20L6 20Z"))
        #expect(!svg.contains("<text"))
    }

    @Test("Blurs, angular gradients and glass are images, and a shadow leaves its shape a path") func images() throws {
        for index in 1...2 {
            let svg = try VectorScene.svg([VectorScene.rasters[index]])
            expect(svg.split(separator: "<image ").count - 1, equals: 1)
            expect(svg.split(separator: "<path ").count - 1, equals: 1)
        }
        let shadow = try VectorScene.svg([VectorScene.rasters[0]])
        expect(shadow.split(separator: "<image ").count - 1, equals: 1)
        #expect(shadow.contains("fill=\"#D03040\""))
        // Glass shows what is below it, so all of that is one image.
        let glass = try VectorScene.svg(VectorScene.rasters)
        expect(glass.split(separator: "<image ").count - 1, equals: 1)
        #expect(!glass.contains("<path"))
    }

    @Test("Groups that glass does not look out of keep their forms") func isolation() throws {
        let inner = DisplayItem.group(opacity: 0.9, blendMode: .normal, [VectorScene.shapes[0], VectorScene.rasters[3]])
        let svg = try VectorScene.svg([VectorScene.shapes[1], inner])
        expect(svg.split(separator: "<image ").count - 1, equals: 1)
        // The ground and the stroke.
        expect(svg.split(separator: "<path ").count - 1, equals: 2)
    }

    @Test("What is no number, or has no area, draws nothing") func hostile() throws {
        let svg = try VectorScene.svg([
            VectorScene.fill(VectorScene.box(.nan, 0, 10, 10), .black), .transform(CGAffineTransform(scaleX: 0, y: 0), VectorScene.shapes),
            .image(VectorScene.picture, CGRect(x: 0, y: 0, width: 0, height: 9), .smooth), .glyphs([], .color(.black)),
        ])
        expect(svg.split(separator: "\n").count, equals: 3)
    }

    @Test("Numbers have no needless digits, and never an exponent")
    func numbers() {
        expect(
            [0, -0.0004, 1, -2.5, 0.1 + 0.2, 1234.5678, 1e20, .nan].map { VectorNumber.text($0) },
            equals: ["0", "0", "1", "-2.5", "0.3", "1234.568", "9000000000000", "0"])
        expect(VectorNumber.text(0.000125, digits: 6), equals: "0.000125")
    }

    @Test("The same drawing gives the same bytes") func determinism() throws {
        let list = VectorScene.list(VectorScene.shapes + VectorScene.composites + VectorScene.rasters)
        expect(try SVGEncoder().encode(list), equals: try SVGEncoder().encode(list))
        expect(try PDFEncoder().encode(list), equals: try PDFEncoder().encode(list))
    }
}
