import Drawing
import Foundation
import Geometry
import WidgetArchive

/// A system shape, which an archive stores by its parameters.
nonisolated protocol ArchivableForm {
    /// The shape as data; nil where user code takes part in it.
    var archivedForm: ArchivedForm? { get }
}

extension Shape {
    fileprivate nonisolated var form: ArchivedForm? { (self as? any ArchivableForm)?.archivedForm }
}

extension Rectangle: ArchivableForm {
    var archivedForm: ArchivedForm? { .rectangle }
}

extension Ellipse: ArchivableForm {
    var archivedForm: ArchivedForm? { .ellipse }
}

extension Circle: ArchivableForm {
    var archivedForm: ArchivedForm? { .circle }
}

extension Capsule: ArchivableForm {
    var archivedForm: ArchivedForm? { .capsule(isContinuous: style == .continuous) }
}

extension RoundedRectangle: ArchivableForm {
    var archivedForm: ArchivedForm? {
        .rounded(width: Double(cornerSize.width), height: Double(cornerSize.height), isContinuous: style == .continuous)
    }
}

extension RoundedRectangle.Inset: ArchivableForm {
    var archivedForm: ArchivedForm? { base.archivedForm.map { .inset($0, by: Double(amount)) } }
}

extension UnevenRoundedRectangle: ArchivableForm {
    var archivedForm: ArchivedForm? {
        let radii = [cornerRadii.topLeading, cornerRadii.bottomLeading, cornerRadii.bottomTrailing, cornerRadii.topTrailing]
        return .uneven(radii.map { Double($0) }, isContinuous: style == .continuous)
    }
}

extension UnevenRoundedRectangle.Inset: ArchivableForm {
    var archivedForm: ArchivedForm? { base.archivedForm.map { .inset($0, by: Double(amount)) } }
}

extension Path: ArchivableForm {
    var archivedForm: ArchivedForm? { .outline(ArchivedOutline(SharedPath(self))) }
}

extension InsetByFrame: ArchivableForm {
    var archivedForm: ArchivedForm? {
        // Rectangles with round corners have their own ways of being inset.
        if shape is RoundedRectangle || shape is UnevenRoundedRectangle { return nil }
        return shape.form.map { .inset($0, by: Double(amount)) }
    }
}

extension OffsetShape: ArchivableForm {
    var archivedForm: ArchivedForm? { shape.form.map { .offset($0, x: Double(offset.width), y: Double(offset.height)) } }
}

extension RotatedShape: ArchivableForm {
    var archivedForm: ArchivedForm? {
        shape.form.map { .rotated($0, angle: angle.radians, x: Double(anchor.x), y: Double(anchor.y)) }
    }
}

extension ScaledShape: ArchivableForm {
    var archivedForm: ArchivedForm? {
        shape.form.map {
            .scaled($0, width: Double(scale.width), height: Double(scale.height), x: Double(anchor.x), y: Double(anchor.y))
        }
    }
}

extension TransformedShape: ArchivableForm {
    var archivedForm: ArchivedForm? { shape.form.map { .transformed($0, transform.numbers) } }
}

extension _SizedShape: ArchivableForm {
    var archivedForm: ArchivedForm? {
        shape.form.map {
            .sized($0, width: Double(size.width), height: Double(size.height), x: Double(anchor.x), y: Double(anchor.y))
        }
    }
}

extension _StrokedShape: ArchivableForm {
    var archivedForm: ArchivedForm? { shape.form.map { .stroked($0, ArchivedStroke(style)) } }
}

extension _TrimmedShape: ArchivableForm {
    var archivedForm: ArchivedForm? { shape.form.map { .trimmed($0, from: Double(startFraction), to: Double(endFraction)) } }
}

extension AnyShape: ArchivableForm {
    var archivedForm: ArchivedForm? { shape.form.map { .erased($0) } }
}

extension ArchivedForm {
    /// The shape that the data describe, of the type that it was: then it animates as it did.
    var shape: any Shape {
        func style(_ isContinuous: Bool) -> RoundedCornerStyle { isContinuous ? .continuous : .circular }
        switch self {
        case .rectangle: return Rectangle()
        case .ellipse: return Ellipse()
        case .circle: return Circle()
        case .capsule(let isContinuous): return Capsule(style: style(isContinuous))
        case .rounded(let width, let height, let isContinuous):
            return RoundedRectangle(cornerSize: CGSize(width: width, height: height), style: style(isContinuous))
        case .uneven(let radii, let isContinuous):
            return UnevenRoundedRectangle(
                topLeadingRadius: radii[0], bottomLeadingRadius: radii[1], bottomTrailingRadius: radii[2], topTrailingRadius: radii[3],
                style: style(isContinuous))
        case .outline(let outline): return outline.path.path
        case .inset(let base, let amount): return Self.inset(base.shape, by: amount)
        case .offset(let base, let x, let y): return Self.offset(base.shape, CGSize(width: x, height: y))
        case .rotated(let base, let angle, let x, let y):
            return Self.rotated(base.shape, Angle(radians: angle), UnitPoint(x: x, y: y))
        case .scaled(let base, let width, let height, let x, let y):
            return Self.scaled(base.shape, CGSize(width: width, height: height), UnitPoint(x: x, y: y))
        case .transformed(let base, let numbers): return Self.transformed(base.shape, CGAffineTransform(numbers: numbers))
        case .sized(let base, let width, let height, let x, let y):
            return Self.sized(base.shape, CGSize(width: width, height: height), UnitPoint(x: x, y: y))
        case .stroked(let base, let stroke): return Self.stroked(base.shape, stroke.drawn)
        case .trimmed(let base, let start, let end): return Self.trimmed(base.shape, start, end)
        case .erased(let base): return Self.erased(base.shape)
        }
    }

    private static func inset<S: Shape>(_ shape: S, by amount: Double) -> any Shape {
        switch shape {
        case let shape as RoundedRectangle: RoundedRectangle.Inset(base: shape, amount: amount)
        case let shape as UnevenRoundedRectangle: UnevenRoundedRectangle.Inset(base: shape, amount: amount)
        default: InsetByFrame(shape: shape, amount: amount)
        }
    }

    private static func offset<S: Shape>(_ shape: S, _ offset: CGSize) -> any Shape { OffsetShape(shape: shape, offset: offset) }

    private static func rotated<S: Shape>(_ shape: S, _ angle: Angle, _ anchor: UnitPoint) -> any Shape {
        RotatedShape(shape: shape, angle: angle, anchor: anchor)
    }

    private static func scaled<S: Shape>(_ shape: S, _ scale: CGSize, _ anchor: UnitPoint) -> any Shape {
        ScaledShape(shape: shape, scale: scale, anchor: anchor)
    }

    private static func transformed<S: Shape>(_ shape: S, _ transform: CGAffineTransform) -> any Shape {
        TransformedShape(shape: shape, transform: transform)
    }

    private static func sized<S: Shape>(_ shape: S, _ size: CGSize, _ anchor: UnitPoint) -> any Shape {
        _SizedShape(shape: shape, size: size, anchor: anchor)
    }

    private static func stroked<S: Shape>(_ shape: S, _ style: StrokeStyle) -> any Shape { _StrokedShape(shape: shape, style: style) }

    private static func erased<S: Shape>(_ shape: S) -> any Shape { AnyShape(shape) }

    private static func trimmed<S: Shape>(_ shape: S, _ start: Double, _ end: Double) -> any Shape {
        _TrimmedShape(shape: shape, startFraction: start, endFraction: end)
    }
}
