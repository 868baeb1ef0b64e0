/// One thing that a chart draws, as its content says it: plotted values and attributes, before any scale.
struct Mark {
    enum Kind: Hashable { case bar, line, area, point, rule, rectangle, sector }

    /// Where one end of a mark lies on an axis.
    enum Edge {
        case value(PlottedValue)
        /// So many points from the beginning of the plot (left or top).
        case points(CGFloat)
    }

    /// What a mark says of one axis.
    struct Slot {
        /// The value it stands at.
        var value: PlottedValue?
        var start: Edge?
        var end: Edge?
        var dimension = MarkDimension.automatic
    }

    /// What a sector says of its ring.
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

/// How a mark looks, as far as its content says it; what is nil is left to the chart.
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
    /// How far each side is moved, in points.
    var offset = MarkOffset()
    var zIndex: Double?
    var alignsWithPlotArea: Bool?
    /// What is put around the drawn mark, innermost first.
    var wrappers: [(AnyView) -> AnyView] = []
    var clipShape: AnyShape?
    var clipStyle = FillStyle()
    var annotations: [MarkAnnotation] = []
}

/// A mark's place among those at the same value.
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

/// What marks a point of a line or a point mark.
enum MarkSymbol {
    case shape(AnyChartSymbolShape)
    case view(AnyView)
}
