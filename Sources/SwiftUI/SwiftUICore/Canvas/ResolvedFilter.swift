import Drawing
import RunContext

/// A filter of a graphics context, resolved and in the coordinates of the view.
struct ResolvedFilter {
    private enum Kind {
        case filter(Drawing.Filter)
        case shadow(PlacedShadow)
        case alphaThreshold(min: Double, max: Double, RGBA)
        case projection(ProjectionTransform)
        case none
    }

    private let kind: Kind
    /// The map from the coordinates of the filter's lengths to the view's.
    private let transform: CGAffineTransform

    init(_ filter: GraphicsContext.Filter, _ options: GraphicsContext.FilterOptions, in context: GraphicsContext) {
        transform = context.transform
        let isLinear = options.contains(.linearColor)
        if isLinear, filter.mixesPixels {
            RunReports.note("GraphicsContext: a blur, a shadow or a projection has the option linearColor: it is drawn without it.")
        }
        switch filter.storage {
        case .matrix(let rows):
            kind = .filter(isLinear ? .linearColorMatrix(rows) : .colorMatrix(rows))
        case .multiply(let color):
            let factors = color.resolve(in: context.environment)
            kind = .filter(
                isLinear
                    ? .linearColorMatrix(ColorMatrix.multiply(by: factors.linearRGBA))
                    : .colorMatrix(ColorMatrix.multiply(by: factors.rgba)))
        case .blur(let radius, let isOpaque):
            kind = radius > 0 ? .filter(isOpaque ? .opaqueBlur(sigma: radius) : .blur(sigma: radius)) : .none
        case .shadow(let shadow):
            kind = .shadow(PlacedShadow(shadow, in: context))
        case .alphaThreshold(let min, let max, let color):
            kind = .alphaThreshold(min: min, max: max, color.resolve(in: context.environment).rgba)
        case .projection(let projection):
            kind = .projection(projection)
        }
    }

    /// Returns items, in the coordinates of the view, with the filter applied.
    func applied(to items: [DisplayItem]) -> [DisplayItem] {
        switch kind {
        case .none:
            return items
        case .filter(let filter):
            return filter.isColorMatrix ? [.filter(filter, items)] : placed(items) { [.filter(filter, $0)] }
        case .shadow(let shadow):
            return placed(items) { shadow.applied(to: $0) }
        case .alphaThreshold(let min, let max, let color):
            return AlphaThreshold(min: min, max: max, color: color).applied(to: items)
        case .projection(let projection):
            return placed(items) { [.projection(projection, $0)] }
        }
    }

    /// Applies a filter in the coordinates in which it was added. Shifted coordinates serve as well if the filter has no position.
    private func placed(_ items: [DisplayItem], _ apply: ([DisplayItem]) -> [DisplayItem]) -> [DisplayItem] {
        if transform.isIdentity { return apply(items) }
        if transform.isShift, case .filter = kind { return apply(items) }
        guard transform.a * transform.d != transform.b * transform.c else { return [] }
        return [.transform(transform, apply([.transform(transform.inverted(), items)]))]
    }
}

extension CGAffineTransform {
    /// True if the map is a translation.
    fileprivate var isShift: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

/// One colour where alpha lies in a range.
///
/// A colour matrix makes alpha so steep, cut off at 0 and 1, that one level of 256 decides.
private struct AlphaThreshold {
    let min: Double
    let max: Double
    let color: RGBA

    /// The slope of alpha, sixteen times as steep as one level in 256 needs.
    private static let steepness = 4096.0

    func applied(to items: [DisplayItem]) -> [DisplayItem] {
        // Alpha becomes 1 already at `min`, and is still 0 at `max`.
        var result: [DisplayItem] = [.filter(.colorMatrix(rows(step: 1 - min * Self.steepness)), items)]
        if max < 1 {
            let above = DisplayItem.filter(.colorMatrix(rows(step: -max * Self.steepness)), items)
            result = [
                .group(opacity: 1, blendMode: .normal, result + [.group(opacity: 1, blendMode: .destinationOut, [above])])
            ]
        }
        return color.alpha < 1 ? [.group(opacity: color.alpha, blendMode: .normal, result)] : result
    }

    private func rows(step: Double) -> [Double] {
        [
            0, 0, 0, 0, color.red,
            0, 0, 0, 0, color.green,
            0, 0, 0, 0, color.blue,
            0, 0, 0, Self.steepness, step,
        ]
    }
}
