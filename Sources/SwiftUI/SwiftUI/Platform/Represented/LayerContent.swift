import UIKit

/// A layer that is no view's, with those inside.
struct LayerContent: View {
    let layer: CALayer

    var body: some View {
        if !layer.isHidden {
            let size = layer.bounds.size
            let plate = LayerPlate(layer)
            ZStack(alignment: .topLeading) {
                if let color = layer.backgroundColor { plate.fill(Color(cgColor: color)) }
                LayerFill(layer: layer)
                Sublayers(layer: layer)
                if layer.borderWidth > 0 { plate.strokeBorder(Color(layer.borderColor), lineWidth: layer.borderWidth) }
            }
            .frame(width: size.width, height: size.height, alignment: .topLeading)
            .modifier(LayerClip(shape: layer.masksToBounds || isRounded ? AnyShape(plate) : nil, mask: layer.mask))
            .modifier(LayerShadow(layer: layer))
            .transformEffect(layer.affineTransform().about(layer.anchor))
            .opacity(Double(layer.opacity))
            .offset(x: layer.frame.minX, y: layer.frame.minY)
        }
    }

    /// The gradient of a layer ends at its corners.
    private var isRounded: Bool { layer is CAGradientLayer && layer.cornerRadius > 0 }
}

/// The layers inside one, those of a higher place in front; a replicator's several times.
struct Sublayers: View {
    let layer: CALayer

    var body: some View {
        if let replicator = layer as? CAReplicatorLayer {
            ForEach(0..<max(replicator.instanceCount, 0), id: \.self) { index in
                once.transformEffect(step(index, of: replicator)).opacity(opacity(index, of: replicator))
            }
        } else {
            once.transformEffect(CATransform3DGetAffineTransform(layer.sublayerTransform).about(layer.middle))
        }
    }

    private var once: some View {
        ZStack(alignment: .topLeading) {
            ForEach(Array(inOrder.enumerated()), id: \.offset) { LayerContent(layer: $0.element) }
        }
        .frame(width: layer.bounds.width, height: layer.bounds.height, alignment: .topLeading)
    }

    /// Back to front.
    private var inOrder: [CALayer] {
        let layers = layer.sublayers ?? []
        return layers.indices.sorted { (layers[$0].zPosition, $0) < (layers[$1].zPosition, $1) }.map { layers[$0] }
    }

    private func step(_ index: Int, of replicator: CAReplicatorLayer) -> CGAffineTransform {
        let step = CATransform3DGetAffineTransform(replicator.instanceTransform)
        return (0..<index).reduce(CGAffineTransform.identity) { whole, _ in whole.concatenating(step) }.about(layer.middle)
    }

    private func opacity(_ index: Int, of replicator: CAReplicatorLayer) -> Double {
        min(max((replicator.instanceColor.map { Double($0.alpha) } ?? 1) + Double(index) * Double(replicator.instanceAlphaOffset), 0), 1)
    }
}

extension CALayer {
    /// The anchor point in the layer, in points from its corner.
    var anchor: CGPoint { CGPoint(x: bounds.width * anchorPoint.x, y: bounds.height * anchorPoint.y) }

    /// The middle of the layer, in points from its corner.
    fileprivate var middle: CGPoint { CGPoint(x: bounds.width / 2, y: bounds.height / 2) }
}

extension CGAffineTransform {
    /// The same about a point.
    func about(_ point: CGPoint) -> CGAffineTransform {
        guard !isIdentity else { return .identity }
        return CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(self).concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}

/// The drawing of a layer of a kind: a gradient, a path, particles, a text, a picture, or the drawing of the user's class.
struct LayerFill: View {
    let layer: CALayer

    var body: some View {
        switch layer {
        case let layer as CAGradientLayer: GradientFill(layer: layer)
        case let layer as CAShapeLayer: ShapeFill(layer: layer)
        case let layer as CAEmitterLayer: EmitterFill(layer: layer)
        case let layer as CATextLayer: TextFill(layer: layer)
        default:
            if let image = layer.contents as? CGImage {
                Image(decorative: image, scale: layer.contentsScale).resizable()
                    .aspectRatio(contentMode: layer.contentsGravity == .resizeAspectFill ? .fill : .fit)
            } else if layer.isDrawnByUser, layer.bounds.width >= 1, layer.bounds.height >= 1 {
                Image(uiImage: UIGraphicsImageRenderer(size: layer.bounds.size).image { layer.draw(in: $0.cgContext) })
            }
        }
    }
}

extension CALayer {
    /// True if user code draws into the layer: its own class, or its delegate.
    fileprivate var isDrawnByUser: Bool {
        let module = String(reflecting: type(of: self)).prefix { $0 != "." }
        return delegate != nil || !["QuartzCore", "AVFoundation", "AVKit"].contains(module)
    }
}

/// The text of a layer, from its top edge down.
private struct TextFill: View {
    let layer: CATextLayer

