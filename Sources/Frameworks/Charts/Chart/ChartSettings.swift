/// The settings of a chart's modifiers, passed to the chart through the environment.
struct ChartSettings {
    /// The settings of one axis and its scale.
    struct AxisSettings {
        var visibility = Visibility.automatic
        /// The axis's content as the modifier has it.
        var content: (any AxisContent)?
        /// The marks of this content; nil for those that the chart draws by default.
        var marks: [AxisMarksSource]?
        var titles: [AxisTitle] = []
        var domain: DomainRequest?
        var range: PositionRange?
        var type: ScaleType?
        /// The visible part of the domain, in the scale's numbers; for categories, their number.
        var visibleLength: Double?
        var scrollStart: Datum?
        /// Takes the value at the beginning of the plot as a finger scrolls.
        var writeScrollStart: ((Datum) -> Void)?
        /// The share of the data's length before the plot while it scrolls, from 0 to 1; nil if `scrollStart` determines it.
        var scrollShare: CGFloat?

        /// Evaluates the axis's content.
        @MainActor fileprivate mutating func readContent() { marks = content.map { AxisMarksSource.axes(of: $0) } }
    }

    struct AxisTitle {
        let view: AnyView
        let position: AnnotationPosition
        let alignment: Alignment?
        let spacing: CGFloat?
    }

    struct Legend {
        var visibility = Visibility.automatic
        var position = AnnotationPosition.automatic
        var alignment: Alignment?
        var spacing: CGFloat?
        var content: AnyView?
    }

    /// A view behind or before the whole chart.
    struct Layer {
        let alignment: Alignment
        let content: (ChartProxy) -> AnyView
    }

    var x = AxisSettings()
    var y = AxisSettings()
    var legend = Legend()
    var styles = VisualScale<AnyShapeStyle>()
    var symbols = VisualScale<AnyChartSymbolShape>()
    var symbolAreas = VisualScale<CGFloat>()
    var lineStyles = VisualScale<StrokeStyle>()
    var plotStyle: ((ChartPlotContent) -> AnyView)?
    var backgrounds: [Layer] = []
    var overlays: [Layer] = []
    var scrollableAxes: Axis.Set = []
    /// The behaviour that determines where scrolls come to rest; nil if they run out freely.
    var scrollBehavior: (any ChartScrollTargetBehavior)?

    /// The settings with the content of the axes evaluated.
    @MainActor var evaluated: ChartSettings {
        var settings = self
        settings.x.readContent()
        settings.y.readContent()
        return settings
    }

    subscript(axis: Axis) -> AxisSettings {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

private struct ChartSettingsKey: EnvironmentKey {
    static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
    var chartSettings: ChartSettings {
        get { self[ChartSettingsKey.self] }
        set { self[ChartSettingsKey.self] = newValue }
    }
}

nonisolated extension View {
    func chartSetting(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }

    /// Sets something that is not set nearer to the chart.
    func chartSetting<Value>(_ keyPath: WritableKeyPath<ChartSettings, Value?>, to value: Value) -> some View {
        chartSetting { $0[keyPath: keyPath] = value }
    }
}
