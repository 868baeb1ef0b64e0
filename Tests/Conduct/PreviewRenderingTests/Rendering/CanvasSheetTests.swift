import Drawing
import Foundation
import Pixels
import SwiftUI
import TestSupport
import Testing

@testable import PreviewRendering

/// Contact sheets of canvases and text renderers against goldens, and pixels of what is exact.
///
/// `DRAWING_SHEETS=folder swift test --filter CanvasSheet` also writes the pages, twice as large, as PNG files.
@Suite("Canvas sheets") @MainActor struct CanvasSheetTests {
    /// A page and its size in points.
    enum Page: String, CaseIterable, Sendable {
        case rings, shadings, layers, filters, words, film

        @MainActor var view: AnyView {
            switch self {
            case .rings: AnyView(RingChart(shares: [0.42, 0.27, 0.18, 0.13]))
            case .shadings: AnyView(ShadingSheet())
            case .layers: AnyView(LayerSheet())
            case .filters: AnyView(FilterSheet())
            case .words: AnyView(WordSheet())
            case .film: AnyView(FilmSheet())
            }
        }
    }

    @Test("Pages are as accepted, and nothing is missing", arguments: Page.allCases)
    func page(_ page: Page) async throws {
        try await Sheet.check(page.view.background(.white), size: CGSize(width: 480, height: 320), as: "CanvasSheetTests/\(page.rawValue)")
    }

    /// The alpha of each pixel of a row of five, which are filled with alphas of 0, 64, 128, 192 and 255, through a filter.
    private func alphas(through filter: GraphicsContext.Filter) async throws -> [UInt8] {
        let row = Canvas { context, _ in
            context.addFilter(filter)
            context.drawLayer { layer in
                for (index, level) in [0, 64, 128, 192, 255].enumerated() {
                    let pixel = Path(CGRect(x: index, y: 0, width: 1, height: 1))
                    layer.fill(pixel, with: .color(white: 0, opacity: Double(level) / 255))
                }
            }
        }
        let pixmap = try await Sheet.pixmap(row, size: CGSize(width: 5, height: 1), scale: 1)
        return (0..<5).map { pixmap[$0, 0].alpha }
    }

    /// Apple, `alphaThreshold(min:max:color:)`: below `min` and above `max` transparent, else the colour.
    @Test func alphaThreshold() async throws {
        try await expect(alphas(through: .alphaThreshold(min: 0.5)), equals: [0, 0, 255, 255, 255])
        try await expect(alphas(through: .alphaThreshold(min: 128.0 / 255)), equals: [0, 0, 255, 255, 255])
        try await expect(alphas(through: .alphaThreshold(min: 0.2, max: 0.6)), equals: [0, 255, 255, 0, 0])
        let half = GraphicsContext.Filter.alphaThreshold(min: 0.7, color: .black.opacity(0.5))
        try await expect(alphas(through: half).map { ($0 + 1) / 64 }, equals: [0, 0, 0, 2, 2])
    }

