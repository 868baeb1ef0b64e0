import Foundation
import Geometry
import WidgetArchive

extension Color.Resolved {
    /// Red, green and blue in linear light with sRGB primaries, and opacity.
    var archived: [Float] { [linearRed, linearGreen, linearBlue, opacity] }

    init(archived numbers: [Float]) {
        self.init(linearRed: numbers[0], linearGreen: numbers[1], linearBlue: numbers[2], opacity: numbers[3])
    }
}

extension UnitPoint {
    fileprivate var archived: [Double] { [Double(x), Double(y)] }
    fileprivate init(archived numbers: [Double]) { self.init(x: numbers[0], y: numbers[1]) }
}

extension ArchivedStyle {
    /// A style as data; nil for patterns, meshes, blend modes, and paints that have their place already.
    init?(_ style: ResolvedStyle) {
        switch style {
        case .color(let color): self = .color(color.archived)
        case .gradient(let gradient):
            let shape: Gradient =
                switch gradient.shape {
                case .linear(let start, let end): .linear(start: start.archived, end: end.archived)
                case .radial(let center, let start, let end):
                    .radial(center: center.archived, start: Double(start), end: Double(end))
                case .elliptical(let center, let start, let end):
                    .elliptical(center: center.archived, start: Double(start), end: Double(end))
                case .angular(let center, let start, let end):
                    .angular(center: center.archived, start: start.radians, end: end.radians)
                }
            self = .gradient(
                shape, colors: gradient.stops.map(\.color.archived), locations: gradient.stops.map(\.location),
                isPerceptual: gradient.colorSpace == .perceptual)
        case .material(let material):
            self = .material(tint: material.tint.archived, saturation: material.saturation, opacity: material.opacity)
        case .shadowed(let inner, let shadow):
            guard let inner = ArchivedStyle(inner) else { return nil }
            self = .shadowed(
                inner, isInner: shadow.kind == .inner, color: shadow.color.archived, radius: Double(shadow.radius),
                x: Double(shadow.offset.width), y: Double(shadow.offset.height))
        case .mesh, .tile, .placed, .blended: return nil
        }
    }

    /// The style that the data describe; a reader has counted the numbers.
    var resolved: ResolvedStyle {
        switch self {
        case .color(let color): return .color(Color.Resolved(archived: color))
        case .gradient(let gradient, let colors, let locations, let isPerceptual):
            let shape: ResolvedGradient.Shape =
                switch gradient {
                case .linear(let start, let end): .linear(start: UnitPoint(archived: start), end: UnitPoint(archived: end))
                case .radial(let center, let start, let end):
                    .radial(center: UnitPoint(archived: center), startRadius: start, endRadius: end)
                case .elliptical(let center, let start, let end):
                    .elliptical(center: UnitPoint(archived: center), startFraction: start, endFraction: end)
                case .angular(let center, let start, let end):
                    .angular(center: UnitPoint(archived: center), start: Angle(radians: start), end: Angle(radians: end))
                }
            let stops = zip(colors, locations).map { ResolvedGradient.Stop(color: Color.Resolved(archived: $0), location: $1) }
            return .gradient(ResolvedGradient(stops: stops, shape: shape, colorSpace: isPerceptual ? .perceptual : .device))
        case .material(let tint, let saturation, let opacity):
            return .material(ResolvedMaterial(tint: Color.Resolved(archived: tint), saturation: saturation, opacity: opacity))
        case .shadowed(let style, let isInner, let color, let radius, let x, let y):
            let shadow = ResolvedShadow(
                kind: isInner ? .inner : .drop, color: Color.Resolved(archived: color), radius: radius,
                offset: CGSize(width: x, height: y))
            return .shadowed(style.resolved, shadow)
        }
    }
}