    var body: some View {
        if let text {
            text.font(font).foregroundStyle(layer.foregroundColor.map { Color(cgColor: $0) } ?? .white)
                .lineLimit(layer.isWrapped ? nil : 1).truncationMode(mode).multilineTextAlignment(alignment)
                .frame(width: layer.bounds.width, height: layer.bounds.height, alignment: Alignment(horizontal: side, vertical: .top))
        }
    }

    private var text: Text? {
        if let text = layer.string as? NSAttributedString { return Text(platform: text) }
        return (layer.string as? String).map { Text(verbatim: $0) }
    }

    private var font: Font {
        switch layer.font {
        case let font as UIFont: Font(font.withSize(layer.fontSize))
        case let name as String: Font.custom(name, fixedSize: layer.fontSize)
        default: Font.custom("Helvetica", fixedSize: layer.fontSize)
        }
    }

    private var mode: Text.TruncationMode {
        layer.truncationMode == .start ? .head : layer.truncationMode == .middle ? .middle : .tail
    }

    private var alignment: TextAlignment {
        switch layer.alignmentMode {
        case .center: .center
        case .right: UIKitSurroundings.current.isRightToLeft ? .leading : .trailing
        case .left: UIKitSurroundings.current.isRightToLeft ? .trailing : .leading
        default: .leading
        }
    }

    private var side: HorizontalAlignment {
        switch alignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

private struct GradientFill: View {
    let layer: CAGradientLayer

    var body: some View {
        let stops = stops
        let (start, end) = (UnitPoint(layer.startPoint), UnitPoint(layer.endPoint))
        switch layer.type {
        case .radial:
            EllipticalGradient(stops: stops, center: start, startRadiusFraction: 0, endRadiusFraction: abs(end.x - start.x))
        case .conic: AngularGradient(stops: stops, center: start, angle: .radians(atan2(end.y - start.y, end.x - start.x)))
        default: LinearGradient(stops: stops, startPoint: start, endPoint: end)
        }
    }

    private var stops: [Gradient.Stop] {
        let colors = (layer.colors ?? []).compactMap { ($0 as? CGColor).map { Color(cgColor: $0) } }
        return colors.enumerated().map { index, color in
            let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            let said = layer.locations.flatMap { index < $0.count ? CGFloat($0[index].doubleValue) : nil }
            return Gradient.Stop(color: color, location: said ?? even)
        }
    }
}

private struct ShapeFill: View {
    let layer: CAShapeLayer

    var body: some View {
        if let path = layer.path.map({ Path($0) }) {
            ZStack(alignment: .topLeading) {
                if let color = layer.fillColor { path.fill(Color(cgColor: color), style: FillStyle(eoFill: layer.fillRule == .evenOdd)) }
                if let color = layer.strokeColor, layer.lineWidth > 0 {
                    path.trimmedPath(from: layer.strokeStart, to: layer.strokeEnd).stroke(Color(cgColor: color), style: style)
                }
            }
        }
    }

    private var style: StrokeStyle {
        StrokeStyle(
            lineWidth: layer.lineWidth, lineCap: layer.lineCap == .round ? .round : layer.lineCap == .square ? .square : .butt,
            lineJoin: layer.lineJoin == .round ? .round : layer.lineJoin == .bevel ? .bevel : .miter, miterLimit: layer.miterLimit,
            dash: (layer.lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: layer.lineDashPhase)
    }
}

/// Clips content to a shape, and to the path of a mask.
struct LayerClip: ViewModifier {
    let shape: AnyShape?
    let mask: CALayer?

    func body(content: Content) -> some View {
        if let mask {
            cut(content).mask(alignment: .topLeading) { LayerContent(layer: mask) }
        } else {
            cut(content)
        }
    }

    @ViewBuilder
    private func cut(_ content: Content) -> some View {
        if let shape { content.clipShape(shape) } else { content }
    }
}

struct LayerShadow: ViewModifier {
    let layer: CALayer

    func body(content: Content) -> some View {
        if layer.shadowOpacity > 0 {
            content.shadow(
                color: (layer.shadowColor.map { Color(cgColor: $0) } ?? .black).opacity(Double(layer.shadowOpacity)),
                radius: layer.shadowRadius, x: layer.shadowOffset.width, y: layer.shadowOffset.height)
        } else {
            content
        }
    }
}

extension Color {
    /// Creates the colour of a border, black by default.
    init(_ color: CGColor?) { self = color.map { Color(cgColor: $0) } ?? .black }
}

extension UnitPoint {
    fileprivate init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}
