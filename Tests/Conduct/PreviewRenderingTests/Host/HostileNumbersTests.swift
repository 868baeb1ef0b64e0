import Drawing
import Foundation
import Pixels
import TestSupport
import Testing
import Typesetting

@testable import PreviewRendering
@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Numbers that are none, endless or beyond all canvases, given to everything that draws.
///
/// What comes of them is a picture or a readable error: never a trap, and never more memory or time than a canvas needs.
@Suite("Hostile numbers") @MainActor struct HostileNumbersTests {
    private static let fonts = Result { try FontLibrary.bundled() }

    nonisolated static let numbers: [CGFloat] = [
        .nan, .infinity, -1e300, 1e19, 40_000, -1, 1e-300,
    ]

    @Test(arguments: Topic.allCases, numbers) func anyNumber(_ topic: Topic, _ number: CGFloat) async throws {
        for view in topic.views(number) { try await draw(view) }
    }

    /// On the way from a number that is fine, and back.
    @Test(arguments: Topic.allCases, [.nan, -.infinity, 1e19] as [CGFloat]) func anyNumberInMotion(_ topic: Topic, _ number: CGFloat)
        async throws
    {
        for (first, second) in zip(topic.views(7), topic.views(number)) {
            let tree = try tree()
            try tree.update(first, transaction: Transaction(), at: 0)
            try tree.update(second, transaction: Transaction(animation: .linear(duration: 1)), at: 0)
            try await draw(tree.displayList(at: 0.5))
            try tree.update(first, transaction: Transaction(animation: .spring), at: 0.5)
            try await draw(tree.displayList(at: 0.75))
        }
    }

    private func tree() throws -> ViewTree {
        var environment = EnvironmentValues()
        environment.fontLibrary = try Self.fonts.get()
        environment.displayScale = 2
        return ViewTree(size: CGSize(width: 30, height: 20), environment: environment)
    }

    private func draw(_ view: AnyView) async throws {
        let tree = try tree()
        try tree.update(view, transaction: Transaction(), at: 0)
        try await draw(tree.displayList(at: 0))
    }

    private func draw(_ list: DisplayList) async throws {
        do {
            let picture = try await FrameRasterizer(scale: 2, jobs: 1).pixmaps(of: [list])[0]
            expect(picture.widthInPixels, equals: 60)
            // Premultiplied: no channel is above alpha.
            for index in stride(from: 0, to: picture.bytes.count, by: 4) {
                let alpha = picture.bytes[index + 3]
                guard picture.bytes[index] > alpha || picture.bytes[index + 1] > alpha || picture.bytes[index + 2] > alpha
                else { continue }
                Issue.record("A channel is above alpha.")
                return
            }
        } catch {
            #expect("\(error)".contains(" "), "An error is a sentence: \(error)")
        }
    }
}

extension HostileNumbersTests {
    enum Topic: String, CaseIterable, Sendable {
        case frames, transforms, effects, shadows, colors, shapes, strokes, gradients, paths, canvases, texts, pictures, layouts
        case clips, moves

        @MainActor func views(_ n: CGFloat) -> [AnyView] {
            switch self {
            case .frames: frames(n)
            case .transforms: transforms(n)
            case .effects: effects(n)
            case .shadows: shadows(n)
            case .colors: colors(n)
            case .shapes: shapes(n)
            case .strokes: strokes(n)
            case .gradients: gradients(n)
            case .paths: paths(n)
            case .canvases: canvases(n)
            case .texts: texts(n)
            case .pictures: pictures(n)
            case .layouts: layouts(n)
            case .clips: clips(n)
            case .moves: movingViews(n)
            }
        }
    }
}

extension HostileNumbersTests.Topic {
    @MainActor private var box: some View { Rectangle().fill(.red).frame(width: 10, height: 8) }

    @MainActor private func frames(_ n: CGFloat) -> [AnyView] {
        [
            AnyView(Color.red.frame(width: n)), AnyView(Color.red.frame(width: n, height: n)),
            AnyView(Color.red.frame(minWidth: n, maxHeight: n)), AnyView(box.frame(idealWidth: n).fixedSize()),
            AnyView(box.padding(n)), AnyView(box.padding(EdgeInsets(top: n, leading: 1, bottom: -n, trailing: 3))),
            AnyView(box.position(x: n, y: 3)), AnyView(box.alignmentGuide(.leading) { _ in n }),
            AnyView(box.aspectRatio(n, contentMode: .fill)), AnyView(box.layoutPriority(Double(n)).zIndex(Double(n))),
            AnyView(Color.red.frame(width: n, height: n).shadow(radius: 3).blur(radius: 2)),
            AnyView(Color.red.frame(width: n, height: n).compositingGroup().opacity(0.5)),
        ]
    }

