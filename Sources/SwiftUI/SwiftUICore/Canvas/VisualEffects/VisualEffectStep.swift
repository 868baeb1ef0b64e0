import Drawing

/// One of the steps of a visual effect.
enum VisualEffectStep: Sendable {
    case offset(CGSize)
    case scale(CGSize, UnitPoint)
    case rotation(Angle, UnitPoint)
    case rotation3D(
        Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), UnitPoint, anchorZ: CGFloat, perspective: CGFloat)
    case transform(CGAffineTransform)
    case opacity(Double)
    case blur(radius: CGFloat, isOpaque: Bool)
    case color(ColorMatrixEffect.Kind, Double)

    /// The step as the view modifier of the same name.
    @MainActor
    var effect: any RenderEffect {
        switch self {
        case .offset(let offset): OffsetEffect(offset: offset)
        case .scale(let scale, let anchor): ScaleEffect(scale: scale, anchor: anchor)
        case .rotation(let angle, let anchor): RotationEffect(angle: angle, anchor: anchor)
        case .rotation3D(let angle, let axis, let anchor, let anchorZ, let perspective):
            Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
        case .transform(let transform): AffineEffect(transform: transform)
        case .opacity(let opacity): OpacityEffect(opacity: opacity)
        case .blur(let radius, let isOpaque): BlurEffect(radius: radius, isOpaque: isOpaque)
        case .color(let kind, let amount): ColorMatrixEffect(kind, amount)
        }
    }

    /// The animatable numbers of the step. A transform has none, as in the modifier.
    var numbers: AnimatableVector {
        get { AnimatableVector(components) }
        set { take(newValue.components) }
    }

    private var components: [Double] {
        switch self {
        case .offset(let offset): [offset.width, offset.height].map { Double($0) }
        case .scale(let scale, let anchor): [scale.width, scale.height].map { Double($0) } + anchor.numbers
        case .rotation(let angle, let anchor): [angle.animatableData] + anchor.numbers
        case .rotation3D(let angle, let axis, let anchor, let anchorZ, let perspective):
            [angle.animatableData] + anchor.numbers + [axis.x, axis.y, axis.z, anchorZ, perspective].map { Double($0) }
        case .transform: []
        case .opacity(let opacity): [opacity]
        case .blur(let radius, _): [Double(radius)]
        case .color(_, let amount): [amount]
        }
    }

    private mutating func take(_ new: [Double]) {
        guard new.count == components.count else { return }
        let lengths = new.map { CGFloat($0) }
        func point(_ index: Int) -> UnitPoint {
            var point = UnitPoint.zero
            point.animatableData = AnimatablePair(lengths[index], lengths[index + 1])
            return point
        }
        func angle(_ number: Double) -> Angle {
            var angle = Angle.zero
            angle.animatableData = number
            return angle
        }
        switch self {
        case .offset: self = .offset(CGSize(width: lengths[0], height: lengths[1]))
        case .scale: self = .scale(CGSize(width: lengths[0], height: lengths[1]), point(2))
        case .rotation: self = .rotation(angle(new[0]), point(1))
        case .rotation3D:
            self = .rotation3D(
                angle(new[0]), axis: (lengths[3], lengths[4], lengths[5]), point(1), anchorZ: lengths[6],
                perspective: lengths[7])
        case .transform: break
        case .opacity: self = .opacity(new[0])
        case .blur(_, let isOpaque): self = .blur(radius: lengths[0], isOpaque: isOpaque)
        case .color(let kind, _): self = .color(kind, new[0])
        }
    }
}

extension UnitPoint {
    fileprivate var numbers: [Double] { [Double(animatableData.first), Double(animatableData.second)] }
}
