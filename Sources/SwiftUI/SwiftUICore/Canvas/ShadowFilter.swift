import Drawing

/// A shadow as `GraphicsContext.Filter` describes it.
struct ShadowFilter {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
    let blendMode: GraphicsContext.BlendMode
    let options: GraphicsContext.ShadowOptions
}

/// A resolved shadow.
struct PlacedShadow {
    private let shadow: ShadowFilter
    private let color: RGBA
    private let sigma: CGFloat
    /// The area that an inverted shadow has to cover, in the shadow's coordinates.
    private let region: CGRect

    init(_ shadow: ShadowFilter, in context: GraphicsContext) {
        self.shadow = shadow
        color = shadow.color.resolve(in: context.environment).rgba
        sigma = shadow.radius > 0 ? shadow.radius : 0
        // Beyond three standard deviations a blur shows nothing.
        let reach = sigma * 3 + abs(shadow.offset.width) + abs(shadow.offset.height) + 1
        region = context.surroundings.bounds.applying(context.transform.inverted()).insetBy(dx: -reach, dy: -reach)
    }

    func applied(to items: [DisplayItem]) -> [DisplayItem] {
        let options = shadow.options
        let isPlain = shadow.blendMode == .normal
        if isPlain, options.isDisjoint(with: [.shadowAbove, .shadowOnly, .invertsAlpha]) {
            return [.filter(.shadow(color: color, sigma: sigma, offset: shadow.offset), items)]
        }
        if options == [.shadowAbove, .invertsAlpha], shadow.blendMode == .sourceAtop {
            return [.filter(.innerShadow(color: color, sigma: sigma, offset: shadow.offset), items)]
        }
        let region = [DisplayItem.fill(Path(region), FillStyle(), .color(.black))]
        let blended = shadow.blendMode.items(moved(blurred(silhouette(of: items))), opacity: 1, shape: region)
        if options.contains(.shadowOnly) { return blended }
        let result = options.contains(.shadowAbove) ? items + blended : blended + items
        return isPlain || options.contains(.disablesGroup) ? result : [.group(opacity: 1, blendMode: .normal, result)]
    }

    private func silhouette(of items: [DisplayItem]) -> [DisplayItem] {
        if shadow.options.contains(.invertsAlpha) {
            let all = DisplayItem.fill(Path(region), FillStyle(), .color(color))
            return [
                .group(opacity: 1, blendMode: .normal, [all, .group(opacity: 1, blendMode: .destinationOut, items)])
            ]
        }
        let rows = [
            0, 0, 0, 0, color.red,
            0, 0, 0, 0, color.green,
            0, 0, 0, 0, color.blue,
            0, 0, 0, color.alpha, 0,
        ]
        return [.filter(.colorMatrix(rows), items)]
    }

    private func blurred(_ items: [DisplayItem]) -> [DisplayItem] {
        sigma > 0 ? [.filter(.blur(sigma: sigma), items)] : items
    }

    private func moved(_ items: [DisplayItem]) -> [DisplayItem] {
        guard shadow.offset != .zero else { return items }
        return [.transform(CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height), items)]
    }
}