    /// Apple, `GraphicsContext.BlendMode`: `R = 0` and `R = S`.
    @Test func clearAndCopy() async throws {
        let canvas = Canvas { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: 3, height: 1)), with: .color(red: 1, green: 0, blue: 0))
            context.blendMode = .clear
            context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(white: 1, opacity: 0.5))
            context.blendMode = .copy
            context.fill(Path(CGRect(x: 1, y: 0, width: 1, height: 1)), with: .color(white: 1, opacity: 0.6))
        }
        let pixmap = try await Sheet.pixmap(canvas, size: CGSize(width: 3, height: 1), scale: 1)
        expect(pixmap.bytes, equals: [0, 0, 0, 0, 153, 153, 153, 153, 255, 0, 0, 255])
    }

    /// `1 - alpha` of a layer that is black, half black and nothing.
    @Test func inverseLayerClip() async throws {
        let canvas = Canvas { context, size in
            context.clipToLayer(options: .inverse) { layer in
                layer.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(white: 0))
                layer.fill(Path(CGRect(x: 1, y: 0, width: 1, height: 1)), with: .color(white: 0, opacity: 0.6))
            }
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(white: 0))
        }
        let pixmap = try await Sheet.pixmap(canvas, size: CGSize(width: 3, height: 1), scale: 1)
        expect((0..<3).map { pixmap[$0, 0].alpha }, equals: [0, 102, 255])
    }

    /// A period of 4 points that rises from black to white: the middles of its pixels are at 1/8, 3/8, 5/8 and 7/8.
    /// A grey of OKLab's lightness L is L cubed in linear light.
    @Test("Repeated gradients", arguments: [false, true], [false, true])
    func repeatedGradient(isMirrored: Bool, isRadial: Bool) async throws {
        let gradient = Gradient(colors: [.black, .white])
        let options: GraphicsContext.GradientOptions = isMirrored ? .mirror : .repeat
        let canvas = Canvas { context, size in
            let path = Path(CGRect(origin: .zero, size: size))
            context.fill(
                path,
                with: isRadial
                    ? .radialGradient(
                        gradient, center: CGPoint(x: 0, y: 0.5), startRadius: 4, endRadius: 8, options: options)
                    : .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 4, y: 0), options: options))
        }
        let pixmap = try await Sheet.pixmap(canvas, size: CGSize(width: 12, height: 1), scale: 1)
        let (up, down) = ([6, 65, 135, 214], [214, 135, 65, 6])
        let isDownFirst = isMirrored && isRadial
        let expected = isMirrored ? (isDownFirst ? down + up + down : up + down + up) : up + up + up
        for (x, level) in expected.enumerated() {
            #expect(abs(Int(pixmap[x, 0].red) - level) <= 1, "pixel \(x)")
        }
    }
}

/// Shares of a whole as arcs, with what they add up to in the middle.
private struct RingChart: View {
    let shares: [Double]
    private let colors: [Color] = [.blue, .green, .orange, .pink]

    var body: some View {
        Canvas { context, size in
            let center = CGPoint(x: size.width / 2, y: size.height / 2)
            let radius = min(size.width, size.height) / 2 - 30
            var start = Angle.degrees(-90)
            for (share, color) in zip(shares, colors) {
                let end = start + .degrees(360 * share)
                var arc = Path()
                arc.addArc(
                    center: center, radius: radius, startAngle: start + .degrees(5), endAngle: end - .degrees(5),
                    clockwise: false)
                context.stroke(arc, with: .color(color), style: StrokeStyle(lineWidth: 26, lineCap: .round))
                start = end
            }
            let total = context.resolve(Text("1,284").font(.system(size: 44, weight: .bold, design: .rounded)))
            context.draw(total, at: CGPoint(x: center.x, y: center.y - 8))
            let unit = Text("kcal").font(.subheadline).foregroundStyle(.secondary)
            context.draw(unit, at: CGPoint(x: center.x, y: center.y + 26))
        }
    }
}

private struct ShadingSheet: View {
    var body: some View {
        Canvas { context, _ in
            let gradient = Gradient(colors: [.orange, .pink, .purple])
            let boxes = (0..<6).map { CGRect(x: 20 + $0 % 3 * 150, y: 20 + $0 / 3 * 150, width: 130, height: 130) }
            let start = CGPoint(x: boxes[0].minX, y: boxes[0].minY)
            let shadings: [GraphicsContext.Shading] = [
                .linearGradient(gradient, startPoint: start, endPoint: CGPoint(x: boxes[0].maxX, y: boxes[0].maxY)),
                .radialGradient(
                    gradient, center: CGPoint(x: boxes[1].midX, y: boxes[1].midY), startRadius: 0, endRadius: 30,
                    options: .repeat),
                .conicGradient(gradient, center: CGPoint(x: boxes[2].midX, y: boxes[2].midY)),
                .linearGradient(
                    gradient, startPoint: CGPoint(x: boxes[3].minX, y: 0), endPoint: CGPoint(x: boxes[3].minX + 20, y: 20),
                    options: .mirror),
                .style(.blue.gradient),
                .style(.teal.shadow(.inner(radius: 6))),
            ]
            for (box, shading) in zip(boxes, shadings) {
                context.fill(Path(roundedRect: box, cornerRadius: 24), with: shading)
                var text = context.resolve(Text("Shade").font(.title.bold()))
                text.shading = .color(.white)
                context.draw(text, at: CGPoint(x: box.midX, y: box.midY))
            }
        }
    }
}