    @MainActor private func transforms(_ n: CGFloat) -> [AnyView] {
        let map = CGAffineTransform(a: n, b: 0.2, c: n, d: 1, tx: n, ty: 3)
        var projection = ProjectionTransform()
        projection.m13 = n
        projection.m31 = n
        return [
            AnyView(box.offset(x: n, y: 1)), AnyView(box.scaleEffect(n)), AnyView(box.scaleEffect(x: n, y: 0.5)),
            AnyView(box.scaleEffect(2, anchor: UnitPoint(x: n, y: n))), AnyView(box.rotationEffect(.degrees(Double(n)))),
            AnyView(box.rotationEffect(.radians(1), anchor: UnitPoint(x: n, y: 0))), AnyView(box.transformEffect(map)),
            AnyView(box.projectionEffect(projection)),
            AnyView(box.rotation3DEffect(.degrees(Double(n)), axis: (1, 1, 0))),
            AnyView(box.rotation3DEffect(.degrees(40), axis: (n, 1, 0))),
            AnyView(box.rotation3DEffect(.degrees(40), axis: (0, 1, 0), anchor: .leading, anchorZ: n, perspective: 1)),
            AnyView(box.rotation3DEffect(.degrees(40), axis: (0, 1, 0), perspective: n)),
            AnyView(box.shadow(radius: 2).scaleEffect(n).shadow(radius: 3)),
            AnyView(box.blur(radius: 2).scaleEffect(n)), AnyView(box.visualEffect { effect, _ in effect.offset(x: n).blur(radius: n) }),
            AnyView(Text("Ag").scaleEffect(n).rotationEffect(.degrees(20))),
        ]
    }

    @MainActor private func effects(_ n: CGFloat) -> [AnyView] {
        let d = Double(n)
        return [
            AnyView(box.blur(radius: n)), AnyView(box.blur(radius: n, opaque: true)), AnyView(box.brightness(d)),
            AnyView(box.contrast(d)), AnyView(box.saturation(d)), AnyView(box.grayscale(d)),
            AnyView(box.hueRotation(.radians(d))), AnyView(box.opacity(d)), AnyView(box.colorMultiply(Color(white: d, opacity: d))),
            AnyView(box.brightness(d).contrast(d).saturation(d).luminanceToAlpha().blur(radius: n).opacity(d)),
            AnyView(box.background(.thinMaterial).frame(width: n).blur(radius: n)),
            AnyView(
                ZStack {
                    box; box.blendMode(.plusDarker).opacity(d)
                }.drawingGroup().blur(radius: n)),
        ]
    }

    @MainActor private func shadows(_ n: CGFloat) -> [AnyView] {
        [
            AnyView(box.shadow(radius: n)), AnyView(box.shadow(radius: 2, x: n)), AnyView(box.shadow(color: .black, radius: n, x: n, y: n)),
            AnyView(Circle().fill(.red.shadow(.inner(radius: n)))), AnyView(Circle().fill(.red.shadow(.inner(radius: 2, x: n, y: 0)))),
            AnyView(Circle().fill(.red.shadow(.drop(radius: n, x: n)))), AnyView(box.shadow(radius: n).shadow(radius: n).shadow(radius: n)),
        ]
    }

    @MainActor private func colors(_ n: CGFloat) -> [AnyView] {
        let d = Double(n)
        return [
            AnyView(Color(hue: d, saturation: d, brightness: d)), AnyView(Color(red: d, green: 0.5, blue: d, opacity: d)),
            AnyView(Color(.displayP3, red: d, green: 0, blue: 1)), AnyView(Color(.sRGBLinear, white: d)),
            AnyView(Color.red.mix(with: .blue, by: d)), AnyView(Color.red.opacity(d)), AnyView(Rectangle().fill(Color(white: d).gradient)),
            AnyView(Rectangle().fill(Color(red: d, green: d, blue: 0).gradient).blendMode(.luminosity)),
        ]
    }

