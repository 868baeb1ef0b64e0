import Drawing
import Foundation
import Pixels
import RunContext
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What canvases draw, as display lists.
///
/// The rules are those of Apple's documentation of `Canvas` and `GraphicsContext`; numbers are worked out from them.
@Suite("Canvas") @MainActor struct CanvasTests {
    private let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

    /// The lines of a dump of what a canvas of 100 by 80 points draws, without the canvas itself and its clip.
    private func lines(
        _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) throws -> [String] {
        let stage = try Stage(width: 100, height: 80)
        try stage.show(Canvas(renderer: renderer))
        let lines = stage.tree.displayList(at: 0).dump().split(separator: "\n").map(String.init)
        guard lines.count > 2 else { return [] }
        expect(lines[1], equals: "clip rect(0,0 100x80) aliased")
        return lines.dropFirst(2).map { String($0.dropFirst(2)) }
    }

    @Test("Core Graphics draws under the context's transform and opacity") func coreGraphics() throws {
        let stage = try Stage(width: 40, height: 40)
        try stage.show(
            Canvas { context, _ in
                context.translateBy(x: 10, y: 5)
                context.opacity = 0.5
                context.withCGContext { drawing in
                    drawing.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
                    drawing.fill(CGRect(x: 0, y: 2, width: 8, height: 4))
                }
            })
        try expect(#require(stage.drawn(Color(red: 1, green: 0, blue: 0), at: 0)).box, equals: CGRect(x: 10, y: 7, width: 8, height: 4))
        #expect(stage.tree.displayList(at: 0).dump().contains("opacity 0.5"))
    }

    @Test("A canvas takes the size it is offered, and the renderer gets it")
    func size() throws {
        var size = CGSize.zero
        let stage = try Stage(width: 100, height: 80)
        try stage.show(Canvas { _, own in size = own }.padding(10))
        #expect(stage.tree.displayList(at: 0).items.isEmpty)
        expect(size, equals: CGSize(width: 80, height: 60))
    }

    @Test("Shapes are filled and outlined")
    func shapes() throws {
        let square = square
        let drawn = try lines { context, _ in
            context.fill(square, with: .color(red: 1, green: 0, blue: 0))
            context.fill(square, with: .color(white: 0, opacity: 0.5), style: FillStyle(eoFill: true, antialiased: false))
            context.stroke(square, with: .color(white: 0), lineWidth: 3)
            context.stroke(square, with: .color(white: 0), style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4]))
        }
        expect(
            drawn,
            equals: [
                "fill #FF0000FF rect(10,10 20x20)",
                "fill #00000080 rect(10,10 20x20) even-odd aliased",
                "stroke #000000FF width 3 rect(10,10 20x20)",
                "stroke #000000FF width 2 round cap dash [4] phase 0 rect(10,10 20x20)",
            ])
    }

    @Test("The foreground shading is the style of the surroundings; styles span the box of the path")
    func foreground() throws {
        let stage = try Stage(width: 100, height: 80)
        let square = square
        try stage.show(
            Canvas { context, _ in
                context.fill(square, with: .foreground)
                context.fill(square, with: .style(.linearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)))
            }.foregroundStyle(.green))
        let dump = stage.tree.displayList(at: 0).dump()
        #expect(dump.contains("fill #34C759FF rect(10,10 20x20)"))
        #expect(dump.contains("linear 20,10 -> 20,30"))
    }

    @Test("Gradients are where they are asked for, whatever they fill")
    func gradients() throws {
        let square = square
        let gradient = Gradient(colors: [.black, .white])
        let drawn = try ends { context, _ in
            context.fill(square, with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 50, y: 0)))
            context.fill(
                square, with: .radialGradient(gradient, center: CGPoint(x: 5, y: 6), startRadius: 1, endRadius: 9))
            context.fill(square, with: .conicGradient(gradient, center: CGPoint(x: 5, y: 6), angle: .degrees(90)))
        }
        expect(
            drawn,
            equals: [
                "fill linear 0,0 -> 50,0 [0 #000000FF, 1 #FFFFFFFF] rect(10,10 20x20)",
                "fill radial 5,6 1...9 [0 #000000FF, 1 #FFFFFFFF] rect(10,10 20x20)",
                "fill angular 5,6 90°...450° [0 #000000FF, 1 #FFFFFFFF] rect(10,10 20x20)",
            ])
    }

    /// The dump without the greys between black and white, which are where OKLab has them.
    private func ends(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> [String] {
        try lines(draw).map { $0.replacing(/, [0-9.]+ #(?!000000|FFFFFF)[0-9A-F]{8}/, with: "") }
    }

    /// The square reaches from one period to behind the third: 10 to 30 in periods of 8 from 8.
    @Test("Gradients repeat and mirror as far as what they fill")
    func repeatedGradients() throws {
        let square = square
        let gradient = Gradient(colors: [.black, .white])
        let (start, end) = (CGPoint(x: 8, y: 0), CGPoint(x: 16, y: 0))
        let drawn = try ends { context, _ in
            context.fill(
                square, with: .linearGradient(gradient, startPoint: start, endPoint: end, options: .repeat))
            context.fill(
                square, with: .linearGradient(gradient, startPoint: start, endPoint: end, options: [.repeat, .mirror]))
        }
        let (black, white) = ("#000000FF", "#FFFFFFFF")
        expect(
            drawn,
            equals: [
                "fill linear 8,0 -> 32,0 [0 \(black), 0.333 \(white), 0.333 \(black), 0.667 \(white), 0.667 \(black), 1 \(white)]"
                    + " rect(10,10 20x20)",
                "fill linear 8,0 -> 32,0 [0 \(black), 0.333 \(white), 0.333 \(white), 0.667 \(black), 0.667 \(black), 1 \(white)]"
                    + " rect(10,10 20x20)",
            ])
    }

    /// Apple: `transform = transform.translatedBy(x:y:)`, `scaledBy(x:y:)`, `matrix.concatenating(transform)`.
    @Test("Transforms apply to what is drawn next, the last one first")
    func transforms() throws {
        let square = square
        let drawn = try lines { context, _ in
            context.translateBy(x: 5, y: 6)
            context.fill(square, with: .color(white: 0))
            context.scaleBy(x: 2, y: 3)
            context.fill(square, with: .color(white: 0))
            context.transform = .identity
            context.concatenate(CGAffineTransform(translationX: 1, y: 2))
            context.rotate(by: .degrees(90))
            context.fill(square, with: .color(white: 0))
        }
        expect(
            drawn.filter { $0.contains("transform") },
            equals: [
                "transform move 5,6", "transform matrix 2 0 0 3 5 6", "transform matrix 0 1 -1 0 1 2",
            ])
    }

    /// Apple, `GraphicsContext`: "You can modify the state of one context without affecting the state of any other, even if
    /// they refer to the same layer."
    @Test("A copy has a state of its own and draws to the same layer")
    func copies() throws {
        let square = square
        let drawn = try lines { context, _ in
            var copy = context
            copy.opacity = 0.5
            copy.clip(to: Path(CGRect(x: 0, y: 0, width: 15, height: 15)))
            copy.fill(square, with: .color(white: 0))
            context.fill(square, with: .color(white: 1))
        }
        expect(
            drawn,
            equals: [
                "clip rect(0,0 15x15)", "  fill #00000080 rect(10,10 20x20)", "fill #FFFFFFFF rect(10,10 20x20)",
            ])
    }

    @Test("A clip stays where it was added, and tells its box in the coordinates of now")
    func clips() throws {
        let square = square
        var boxes: [CGRect] = []
        let drawn = try lines { context, _ in
            boxes.append(context.clipBoundingRect)
            context.translateBy(x: 10, y: 0)
            context.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 20)))
            boxes.append(context.clipBoundingRect)
            context.scaleBy(x: 2, y: 2)
            boxes.append(context.clipBoundingRect)
            context.fill(square, with: .color(white: 0))
        }
        expect(
            boxes,
            equals: [
                CGRect(x: 0, y: 0, width: 100, height: 80), CGRect(x: 0, y: 0, width: 20, height: 20),
                CGRect(x: 0, y: 0, width: 10, height: 10),
            ])
        expect(
            drawn,
            equals: [
                "clip rect(10,0 20x20)", "  transform matrix 2 0 0 2 10 0", "    fill #000000FF rect(10,10 20x20)",
            ])
    }

    @Test("An inverse clip takes away what it covers")
    func inverseClip() throws {
        let square = square
        let drawn = try lines { context, size in
            context.clip(to: square, options: .inverse)
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(white: 0))
        }
        expect(
            drawn,
            equals: [
                "group opacity 1 normal", "  fill #000000FF rect(0,0 100x80)", "  group opacity 1 destinationOut",
                "    fill #000000FF rect(10,10 20x20)",
            ])
    }

    @Test("A layer is clipped to, and drawn, as one")
    func layers() throws {
        let square = square
        let drawn = try lines { context, _ in
            context.opacity = 0.5
            context.drawLayer { layer in
                layer.fill(square, with: .color(white: 0))
                layer.fill(square, with: .color(white: 1))
            }
            context.opacity = 1
            context.clipToLayer(opacity: 0.25) { $0.fill(square, with: .color(white: 0)) }
            context.fill(square, with: .color(white: 1))
        }
        expect(
            drawn,
            equals: [
                "group opacity 0.5 normal", "  fill #000000FF rect(10,10 20x20)", "  fill #FFFFFFFF rect(10,10 20x20)",
                "masked", "  mask", "    group opacity 0.25 normal", "      fill #000000FF rect(10,10 20x20)", "  content",
                "    fill #FFFFFFFF rect(10,10 20x20)",
            ])
    }

    /// Apple, `addFilter(_:options:)`: the filter first, then opacity, blend mode and clip shapes.
    @Test("Filters come before opacity and clips, the last one added first")
    func filters() throws {
        let square = square
        let drawn = try lines { context, _ in
            context.opacity = 0.5
            context.addFilter(.shadow(color: .black, radius: 2, x: 1, y: 3))
            context.addFilter(.blur(radius: 4))
            context.clip(to: square)
            context.fill(square, with: .color(white: 0))
        }
        expect(
            drawn,
            equals: [
                "clip rect(10,10 20x20)", "  group opacity 0.5 normal", "    filter shadow #000000FF 2 by 1,3",
                "      filter blur 4", "        fill #000000FF rect(10,10 20x20)",
            ])
    }

    @Test("A filter has the size it had when it was added")
    func placedFilter() throws {
        let square = square
        let drawn = try lines { context, _ in
            context.addFilter(.blur(radius: 4))
            context.scaleBy(x: 2, y: 2)
            context.fill(square, with: .color(white: 0))
            context.filters = []
            context.addFilter(.blur(radius: 4))
            context.fill(square, with: .color(white: 0))
        }
        expect(
            drawn,
            equals: [
                "filter blur 4", "  transform matrix 2 0 0 2 0 0", "    fill #000000FF rect(10,10 20x20)",
                "transform matrix 2 0 0 2 0 0", "  filter blur 4", "    transform matrix 0.5 0 0 0.5 0 0",
                "      transform matrix 2 0 0 2 0 0", "        fill #000000FF rect(10,10 20x20)",
            ])
    }

    /// Apple, `colorMatrix(_:)`, `brightness(_:)` and `alphaThreshold(min:max:color:)`.
    @Test("Filters of colours are matrices")
    func colorFilters() throws {
        let square = square
        var matrix = ColorMatrix()
        (matrix.r1, matrix.r5, matrix.a4) = (0.5, 0.25, 0.75)
        let drawn = try lines { context, _ in
            for filter: GraphicsContext.Filter in [.colorMatrix(matrix), .brightness(0.5), .colorMultiply(.black)] {
                var copy = context
                copy.addFilter(filter)
                copy.fill(square, with: .color(white: 0))
            }
        }
        expect(
            drawn.filter { $0.hasPrefix("filter") },
            equals: [
                "filter colors [0.5 0 0 0 0.25 0 1 0 0 0 0 0 1 0 0 0 0 0 0.75 0]",
                "filter colors [1 0 0 0 0.5 0 1 0 0 0.5 0 0 1 0 0.5 0 0 0 1 0]",
                "filter colors [0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0]",
            ])
    }

    @Test("Filters of colours work in linear light, and a blur there is reported")
    func linearFilters() throws {
        let square = square
        let notes = try RunReports.noted {
            let drawn = try lines { context, _ in
                for filter: GraphicsContext.Filter in [.colorMultiply(Color(white: 0.5)), .blur(radius: 2)] {
                    var copy = context
                    copy.addFilter(filter, options: .linearColor)
                    copy.fill(square, with: .color(white: 0))
                }
            }
            expect(
                drawn.filter { $0.hasPrefix("filter") },
                equals: ["filter linear colors [0.214 0 0 0 0 0 0.214 0 0 0 0 0 0.214 0 0 0 0 0 1 0]", "filter blur 2"])
        }
        expect(notes, equals: ["GraphicsContext: a blur, a shadow or a projection has the option linearColor: it is drawn without it."])
    }

    @Test("Blend modes see what the canvas drew, and nothing behind it")
    func blending() throws {
        let square = square
        let drawn = try lines { context, _ in
            context.fill(square, with: .color(white: 1))
            context.blendMode = .multiply
            context.fill(square, with: .color(white: 0))
        }
        expect(
            drawn,
            equals: [
                "group opacity 1 normal", "  fill #FFFFFFFF rect(10,10 20x20)", "  group opacity 1 multiply",
                "    fill #000000FF rect(10,10 20x20)",
            ])
    }

    @Test("Clearing takes away what is covered, whatever its colour")
    func clearing() throws {
        let square = square
        let drawn = try lines { context, _ in
            context.blendMode = .clear
            context.fill(square, with: .color(white: 1, opacity: 0.1))
            context.blendMode = .copy
            context.fill(square, with: .color(white: 1, opacity: 0.1))
        }
        expect(
            drawn,
            equals: [
                "group opacity 1 normal", "  group opacity 1 destinationOut", "    fill #000000FF rect(10,10 20x20)",
                "  group opacity 1 destinationOut", "    fill #000000FF rect(10,10 20x20)", "  group opacity 1 plusLighter",
                "    fill #FFFFFF1A rect(10,10 20x20)",
            ])
    }

    // MARK: Text

    @Test("Text measures as the view does, and stands by its anchor")
    func text() throws {
        let stage = try Stage(width: 200, height: 100)
        var (size, baseline) = (CGSize.zero, CGFloat(0))
        try stage.show(
            Canvas { context, _ in
                let text = context.resolve(Text("Measure").font(.title))
                size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
                baseline = text.firstBaseline(in: CGSize(width: 200, height: 100))
                expect(text.lastBaseline(in: CGSize(width: 200, height: 100)), equals: baseline)
                context.draw(text, at: CGPoint(x: 200, y: 100), anchor: .bottomTrailing)
            })
        _ = stage.tree.displayList(at: 0)
        let viewed = ViewTree.idealSize(
            of: Text("Measure").font(.title), in: CGSize(width: 200, height: 100), environment: stage.tree.environment)
        expect(size, equals: viewed)
        let drawn = stage.drawn(at: 0)
        expect(drawn.count, equals: 7)
        // Letters stand on the baseline, inside the box that the anchor gives them.
        let (left, bottom) = (drawn.map(\.box.minX).min() ?? 0, drawn[0].box.maxY)
        #expect(left >= 200 - size.width && left < 200 - size.width + 4)
        expect(bottom, near: 100 - size.height + baseline, within: 0.4)
    }

    @Test("A shading fills text that has no colour of its own")
    func textShading() throws {
        let stage = try Stage(width: 200, height: 100)
        try stage.show(
            Canvas { context, size in
                var text = context.resolve(Text("A") + Text("B").foregroundColor(.red))
                text.shading = .color(.blue)
                context.draw(text, in: CGRect(origin: .zero, size: size))
            })
        let colors = stage.drawn(at: 0).map(\.color)
        expect(colors, equals: [Color.blue, .red].map { $0.resolve(in: stage.tree.environment).rgba })
    }

    @Test("A gradient shading of text lies where it is asked for")
    func textGradient() throws {
        let gradient = Gradient(colors: [.black, .white])
        let drawn = try lines { context, _ in
            var text = context.resolve(Text("I"))
            text.shading = .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 77, y: 0))
            context.draw(text, at: CGPoint(x: 50, y: 40))
        }
        #expect(drawn.count == 1 && drawn[0].hasPrefix("glyphs linear 0,0 -> 77,0 ["))
    }

    // MARK: Images and symbols

    private var picture: Image {
        let pixels: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255]
        return Image(ImageSource(Pixmap(widthInPixels: 2, heightInPixels: 1, bytes: pixels)), scale: 1)
    }

    @Test("Pictures are drawn in their own size or another, and translucent as a group")
    func pictures() throws {
        let picture = picture
        let drawn = try lines { context, _ in
            let image = context.resolve(picture)
            #expect(image.size == CGSize(width: 2, height: 1) && image.baseline == 1 && image.shading == nil)
            context.draw(image, at: CGPoint(x: 10, y: 10), anchor: .topLeading)
            context.opacity = 0.5
            context.draw(image, in: CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        expect(
            drawn,
            equals: [
                "image 2x1px in (10,10 2x1) smooth", "group opacity 0.5 normal", "  image 2x1px in (0,0 40x20) smooth",
            ])
    }

    @Test("A picture is repeated, whole or in part")
    func tiles() throws {
        let (picture, square) = (picture, square)
        let drawn = try lines { context, _ in
            context.fill(square, with: .tiledImage(picture, origin: CGPoint(x: 1, y: 2), scale: 3))
            let half = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
            context.fill(square, with: .tiledImage(picture, sourceRect: half))
        }
        expect(
            drawn,
            equals: [
                "fill pattern 2x1px from 1,2 tile 6x3 rect(10,10 20x20)",
                "fill pattern 1x1px from 0,0 tile 1x1 rect(10,10 20x20)",
            ])
    }

    @Test("A system symbol is a template; a palette gives its layers a colour each")
    func systemSymbols() throws {
        let stage = try Stage(width: 100, height: 80)
        try stage.show(
            Canvas { context, _ in
                var image = context.resolve(Image(systemName: "heart.fill"))
                #expect(image.shading != nil && image.baseline < image.size.height)
                image.shading = .color(.red)
                context.draw(image, at: CGPoint(x: 20, y: 20))
                var layered = context.resolve(Image(systemName: "cloud.sun.fill"))
                layered.shading = .palette([.color(.blue), .color(.yellow)])
                context.draw(layered, in: CGRect(x: 40, y: 10, width: 40, height: 40))
            })
        let colors = Set(stage.drawn(at: 0).compactMap(\.color))
        expect(colors, equals: Set([Color.red, .blue, .yellow].map { $0.resolve(in: stage.tree.environment).rgba }))
        #expect(stage.tree.diagnostics.entries.isEmpty)
    }

    @Test("A missing symbol is drawn as a box and reported")
    func missingSymbol() throws {
        let stage = try Stage()
        try stage.show(Canvas { context, _ in context.draw(Image(systemName: "no.such.symbol"), at: .zero) })
        #expect(!stage.drawn(at: 0).isEmpty)
        expect(stage.tree.diagnostics.entries, equals: [.missingSymbol("no.such.symbol")])
    }

    private enum Mark: Hashable { case dot, row(Int) }

    @Test("Views are found by their tags, and those of a collection by their identities")
    func symbols() throws {
        let stage = try Stage(width: 100, height: 80)
        var sizes: [CGSize?] = []
        let canvas = Canvas { context, _ in
            sizes = [
                context.resolveSymbol(id: Mark.dot)?.size, context.resolveSymbol(id: 2)?.size,
                context.resolveSymbol(id: "none")?.size,
            ]
            guard let dot = context.resolveSymbol(id: Mark.dot) else { return }
            context.draw(dot, at: CGPoint(x: 50, y: 40))
            context.draw(dot, in: CGRect(x: 0, y: 0, width: 40, height: 10))
        } symbols: {
            Color.red.frame(width: 10, height: 20).tag(Mark.dot)
            ForEach(1..<3) { Color.blue.frame(width: CGFloat($0), height: 1) }
        }
        try stage.show(canvas)
        let boxes = stage.drawn(at: 0).map(\.box)
        expect(sizes, equals: [CGSize(width: 10, height: 20), CGSize(width: 2, height: 1), nil])
        expect(boxes, equals: [CGRect(x: 45, y: 30, width: 10, height: 20), CGRect(x: 0, y: 0, width: 40, height: 10)])
    }

    @Test("A canvas fades as one, and is black where an opaque one is left open")
    func opacity() throws {
        let stage = try Stage(width: 100, height: 80)
        let square = square
        try stage.show(Canvas(opaque: true) { context, _ in context.fill(square, with: .color(white: 1)) }.opacity(0.5))
        expect(
            stage.tree.displayList(at: 0).dump(),
            equals: """
                canvas 100x80
                clip rect(0,0 100x80) aliased
                  group opacity 0.5 normal
                    fill #000000FF rect(0,0 100x80)
                    fill #FFFFFFFF rect(10,10 20x20)

                """)
    }

    @Test("A canvas whose size animates is drawn anew in every size")
    func animatedSize() throws {
        let stage = try Stage(width: 100, height: 80)
        func canvas(_ width: CGFloat) -> some View {
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(white: 0))
            }.frame(width: width)
        }
        try stage.show(canvas(20))
        try stage.show(canvas(60), .linear(duration: 1), at: 0)
        expect(stage.drawn(at: 0.5)[0].box.width, equals: 40)
    }

    @Test(
        "Bad numbers draw nothing or something, and never trap",
        arguments: [
            CGFloat.nan, .infinity, -.infinity, 1e300, -1, 0,
        ])
    func badNumbers(_ number: CGFloat) throws {
        let square = square
        let gradient = Gradient(colors: [.black, .white])
        let picture = picture
        _ = try lines { context, _ in
            let point = CGPoint(x: number, y: 1)
            context.fill(
                square, with: .linearGradient(gradient, startPoint: point, endPoint: .zero, options: .repeat))
            context.fill(
                square, with: .radialGradient(gradient, center: point, startRadius: 0, endRadius: number, options: .mirror))
            context.fill(square, with: .tiledImage(picture, sourceRect: CGRect(x: number, y: 0, width: 1, height: number)))
            context.draw(Text("A"), in: CGRect(x: number, y: 0, width: number, height: 9))
            context.draw(Text("A"), at: point)
            context.draw(picture, in: CGRect(x: 0, y: 0, width: number, height: number))
            context.addFilter(.blur(radius: number))
            context.addFilter(.shadow(radius: number, x: number, options: .invertsAlpha))
            context.addFilter(.alphaThreshold(min: Double(number), max: 0.5))
            context.scaleBy(x: number, y: 1)
            context.clip(to: square)
            context.opacity = Double(number)
            context.addFilter(.blur(radius: 2))
            _ = context.clipBoundingRect
            context.fill(square, with: .color(white: 1))
            context.stroke(square, with: .color(white: 1), lineWidth: number)
        }
    }
}