private struct LayerSheet: View {
    var body: some View {
        Canvas { context, _ in
            for index in 0..<6 {
                var cell = context
                cell.translateBy(x: CGFloat(20 + index % 3 * 150), y: CGFloat(20 + index / 3 * 150))
                draw(index, in: &cell)
            }
        } symbols: {
            Label("Symbol", systemImage: "star.fill").font(.headline).padding(8).background(.yellow, in: Capsule())
                .tag("label")
        }
    }

    private func draw(_ index: Int, in context: inout GraphicsContext) {
        let box = CGRect(x: 0, y: 0, width: 130, height: 130)
        let (left, right) = (
            Path(ellipseIn: CGRect(x: 10, y: 25, width: 75, height: 75)), Path(ellipseIn: CGRect(x: 45, y: 25, width: 75, height: 75))
        )
        switch index {
        case 0:
            context.opacity = 0.5
            context.drawLayer { layer in
                layer.fill(left, with: .color(.red))
                layer.fill(right, with: .color(.blue))
            }
        case 1:
            context.fill(left, with: .color(.cyan))
            context.blendMode = .multiply
            context.fill(right, with: .color(.yellow))
        case 2:
            context.clip(to: left, options: .inverse)
            context.fill(Path(roundedRect: box, cornerRadius: 20), with: .color(.green))
        case 3:
            context.fill(Path(roundedRect: box, cornerRadius: 20), with: .color(.indigo))
            context.blendMode = .destinationOut
            context.draw(Text("CUT").font(.system(size: 44, weight: .black)), at: CGPoint(x: 65, y: 65))
        case 4:
            context.clipToLayer { $0.draw(Text("Clip").font(.system(size: 56, weight: .black)), at: CGPoint(x: 65, y: 65)) }
            context.fill(
                Path(box), with: .linearGradient(Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 130, y: 0)))
        default:
            guard let label = context.resolveSymbol(id: "label") else { return }
            context.draw(label, at: CGPoint(x: 65, y: 30))
            context.rotate(by: .degrees(15))
            context.opacity = 0.6
            context.draw(label, at: CGPoint(x: 80, y: 65))
        }
    }
}

private struct FilterSheet: View {
    var body: some View {
        Canvas { context, _ in
            let filters: [[GraphicsContext.Filter]] = [
                [.shadow(radius: 4, y: 4)], [.blur(radius: 3)], [.hueRotation(.degrees(120))], [.grayscale(1)],
                [.shadow(color: .black, radius: 4, options: .shadowOnly)],
                [.shadow(color: .black.opacity(0.7), radius: 5, y: 3, blendMode: .sourceAtop, options: [.shadowAbove, .invertsAlpha])],
                [.projectionTransform(ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: -0.3, d: 1, tx: 10, ty: 0)))],
                [.alphaThreshold(min: 0.5, color: .teal), .blur(radius: 9)],
            ]
            for (index, filters) in filters.enumerated() {
                var cell = context
                cell.translateBy(x: CGFloat(15 + index % 4 * 115), y: CGFloat(20 + index / 4 * 150))
                for filter in filters { cell.addFilter(filter) }
                cell.drawLayer { layer in
                    layer.fill(Path(ellipseIn: CGRect(x: 10, y: 20, width: 50, height: 50)), with: .color(.orange))
                    layer.fill(
                        Path(roundedRect: CGRect(x: 55, y: 60, width: 45, height: 45), cornerRadius: 10), with: .color(.blue))
                }
            }
        }
    }
}