    @MainActor private func shapes(_ n: CGFloat) -> [AnyView] {
        [
            AnyView(RoundedRectangle(cornerRadius: n)),
            AnyView(RoundedRectangle(cornerSize: CGSize(width: n, height: 3), style: .circular)),
            AnyView(UnevenRoundedRectangle(topLeadingRadius: n, bottomTrailingRadius: 5)), AnyView(Capsule().inset(by: n)),
            AnyView(Circle().trim(from: n, to: 1)), AnyView(Circle().trim(from: 0, to: n)), AnyView(Rectangle().offset(x: n, y: n)),
            AnyView(Ellipse().scale(n)), AnyView(Ellipse().rotation(.degrees(Double(n)))), AnyView(Circle().size(width: n, height: n)),
            AnyView(box.cornerRadius(n)), AnyView(Rectangle().inset(by: n).stroke(lineWidth: 2)),
        ]
    }

    @MainActor private func strokes(_ n: CGFloat) -> [AnyView] {
        let styles = [
            StrokeStyle(lineWidth: n), StrokeStyle(lineWidth: n, lineCap: .round, lineJoin: .round),
            StrokeStyle(lineWidth: 2, dash: [n]), StrokeStyle(lineWidth: 2, dash: [n, 1]), StrokeStyle(lineWidth: 2, dash: [1, n]),
            StrokeStyle(lineWidth: 2, dash: [3, 2], dashPhase: n), StrokeStyle(lineWidth: 2, miterLimit: n),
            StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0, n]), StrokeStyle(lineWidth: n, dash: [n, n], dashPhase: n),
        ]
        return styles.flatMap { style in
            [
                AnyView(Circle().stroke(.red, style: style)), AnyView(RoundedRectangle(cornerRadius: 4).strokeBorder(.blue, style: style)),
                AnyView(box.border(.red, width: n)),
                AnyView(Path { $0.addLines([.zero, CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 1)]) }.stroke(.red, style: style)),
            ]
        }
    }

    @MainActor private func gradients(_ n: CGFloat) -> [AnyView] {
        let colors: [Color] = [.red, .blue, .green]
        let stops: [Gradient.Stop] = [
            .init(color: .red, location: n), .init(color: .blue, location: 0.2), .init(color: .green, location: -n),
        ]
        let f = Float(n)
        return [
            AnyView(LinearGradient(colors: colors, startPoint: UnitPoint(x: n, y: 0), endPoint: UnitPoint(x: 1, y: n))),
            AnyView(LinearGradient(colors: colors, startPoint: UnitPoint(x: n, y: n), endPoint: UnitPoint(x: n, y: n))),
            AnyView(LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)),
            AnyView(RadialGradient(colors: colors, center: .center, startRadius: n, endRadius: 5)),
            AnyView(RadialGradient(colors: colors, center: UnitPoint(x: n, y: 0), startRadius: 0, endRadius: n)),
            AnyView(RadialGradient(stops: stops, center: .center, startRadius: 3, endRadius: 3)),
            AnyView(EllipticalGradient(colors: colors, center: .center, startRadiusFraction: n, endRadiusFraction: 0.5)),
            AnyView(EllipticalGradient(colors: colors, center: UnitPoint(x: n, y: n), startRadiusFraction: 0, endRadiusFraction: n)),
            AnyView(AngularGradient(colors: colors, center: .center, startAngle: .degrees(Double(n)), endAngle: .degrees(90))),
            AnyView(AngularGradient(stops: stops, center: UnitPoint(x: n, y: 0.5), startAngle: .zero, endAngle: .radians(Double(n)))),
            AnyView(Rectangle().fill(Gradient(stops: stops).colorSpace(.perceptual))),
            AnyView(
                MeshGradient(width: 2, height: 2, points: [[0, 0], [f, 0], [0, 1], [1, f]], colors: [.red, .clear, .green, .blue])),
            AnyView(
                Circle().stroke(
                    .angularGradient(colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(Double(n))), lineWidth: n)),
        ]
    }

    @MainActor private func paths(_ n: CGFloat) -> [AnyView] {
        let point = CGPoint(x: n, y: 4)
        var paths = [
            Path { $0.addLines([.zero, point, CGPoint(x: 3, y: n)]) },
            Path {
                $0.move(to: point); $0.addQuadCurve(to: .zero, control: CGPoint(x: 5, y: n)); $0.closeSubpath()
            },
            Path {
                $0.move(to: .zero); $0.addCurve(to: CGPoint(x: 9, y: 9), control1: point, control2: CGPoint(x: n, y: n))
            },
            Path { $0.addArc(center: CGPoint(x: 5, y: 5), radius: n, startAngle: .zero, endAngle: .degrees(200), clockwise: false) },
            Path { $0.addArc(center: point, radius: 5, startAngle: .degrees(Double(n)), endAngle: .zero, clockwise: true) },
            Path {
                $0.move(to: .zero); $0.addArc(tangent1End: point, tangent2End: CGPoint(x: 5, y: 9), radius: n)
            },
            Path { $0.addRelativeArc(center: CGPoint(x: 5, y: 5), radius: 4, startAngle: .zero, delta: .radians(Double(n))) },
            Path { $0.addEllipse(in: CGRect(x: 0, y: n, width: n, height: 3)) },
            Path { $0.addRoundedRect(in: CGRect(x: 0, y: 0, width: 9, height: n), cornerSize: CGSize(width: n, height: n)) },
            Path(CGRect(x: n, y: 0, width: n, height: 5)), Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: n),
        ]
        paths += paths.map { $0.trimmedPath(from: 0.1, to: 0.7) }
        paths += paths.prefix(11).map { $0.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 1])) }
        paths += paths.prefix(11).map { $0.applying(CGAffineTransform(scaleX: n, y: 1)).offsetBy(dx: n, dy: n) }
        return paths.map { AnyView($0.fill(.red)) }
            + paths.prefix(11).map { AnyView($0.stroke(.blue, style: StrokeStyle(lineWidth: 2, lineJoin: .round, dash: [2, 3]))) }
    }

    @MainActor private func canvases(_ n: CGFloat) -> [AnyView] {
        let path = Path(ellipseIn: CGRect(x: 2, y: 2, width: 9, height: 7))
        let steps: [@Sendable (inout GraphicsContext) -> Void] = [
            { $0.translateBy(x: n, y: 1) }, { $0.scaleBy(x: n, y: n) }, { $0.rotate(by: .degrees(Double(n))) },
            { $0.concatenate(CGAffineTransform(a: 1, b: n, c: 0, d: 1, tx: 0, ty: 0)) }, { $0.opacity = Double(n) },
            { $0.addFilter(.blur(radius: n)) }, { $0.addFilter(.shadow(radius: n, x: n)) },
            { $0.addFilter(.alphaThreshold(min: Double(n), max: 0.5)) }, { $0.addFilter(.brightness(Double(n))) },
            { $0.clip(to: Path(CGRect(x: 0, y: 0, width: n, height: 5))) }, { $0.addFilter(.hueRotation(.radians(Double(n)))) },
        ]
        return steps.map { step in
            AnyView(
                Canvas { context, _ in
                    var context = context
                    step(&context)
                    context.fill(
                        path,
                        with: .radialGradient(Gradient(colors: [.red, .blue]), center: CGPoint(x: n, y: 1), startRadius: 0, endRadius: 9))
                    context.stroke(path, with: .color(.black), lineWidth: n)
                    context.draw(Text("A"), at: CGPoint(x: n, y: 3))
                    context.draw(Text("A b c"), in: CGRect(x: 0, y: 0, width: n, height: n))
                })
        }
    }

    @MainActor private func texts(_ n: CGFloat) -> [AnyView] {
        [
            AnyView(Text("Ag").font(.system(size: n))), AnyView(Text("Ag bc").tracking(n)), AnyView(Text("Ag bc").kerning(n)),
            AnyView(Text("Ag").baselineOffset(n)), AnyView(Text("Ag bc de").lineSpacing(n)),
            AnyView(Text("Ag bc").minimumScaleFactor(n).frame(width: 10)),
            AnyView(Image(systemName: "star.fill").font(.system(size: n))),
            AnyView(Image(systemName: "star.fill").resizable().frame(width: n, height: 5)),
            AnyView(Text("Ag bc").frame(width: n)), AnyView(Text("Ag").underline().scaleEffect(n)),
        ]
    }

    @MainActor private func pictures(_ n: CGFloat) -> [AnyView] {
        let picture = Image(ImageSource(Pixmap(widthInPixels: 6, heightInPixels: 4, bytes: [UInt8](repeating: 200, count: 96))), scale: 1)
        let caps = EdgeInsets(top: n, leading: n, bottom: 1, trailing: 1)
        return [
            AnyView(picture.resizable().frame(width: n, height: 5)), AnyView(picture.resizable(capInsets: caps)),
            AnyView(picture.resizable(capInsets: caps, resizingMode: .tile)),
            AnyView(picture.resizable(resizingMode: .tile).frame(width: n, height: n)),
            AnyView(picture.resizable().interpolation(.high).scaleEffect(n)),
            AnyView(picture.interpolation(.none).resizable().frame(width: n, height: n)),
            AnyView(picture.resizable().aspectRatio(n, contentMode: .fit)),
            AnyView(picture.renderingMode(.template).scaleEffect(x: n, y: 2).foregroundStyle(.red.gradient)),
            AnyView(Image(ImageSource(Pixmap(widthInPixels: 6, heightInPixels: 4)), scale: n)),
            AnyView(Rectangle().fill(ImagePaint(image: picture, scale: n))),
            AnyView(Rectangle().fill(ImagePaint(image: picture, sourceRect: CGRect(x: n, y: 0, width: n, height: 1)))),
        ]
    }

    @MainActor private func layouts(_ n: CGFloat) -> [AnyView] {
        [
            AnyView(
                HStack(spacing: n) {
                    box; box
                }),
            AnyView(
                VStack(spacing: n) {
                    box; Spacer(minLength: n); box
                }),
            AnyView(
                Grid(horizontalSpacing: n, verticalSpacing: n) {
                    GridRow {
                        box; box
                    }
                }),
            AnyView(
                LazyVGrid(columns: [GridItem(.adaptive(minimum: n)), GridItem(.fixed(n))], spacing: n) {
                    box; box; box
                }),
            AnyView(
                LazyVGrid(columns: [GridItem(.flexible(minimum: n, maximum: n), spacing: n)]) {
                    box; box
                }),
            AnyView(
                ViewThatFits {
                    box.frame(width: n); box
                }), AnyView(box.frame(width: n).fixedSize().overlay { box.padding(n) }),
        ]
    }

    @MainActor private func clips(_ n: CGFloat) -> [AnyView] {
        [
            AnyView(box.clipShape(Circle().offset(x: n))), AnyView(box.clipShape(Circle().inset(by: n))),
            AnyView(box.mask { Rectangle().frame(width: n, height: n) }), AnyView(box.mask { Circle().offset(x: n).blur(radius: n) }),
            AnyView(Color.red.frame(width: n, height: n).clipped()), AnyView(box.clipShape(Circle()).scaleEffect(n).clipped()),
            AnyView(Color.red.frame(width: n, height: n).mask { Circle() }),
            AnyView(box.background(.thinMaterial, in: Circle().inset(by: n))),
        ]
    }
}

