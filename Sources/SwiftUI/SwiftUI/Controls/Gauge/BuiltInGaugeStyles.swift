/// The style of the surroundings: a bar that fills.
public struct DefaultGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { LinearCapacityGauge(configuration: configuration) }
}

/// A bar that fills, between the labels of its ends.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { LinearCapacityGauge(configuration: configuration) }
}

/// An open ring with a marker.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { OpenRingGauge(configuration: configuration) }
}

/// An open ring with a marker, on a watch.
///
/// Source: Apple, SwiftUI `CircularGaugeStyle`.
public struct CircularGaugeStyle: GaugeStyle {
    var tint: Gradient?
    public nonisolated init() { tint = nil }
    public nonisolated init(tint: Color) { self.tint = Gradient(colors: [tint]) }
    public nonisolated init(tint: Gradient) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        if let tint { OpenRingGauge(configuration: configuration).tint(tint) } else { OpenRingGauge(configuration: configuration) }
    }
}

/// A closed ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { ClosedRingGauge(configuration: configuration) }
}

/// A bar with a marker.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { MarkedBarGauge(configuration: configuration) }
}

/// A bar that fills, under its label.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { FilledBarGauge(configuration: configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == CircularGaugeStyle {
    public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