/// A word marked by its writer.
private struct Marked: TextAttribute {}

/// Glyphs on a wave, and a bar behind marked words.
private struct Wave: TextRenderer {
    var phase: Double
    var height: CGFloat = 8

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for run in layout.flatMap({ $0 }) {
            if run[Marked.self] != nil {
                let box = run.typographicBounds.rect.insetBy(dx: -4, dy: 0)
                context.fill(Path(roundedRect: box, cornerRadius: 6), with: .color(.yellow.opacity(0.5)))
                context.draw(run)
                continue
            }
            for glyph in run {
                var copy = context
                let angle = Double(glyph.typographicBounds.origin.x) / 18 + phase
                copy.translateBy(x: 0, y: CGFloat(sin(angle)) * height)
                copy.draw(glyph, options: .disablesSubpixelQuantization)
            }
        }
    }
}

private struct WordSheet: View {
    var body: some View {
        VStack(spacing: 24) {
            Text("Waves of text, \(Text("marked").customAttribute(Marked())) and not")
                .font(.title.bold()).textRenderer(Wave(phase: 0))
            Text("Rainbow wave 🌊").font(.largeTitle.bold())
                .foregroundStyle(.linearGradient(colors: [.red, .orange, .green, .blue], startPoint: .leading, endPoint: .trailing))
                .textRenderer(Wave(phase: 2, height: 5))
            Text("underlined \(Text("and struck").strikethrough()) waves").underline().font(.title2).textRenderer(Wave(phase: 1, height: 3))
            Text("A canvas below draws in a box:").font(.caption)
            Canvas { context, size in
                let box = CGRect(origin: .zero, size: size)
                context.stroke(Path(box), with: .color(.gray))
                context.draw(
                    Text("Text that is broken into lines, and cut off where the box has no more room for the rest of it all."), in: box)
            }
            .multilineTextAlignment(.center).frame(width: 220, height: 66)
        }
        .padding()
    }
}

/// Glyphs that rise out of a blur, one after the other.
private struct Appearance: TextRenderer {
    var elapsed: Double
    var animatableData: Double {
        get { elapsed }
        set { elapsed = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        let glyphs = layout.flatMap { $0 }.flatMap { $0 }
        for (index, glyph) in glyphs.enumerated() {
            let progress = min(max(elapsed * 1.5 - Double(index) / Double(glyphs.count), 0), 0.5) * 2
            var copy = context
            copy.opacity = UnitCurve.easeIn.value(at: progress)
            copy.addFilter(.blur(radius: glyph.typographicBounds.rect.height / 8 * (1 - progress)))
            copy.translateBy(x: 0, y: glyph.typographicBounds.descent * (1 - progress))
            copy.draw(glyph, options: .disablesSubpixelQuantization)
        }
    }
}

/// Six moments of it, and a view that leans by its place.
private struct FilmSheet: View {
    var body: some View {
        HStack(spacing: 40) {
            VStack(alignment: .leading, spacing: 10) {
                ForEach(0..<6) { step in
                    Text("Appearing").font(.largeTitle.bold()).textRenderer(Appearance(elapsed: Double(step) / 5))
                }
            }
            VStack(spacing: 14) {
                ForEach(0..<6) { _ in
                    RoundedRectangle(cornerRadius: 8).fill(.indigo.gradient).frame(width: 120, height: 34)
                        .visualEffect { content, geometry in
                            let place = Double(geometry.frame(in: .global).midY / 320)
                            return content.scaleEffect(1 - abs(place - 0.5) * 0.6)
                                .rotationEffect(.degrees((place - 0.5) * 30))
                                .hueRotation(.degrees(place * 120))
                        }
                }
            }
        }
        .padding()
    }
}
