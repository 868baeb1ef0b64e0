/// One thing that a chart draws, as its content describes it: plotted values and attributes, before any scale.
struct Mark {
    enum Kind: Hashable { case bar, line, area, point, rule, rectangle, sector }

    /// The position of one end of a mark on an axis.
    enum Edge {
        case value(PlottedValue)
        /// So many points from the beginning of the plot (left or top).
        case points(CGFloat)
    }

    /// The values that a mark has for one axis.
    struct Slot {
        /// The value at which it is placed.
        var value: PlottedValue?
        var start: Edge?
        var end: Edge?
        var dimension = MarkDimension.automatic

        /// The values of the mark and of its ends.
        var values: [PlottedValue] {
            let ends = [start, end].compactMap { if case .value(let value)? = $0 { value } else { nil } }
            return (value.map { [$0] } ?? []) + ends
        }
    }

    /// The values that a sector has for its ring.
    struct Ring {
        var angle: PlottedValue
        var inner: MarkDimension
        var outer: MarkDimension
        var inset: CGFloat
    }

    var kind: Kind
    var x = Slot()
    var y = Slot()
    var series: PlottedValue?
    var stacking = MarkStackingMethod.standard
    var ring: Ring?
    var attributes = MarkAttributes()
    /// The identities of the elements of collections that the mark was made for, outermost first.
    var path: [AnyHashable] = []

    init(_ kind: Kind) { self.kind = kind }

    subscript(axis: Axis) -> Slot {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

/// The look of a mark that its content sets; the chart determines values that are nil.
struct MarkAttributes {
    var foregroundStyle: AnyShapeStyle?
    var foregroundValue: PlottedValue?
    var symbol: MarkSymbol?
    var symbolValue: PlottedValue?
    var symbolSize: CGSize?
    var symbolSizeValue: PlottedValue?
    var lineStyle: StrokeStyle?
    var lineStyleValue: PlottedValue?
    var interpolation: InterpolationMethod?
    var cornerRadius: CGFloat?
    var cornerStyle = RoundedCornerStyle.continuous
    var opacity = 1.0
    var position: MarkPosition?
    /// The distances by which the sides are moved, in points.
    var offset = MarkOffset()
    var zIndex: Double?
    var alignsWithPlotArea: Bool?
    /// The modifiers of the drawn mark, innermost first.
    var wrappers: [(AnyView) -> AnyView] = []
    var clipShape: AnyShape?
    var clipStyle = FillStyle()
    var annotations: [MarkAnnotation] = []
}

/// The position of a mark among those at the same value.
struct MarkPosition {
    var value: PlottedValue
    var axis: Axis?
    var span: MarkDimension
}

struct MarkOffset: Equatable {
    var xStart: CGFloat = 0
    var xEnd: CGFloat = 0
    var yStart: CGFloat = 0
    var yEnd: CGFloat = 0
}

/// The symbol at a point of a line, or of a point mark.
enum MarkSymbol {
    case shape(AnyChartSymbolShape)
    case view(AnyView)
}
