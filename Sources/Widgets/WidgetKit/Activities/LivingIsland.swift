/// The Dynamic Island as people see it live: one black plate around the camera, which grows and shrinks from one presentation
/// to another while their views come and go in it.
struct LivingIsland: View {
    /// The size of the island.
    enum Presentation: Sendable {
        /// The size of the camera: there is no activity.
        case resting
        case compact
        case expanded
    }

    let island: DynamicIsland
    let presentation: Presentation

    @Environment(\.activityMetrics) private var metrics
    @State private var place = ContainerPlace()

    var body: some View {
        layout {
            // The plate is also behind views on their way out.
            IslandPlate(shape: shape, keyline: presentation == .resting ? nil : island.keyline)
                .notingPlace(place).islandPart(.plate).zIndex(-1)
            if presentation == .compact {
                HStack(spacing: 0) { island.compactLeading() }.islandPart(.leading).transition(.blurReplace)
                HStack(spacing: 0) { island.compactTrailing() }.islandPart(.trailing).transition(.blurReplace)
            }
            if presentation == .expanded {
                ExpandedRegions(island: island).islandPart(.expanded).transition(.blurReplace)
            }
        }
        .mask {
            // The same plate again, around views that are only measured: nothing is visible outside it.
            layout {
                shape.fill(.black).islandPart(.plate)
                if presentation == .compact {
                    HStack(spacing: 0) { island.compactLeading() }.hidden().islandPart(.leading)
                    HStack(spacing: 0) { island.compactTrailing() }.hidden().islandPart(.trailing)
                }
                if presentation == .expanded {
                    ExpandedRegions(island: island).hidden().islandPart(.expanded)
                }
            }
        }
        .environment(\.containerShape, ContainerShape(shape: shape, place: place))
        .environment(\.colorScheme, .dark)
    }

    private var layout: LivingIslandLayout {
        LivingIslandLayout(
            metrics: metrics, presentation: presentation,
            leading: (island.margins[.compactLeading] ?? IslandMargins()).over(ActivityMetrics.compactLeadingMargins),
            trailing: (island.margins[.compactTrailing] ?? IslandMargins()).over(ActivityMetrics.compactTrailingMargins))
    }

    /// The ends are round until the island is large.
    private var shape: RoundedRectangle {
        let radius = presentation == .expanded ? ActivityMetrics.expandedCornerRadius : ActivityMetrics.islandHeight / 2
        return RoundedRectangle(cornerRadius: radius, style: .continuous)
    }
}

/// A layout of the plate and the views of a living island; its camera stays in place, in the middle at the top.
private struct LivingIslandLayout: Layout {
    let metrics: ActivityMetrics
    let presentation: LivingIsland.Presentation
    let leading: EdgeInsets
    let trailing: EdgeInsets

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: metrics.width, height: plate(of: subviews).height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let half = metrics.cameraWidth / 2
        let plate = plate(of: subviews)
        let middle = bounds.minY + ActivityMetrics.islandHeight / 2
        for subview in subviews {
            switch subview[IslandPartKey.self] {
            case .plate?:
                subview.place(
                    at: CGPoint(x: bounds.midX + plate.minX, y: bounds.minY), anchor: .topLeading,
                    proposal: ProposedViewSize(plate.size))
            case .leading?:
                subview.place(
                    at: CGPoint(x: bounds.midX - half - leading.trailing, y: middle + (leading.top - leading.bottom) / 2),
                    anchor: .trailing, proposal: room(leading))
            case .trailing?:
                subview.place(
                    at: CGPoint(x: bounds.midX + half + trailing.leading, y: middle + (trailing.top - trailing.bottom) / 2),
                    anchor: .leading, proposal: room(trailing))
            case .expanded?, nil:
                subview.place(at: CGPoint(x: bounds.midX, y: bounds.minY), anchor: .top, proposal: .unspecified)
            }
        }
    }

    /// The plate, from the middle of the camera.
    private func plate(of subviews: Subviews) -> CGRect {
        let half = metrics.cameraWidth / 2
        switch presentation {
        case .resting:
            return CGRect(x: -half, y: 0, width: 2 * half, height: ActivityMetrics.islandHeight)
        case .compact:
            let left = side(.leading, leading, of: subviews)
            let right = side(.trailing, trailing, of: subviews)
            return CGRect(x: -half - left, y: 0, width: left + 2 * half + right, height: ActivityMetrics.islandHeight)
        case .expanded:
            let height = subviews.first { $0[IslandPartKey.self] == .expanded }?.sizeThatFits(.unspecified).height
            return CGRect(
                x: -metrics.width / 2, y: 0, width: metrics.width,
                height: height ?? ActivityMetrics.heights.lowerBound)
        }
    }

    private func side(_ part: IslandPart, _ margins: EdgeInsets, of subviews: Subviews) -> CGFloat {
        guard let view = subviews.first(where: { $0[IslandPartKey.self] == part }) else { return 0 }
        let width = view.sizeThatFits(room(margins)).width
        return width > 0 ? min(width + margins.leading + margins.trailing, metrics.compactSideWidth) : 0
    }

    private func room(_ margins: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: max(metrics.compactSideWidth - margins.leading - margins.trailing, 0),
            height: max(ActivityMetrics.islandHeight - margins.top - margins.bottom, 0))
    }
}

/// A part of a living island.
private enum IslandPart: Equatable {
    case plate, leading, trailing, expanded
}

private struct IslandPartKey: LayoutValueKey {
    static var defaultValue: IslandPart? { nil }
}

nonisolated extension View {
    fileprivate func islandPart(_ part: IslandPart) -> some View { layoutValue(key: IslandPartKey.self, value: part) }
}
