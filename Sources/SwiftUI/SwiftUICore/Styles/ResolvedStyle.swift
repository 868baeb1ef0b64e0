import Drawing
import Foundation

/// The fill of a style, independent of the environment: a colour, or a gradient in unit coordinates of the filled area.
package indirect enum ResolvedStyle: Sendable, Equatable {
    case color(Color.Resolved)
    case gradient(ResolvedGradient)
    case mesh(ResolvedMesh)
    case material(ResolvedMaterial)
    /// A picture repeated from the top left of the filled area.
    case tile(ImageTile)
    /// A paint with its own position, independent of the filled area.
    case placed(Paint)
    /// A style with a shadow of the filled shape.
    case shadowed(ResolvedStyle, ResolvedShadow)
    /// A style whose fill is combined with the pixels below it in a mode.
    case blended(ResolvedStyle, BlendMode)

    package static let clear = ResolvedStyle.color(
        Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0))

    /// Returns the paint for content with these bounds, in points. The paint of a material is its tint; shadows and blend modes are not
    /// part of a paint.
    package func paint(in bounds: CGRect) -> Paint {
        switch self {
        case .color(let color): .color(color.rgba)
        case .gradient(let gradient): gradient.paint(in: bounds)
        case .mesh(let mesh): mesh.paint(in: bounds)
        case .material(let material): .color(material.backdrop(opacity: 1).tint)
        case .tile(let tile): tile.paint(from: bounds.origin)
        case .placed(let paint): paint
        case .shadowed(let style, _), .blended(let style, _): style.paint(in: bounds)
        }
    }

    /// Returns a path filled with the style, including its shadows.
    ///
    /// - Parameters:
    ///   - bounds: the area that gradients span, in points.
    ///   - opacity: the opacity of the fill and its shadows, 0...1.
    package func items(filling path: Path, _ fillStyle: FillStyle, in bounds: CGRect, opacity: Double) -> [DisplayItem] {
        switch self {
        case .color, .gradient, .mesh, .tile, .placed:
            return [.fill(path, fillStyle, paint(in: bounds).multiplyingAlpha(by: opacity))]
        case .material(let material):
            return [.backdrop(path, fillStyle, material.backdrop(opacity: opacity))]
        case .shadowed:
            let (style, shadows) = parts
            return Self.cast(shadows, on: style.items(filling: path, fillStyle, in: bounds, opacity: opacity))
        case .blended(let style, let mode):
            return Self.blend(style.items(filling: path, fillStyle, in: bounds, opacity: opacity), mode)
        }
    }

    /// Returns items painted in the style, with its shadows and in its blend mode.
    func finishing(_ items: [DisplayItem]) -> [DisplayItem] {
        switch self {
        case .color, .gradient, .mesh, .material, .tile, .placed: return items
        case .shadowed:
            let (style, shadows) = parts
            let inner = style.finishing(items)
            return inner.isEmpty ? inner : Self.cast(shadows, on: inner)
        case .blended(let style, let mode): return Self.blend(style.finishing(items), mode)
        }
    }

    private static func blend(_ items: [DisplayItem], _ mode: BlendMode) -> [DisplayItem] {
        items.isEmpty ? items : [.group(opacity: 1, blendMode: mode, items)]
    }

    /// The style without its outer shadows, and these shadows, the innermost first.
    private var parts: (style: ResolvedStyle, shadows: [ResolvedShadow]) {
        guard case .shadowed(let inner, let shadow) = self else { return (self, []) }
        let (style, shadows) = inner.parts
        return (style, shadows + [shadow])
    }

    /// Returns items with shadows. Whatever their order in code, inner shadows lie only on the shape, not on the shadows that it casts.
    private static func cast(_ shadows: [ResolvedShadow], on items: [DisplayItem]) -> [DisplayItem] {
        let ordered = shadows.filter { $0.kind == .inner } + shadows.filter { $0.kind == .drop }
        return ordered.reduce(items) { [.filter($1.filter, $0)] }
    }

    package func multiplyingOpacity(by factor: Double) -> ResolvedStyle {
        switch self {
        case .color(let color):
            return .color(color.multiplyingOpacity(by: factor))
        case .gradient(var gradient):
            for index in gradient.stops.indices {
                gradient.stops[index].color = gradient.stops[index].color.multiplyingOpacity(by: factor)
            }
            return .gradient(gradient)
        case .mesh(var mesh):
            mesh.multiplyOpacity(by: factor)
            return .mesh(mesh)
        case .material(var material):
            material.opacity *= factor
            return .material(material)
        case .tile(let tile):
            return .tile(tile.multiplyingAlpha(by: factor))
        case .placed(let paint):
            return .placed(paint.multiplyingAlpha(by: factor))
        case .shadowed(let style, let shadow):
            return .shadowed(style.multiplyingOpacity(by: factor), shadow)
        case .blended(let style, let mode):
            return .blended(style.multiplyingOpacity(by: factor), mode)
        }
    }

    /// Returns the style at a level of the content hierarchy below this one: its opacity times 1, 0.5, 0.25, 0.18 or 0.12.
    ///
    /// Source: the first four are known from SwiftUI's binary (record `hierarchical.opacity`); the fifth continues
    /// them in the proportion of the fourth to the third.
    func atLevel(_ level: Int) -> ResolvedStyle {
        let factors = [1, 0.5, 0.25, 0.18, 0.12]
        let factor = factors[min(max(level, 0), factors.count - 1)]
        return factor == 1 ? self : multiplyingOpacity(by: factor)
    }
}
