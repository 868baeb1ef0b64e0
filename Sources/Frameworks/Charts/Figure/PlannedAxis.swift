/// The lines, ticks and labels at one side of the plot, for a scale of a known length.
struct PlannedAxis {
    struct Line {
        let id: AnyHashable
        /// The position along the axis, in points of the plot.
        let place: CGFloat
        let stroke: StrokeStyle
        let style: AnyShapeStyle
        /// The length by which it reaches out of the plot; nil for a grid line.
        var tick: CGFloat?
        let offset: CGSize
    }

    struct Label {
        let id: AnyHashable
        let view: AnyView
        let size: CGSize
        /// The position at which it begins along the axis, in points of the plot.
        var start: CGFloat
        /// The distance from the plot at which it begins.
        let distance: CGFloat
        let alignment: Alignment?
        let offset: CGSize
        /// The priority of the label: of two that overlap, the one with the higher priority stays.
        let priority: Double

        func length(along axis: Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }
        func thickness(across axis: Axis) -> CGFloat { axis == .horizontal ? size.height : size.width }
    }

    let axis: Axis
    let side: Edge
    let isInset: Bool
    /// True if labels of y stand on their grid lines, which run on under them.
    let labelsStandOnLines: Bool
    /// True if labels of categories of y stand at the beginning of each category, before its marks.
    let labelsHeadBands: Bool
    var lines: [Line] = []
    var ticks: [Line] = []
    var labels: [Label] = []
    /// The width of a label that is left out at the top of the plot and keeps its room.
    private var reserved: CGFloat = 0

    init(axis: Axis, side: Edge, isInset: Bool, labelsStandOnLines: Bool, labelsHeadBands: Bool) {
        (self.axis, self.side, self.isInset) = (axis, side, isInset)
        (self.labelsStandOnLines, self.labelsHeadBands) = (labelsStandOnLines, labelsHeadBands)
    }

    /// Removes labels on lines of y that would stand above the plot.
    mutating func removeLabelsAbovePlot() {
        reserved = labels.map { $0.size.width }.max() ?? 0
        labels.removeAll { $0.start < -0.5 }
    }

    /// The room that labels take at the beginning of each category, in points.
    var header: CGFloat { labelsHeadBands ? labels.map { $0.size.height + Self.spacing }.max() ?? 0 : 0 }

    /// The room between labels and lines, in points.
    ///
    /// Source: fanyu/Swift-Charts, Images/7.png (iOS 16, 3x): labels beside ticks, under the plot, on lines and in categories.
    static let spacing: CGFloat = 4

    /// The room that the axis takes beside the plot, in points.
    var thickness: CGFloat {
        guard !isInset, !labelsHeadBands else { return 0 }
        let thicknesses = labels.map { $0.distance + max($0.thickness(across: axis), reserved) }
        return max(thicknesses.max() ?? 0, ticks.compactMap(\.tick).max() ?? 0)
    }

    /// The distance by which labels reach beyond the beginning of the plot, along the axis.
    var overhangBefore: CGFloat { labels.map { -$0.start }.max().map { max($0, 0) } ?? 0 }

    /// Returns the distance by which labels reach beyond the end of a plot of a length.
    func overhangAfter(_ length: CGFloat) -> CGFloat {
        labels.map { $0.start + $0.length(along: axis) - length }.max().map { max($0, 0) } ?? 0
    }

    /// Returns the frame of a label in the plot's coordinates.
    func frame(of label: Label, in plot: CGSize) -> CGRect {
        if isInset || labelsHeadBands { return CGRect(origin: insetOrigin(of: label, in: plot), size: label.size).moved(label.offset) }
        let column = max(labels.map { $0.size.width }.max() ?? 0, reserved)
        // A column's labels lie against the plot unless they are aligned otherwise, or stand on their lines.
        let slack = column - label.size.width
        let origin: CGPoint
        switch side {
        case .top: origin = CGPoint(x: label.start, y: -label.distance - label.size.height)
        case .bottom: origin = CGPoint(x: label.start, y: plot.height + label.distance)
        case .leading:
            let shift = Self.shift(label.alignment?.horizontal ?? (labelsStandOnLines ? .leading : .trailing), slack) - slack
            origin = CGPoint(x: -label.distance - label.size.width + shift, y: label.start)
        case .trailing:
            let shift = Self.shift(label.alignment?.horizontal ?? .leading, slack)
            origin = CGPoint(x: plot.width + label.distance + shift, y: label.start)
        }
        return CGRect(origin: origin, size: label.size).moved(label.offset)
    }

    private static func shift(_ alignment: HorizontalAlignment, _ slack: CGFloat) -> CGFloat {
        alignment == .leading ? 0 : alignment == .center ? slack / 2 : slack
    }

    private func insetOrigin(of label: Label, in plot: CGSize) -> CGPoint {
        switch side {
        case .top: CGPoint(x: label.start, y: label.distance)
        case .bottom: CGPoint(x: label.start, y: plot.height - label.distance - label.size.height)
        case .leading: CGPoint(x: label.distance, y: label.start)
        case .trailing: CGPoint(x: plot.width - label.distance - label.size.width, y: label.start)
        }
    }
}

extension CGRect {
    fileprivate func moved(_ offset: CGSize) -> CGRect { offsetBy(dx: offset.width, dy: offset.height) }
}