// MARK: What moves by code of the user's own

private struct Shelf: Layout {
    var gap: Double
    var animatableData: Double {
        get { gap }
        set { gap = newValue }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: gap, height: 20) }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: CGPoint(x: gap, y: gap), proposal: .unspecified) }
    }
}

private struct Slant: @preconcurrency GeometryEffect {
    var amount: Double
    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: amount, ty: 0))
    }
}

private struct Bar: View, @preconcurrency Animatable {
    var length: Double
    var animatableData: Double {
        get { length }
        set { length = newValue }
    }
    var body: some View { Color.red.frame(width: length, height: 10).padding(length) }
}

@MainActor private func movingViews(_ n: CGFloat) -> [AnyView] {
    let number = Double(n)
    return [
        AnyView(Shelf(gap: number) { Color.red }), AnyView(Color.red.modifier(Slant(amount: number))), AnyView(Bar(length: number)),
        AnyView(
            Color.red.keyframeAnimator(initialValue: 0.0, repeating: false) {
                $0.offset(x: $1)
            } keyframes: { _ in
                CubicKeyframe(number, duration: 1)
                SpringKeyframe(10, duration: 1)
                LinearKeyframe(number, duration: number)
            }),
        AnyView(
            Color.red.phaseAnimator([0, number]) {
                $0.scaleEffect($1)
            } animation: { _ in
                .linear(duration: number)
            }),
        AnyView(Color.red.visualEffect { effect, _ in effect.offset(x: number).blur(radius: number) }),
    ]
}
