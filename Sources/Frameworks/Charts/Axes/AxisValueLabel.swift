/// A label that describes the value for an axis mark.
///
/// Source: Apple, Charts `AxisValueLabel`.
@MainActor @preconcurrency
public struct AxisValueLabel<Content: View> {
    private let part: AxisPart

    private init(_ label: AxisLabelSource, _ isCentered: Bool?, _ placing: AxisLabelSource.Placing) {
        var label = label
        label.placing = placing
        part = AxisPart(kind: .label(label), isCentered: isCentered)
    }

    /// A label made of views.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            AxisLabelSource(view: AnyView(content())), centered,
            AxisLabelSource.Placing(
                anchor: anchor, multiLabelAlignment: multiLabelAlignment, collisions: collisionResolution,
                offsetsMarks: offsetsMarks, orientation: orientation, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing))
    }
}

extension AxisValueLabel where Content == Text {
    /// The value as the chart writes it.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            AxisLabelSource(), centered,
            AxisLabelSource.Placing(
                anchor: anchor, multiLabelAlignment: multiLabelAlignment, collisions: collisionResolution,
                offsetsMarks: offsetsMarks, orientation: orientation, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing))
    }

    /// A text, which is looked up in the strings tables.
    public init(
        _ labelKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            AxisLabelSource(view: AnyView(Text(labelKey))), centered,
            AxisLabelSource.Placing(
                anchor: anchor, multiLabelAlignment: multiLabelAlignment, collisions: collisionResolution,
                offsetsMarks: offsetsMarks, orientation: orientation, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing))
    }

    /// A text.
    public init(
        _ text: Text, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            AxisLabelSource(view: AnyView(text)), centered,
            AxisLabelSource.Placing(
                anchor: anchor, multiLabelAlignment: multiLabelAlignment, collisions: collisionResolution,
                offsetsMarks: offsetsMarks, orientation: orientation, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing))
    }

    /// A text.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            AxisLabelSource(view: AnyView(Text(label))), centered,
            AxisLabelSource.Placing(
                anchor: anchor, multiLabelAlignment: multiLabelAlignment, collisions: collisionResolution,
                offsetsMarks: offsetsMarks, orientation: orientation, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing))
    }

    /// The value as a format style writes it.
    public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(
            AxisLabelSource(format: format), centered,
            AxisLabelSource.Placing(
                anchor: anchor, multiLabelAlignment: multiLabelAlignment, collisions: collisionResolution,
                offsetsMarks: offsetsMarks, orientation: orientation, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing))
    }
}

extension AxisValueLabel: PrimitiveAxisMark {
    var parts: [AxisPart] { [part] }
}

/// The content of an axis label, and its position.
struct AxisLabelSource {
    enum Content {
        /// The chart's default format of the value.
        case automatic
        case view(AnyView)
        /// The output of a format style; nil for a value of another type.
        case format((Datum, EnvironmentValues) -> String?)
    }

    struct Placing {
        var anchor: UnitPoint?
        var multiLabelAlignment: Alignment?
        var collisions = AxisValueLabelCollisionResolution.automatic
        var offsetsMarks: Bool?
        var orientation = AxisValueLabelOrientation.automatic
        var horizontalSpacing: CGFloat?
        var verticalSpacing: CGFloat?
    }

    var content: Content
    var placing = Placing()

    init() { content = .automatic }

    init(view: AnyView) { content = .view(view) }

    init<Format: FormatStyle>(format: Format) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        content = .format { datum, environment in
            datum.value(as: Format.FormatInput.self).map { format.localized(for: environment).format($0) }
        }
    }
}
