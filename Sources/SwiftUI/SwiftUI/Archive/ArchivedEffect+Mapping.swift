import Drawing
import Foundation
import WidgetArchive

/// An effect of the system's, which an archive knows by name.
@MainActor
protocol ArchivableEffect: RenderEffect {
    /// The effect as data; nil where user code takes part in it.
    var archived: ArchivedEffect? { get }
}

extension OffsetEffect: ArchivableEffect {
    var archived: ArchivedEffect? { ArchivedEffect(.offset, [Double(offset.width), Double(offset.height)]) }
}

extension RotationEffect: ArchivableEffect {
    @MainActor var archived: ArchivedEffect? { ArchivedEffect(.rotation, [angle.radians, Double(anchor.x), Double(anchor.y)]) }
}

extension Rotation3DEffect: ArchivableEffect {
    @MainActor var archived: ArchivedEffect? {
        let numbers = [axis.x, axis.y, axis.z, anchor.x, anchor.y, anchorZ, perspective].map { Double($0) }
        return ArchivedEffect(.rotation3D, [angle.radians] + numbers)
    }
}

extension ProjectionEffect: ArchivableEffect {
    @MainActor var archived: ArchivedEffect? { ArchivedEffect(.projection, numbers) }
}

extension ScaleEffect: ArchivableEffect {
    @MainActor var archived: ArchivedEffect? {
        ArchivedEffect(.scale, [scale.width, scale.height, anchor.x, anchor.y].map { Double($0) })
    }
}

extension AffineEffect: ArchivableEffect {
    @MainActor var archived: ArchivedEffect? { ArchivedEffect(.affine, transform.numbers) }
}

extension RelativeOffsetModifier: ArchivableEffect {
    var archived: ArchivedEffect? { ArchivedEffect(.relativeOffset, [Double(direction.dx), Double(direction.dy), amount]) }
}

extension ClipEffect: ArchivableEffect {
    @MainActor var archived: ArchivedEffect? {
        (shape as? any ArchivableForm)?.archivedForm.map { ArchivedEffect(.clip, form: $0, rule: ArchivedRule(style)) }
    }
}

extension ColorMultiplyEffect: ArchivableEffect {
    var archived: ArchivedEffect? { ArchivedEffect(.colorMultiply, color.archived.map { Double($0) }) }
}

extension OpacityEffect: ArchivableEffect {
    @MainActor var archived: ArchivedEffect? { ArchivedEffect(.opacity, [opacity]) }
}

extension CompositingGroupEffect: ArchivableEffect {
    @MainActor var archived: ArchivedEffect? { ArchivedEffect(isOpaque ? .opaqueGroup : .group) }
}

extension BlendModeEffect: ArchivableEffect {
    @MainActor var archived: ArchivedEffect? { ArchivedEffect(.blend, blendMode: mode.archived) }
}

extension BlurEffect: ArchivableEffect {
    @MainActor var archived: ArchivedEffect? { ArchivedEffect(isOpaque ? .opaqueBlur : .blur, [Double(radius)]) }
}

extension ShadowEffect: ArchivableEffect {
    var archived: ArchivedEffect? {
        ArchivedEffect(.shadow, color.archived.map { Double($0) } + [radius, offset.width, offset.height].map { Double($0) })
    }
}

extension ColorMatrixEffect: ArchivableEffect {
    @MainActor var archived: ArchivedEffect? {
        let name: ArchivedEffect.Name =
            switch kind {
            case .brightness: .brightness
            case .contrast: .contrast
            case .saturation: .saturation
            case .grayscale: .grayscale
            case .hueRotation: .hueRotation
            case .invert: .invert
            case .luminanceToAlpha: .luminanceToAlpha
            }
        return ArchivedEffect(name, [amount])
    }
}

extension ToneGroupModifier: ArchivableEffect {
    var archived: ArchivedEffect? {
        switch group {
        case .standard: ArchivedEffect(.standard)
        case .accented: ArchivedEffect(.accented)
        case .original: ArchivedEffect(.original)
        }
    }
}

extension ArchivedEffect {
    /// The effect that the data describe; a reader has counted the numbers.
    @MainActor var renderEffect: any RenderEffect {
        func number(_ index: Int) -> CGFloat { CGFloat(numbers[index]) }
        func size(_ index: Int) -> CGSize { CGSize(width: numbers[index], height: numbers[index + 1]) }
        func point(_ index: Int) -> UnitPoint { UnitPoint(x: number(index), y: number(index + 1)) }
        var color: Color.Resolved { Color.Resolved(archived: numbers.prefix(4).map { Float($0) }) }
        switch name {
        case .offset: return OffsetEffect(offset: size(0))
        case .rotation: return RotationEffect(angle: Angle(radians: numbers[0]), anchor: point(1))
        case .rotation3D:
            return Rotation3DEffect(
                angle: Angle(radians: numbers[0]), axis: (number(1), number(2), number(3)), anchor: point(4), anchorZ: number(6),
                perspective: number(7))
        case .projection:
            var effect = ProjectionEffect(transform: ProjectionTransform())
            effect.numbers = numbers
            return effect
        case .scale: return ScaleEffect(scale: size(0), anchor: point(2))
        case .affine: return AffineEffect(transform: CGAffineTransform(numbers: numbers))
        case .relativeOffset: return RelativeOffsetModifier(CGVector(dx: number(0), dy: number(1)), amount: numbers[2])
        case .clip:
            let shape: any Shape = (form ?? .rectangle).shape
            return Self.clip(shape, rule?.style ?? FillStyle())
        case .colorMultiply: return ColorMultiplyEffect(color: color)
        case .opacity: return OpacityEffect(opacity: numbers[0])
        case .group: return CompositingGroupEffect()
        case .opaqueGroup: return CompositingGroupEffect(isOpaque: true)
        case .blend: return BlendModeEffect(mode: blendMode?.drawn ?? .normal)
        case .blur: return BlurEffect(radius: number(0), isOpaque: false)
        case .opaqueBlur: return BlurEffect(radius: number(0), isOpaque: true)
        case .shadow: return ShadowEffect(color: color, radius: number(4), offset: size(5))
        case .brightness: return ColorMatrixEffect(.brightness, numbers[0])
        case .contrast: return ColorMatrixEffect(.contrast, numbers[0])
        case .saturation: return ColorMatrixEffect(.saturation, numbers[0])
        case .grayscale: return ColorMatrixEffect(.grayscale, numbers[0])
        case .hueRotation: return ColorMatrixEffect(.hueRotation, numbers[0])
        case .invert: return ColorMatrixEffect(.invert, numbers[0])
        case .luminanceToAlpha: return ColorMatrixEffect(.luminanceToAlpha, numbers[0])
        case .accented: return ToneGroupModifier(.accented)
        case .original: return ToneGroupModifier(.original)
        case .standard: return ToneGroupModifier(.standard)
        }
    }

    @MainActor
    private static func clip<S: Shape>(_ shape: S, _ style: FillStyle) -> any RenderEffect { ClipEffect(shape: shape, style: style) }
}

extension CGAffineTransform {
    /// The six numbers a, b, c, d, tx, ty.
    var numbers: [Double] { [a, b, c, d, tx, ty].map { Double($0) } }

    init(numbers: [Double]) {
        self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
}
