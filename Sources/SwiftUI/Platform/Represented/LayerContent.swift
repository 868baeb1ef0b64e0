import UIKit

/// A layer that is no view's, with those inside.
struct LayerContent: View {
    let layer: CALayer

    var body: some View {
        if !layer.isHidden {
            let size = layer.bounds.size
            let plate = RoundedRectangle(cornerRadius: layer.cornerRadius, style: layer.cornerCurve == .continuous ? .continuous : .circular)
            ZStack(alignment: .topLeading) {
                if let color = layer.backgroundColor { plate.fill(Color(cgColor: color)) }
                LayerFill(layer: layer)
                ForEach(Array((layer.sublayers ?? []).enumerated()), id: \.offset) { LayerContent(layer: $0.element) }
                if layer.borderWidth > 0 { plate.strokeBorder(Color(layer.borderColor), lineWidth: layer.borderWidth) }
            }
            .frame(width: size.width, height: size.height, alignment: .topLeading)
            .modifier(LayerClip(shape: layer.masksToBounds || isRounded ? AnyShape(plate) : nil, mask: layer.mask))
            .modifier(LayerShadow(layer: layer))
            .opacity(Double(layer.opacity))
            .offset(x: layer.frame.minX, y: layer.frame.minY)
        }
    }

    /// The gradient of a layer ends at its corners.
    private var isRounded: Bool { layer is CAGradientLayer && layer.cornerRadius > 0 }
}

/// What a layer of a kind draws by itself: a gradient, a path, particles, a picture.
struct LayerFill: View {
    let layer: CALayer

    var body: some View {
        switch layer {
        case let layer as CAGradientLayer: GradientFill(layer: layer)
        case let layer as CAShapeLayer: ShapeFill(layer: layer)
        case let layer as CAEmitterLayer: EmitterFill(layer: layer)
        default:
            if let image = layer.contents as? CGImage {
                Image(decorative: image, scale: layer.contentsScale).resizable()
                    .aspectRatio(contentMode: layer.contentsGravity == .resizeAspectFill ? .fill : .fit)
            }
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

/// Cuts what is outside of a shape, and of the path of a mask.
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
    /// The colour of a border, black unless said.
    init(_ color: CGColor?) { self = color.map { Color(cgColor: $0) } ?? .black }
}

extension UnitPoint {
    fileprivate init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}
