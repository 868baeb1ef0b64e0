/// A number that scales with Dynamic Type.
///
/// Source: Apple, SwiftUI `ScaledMetric`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.systemLook.textStyles) private var styles
    @Environment(\.displayScale) private var displayScale

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
        base = wrappedValue
        style = textStyle
    }

    public var wrappedValue: Value {
        Value(
            ScaledMetricTable.scale(
                CGFloat(base), relativeTo: style, at: dynamicTypeSize, styles: styles, pixelsPerPoint: displayScale))
    }
}
