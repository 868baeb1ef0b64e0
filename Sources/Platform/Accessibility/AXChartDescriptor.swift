import Foundation

/// The description of a chart for people who cannot see it. A render has no audience for it and draws nothing of it.
///
/// Source: Apple, Accessibility `AXChartDescriptor`.
public final class AXChartDescriptor: NSObject {
    public var title: String?
    public var summary: String?
    public var xAxis: any AXDataAxisDescriptor
    public var yAxis: AXNumericDataAxisDescriptor?
    public var additionalAxes: [any AXDataAxisDescriptor]
    public var series: [AXDataSeriesDescriptor]

    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
        (self.additionalAxes, self.series) = (additionalAxes, series)
    }
}

/// An axis of such a chart.
public protocol AXDataAxisDescriptor: AnyObject {
    var title: String { get set }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// The scale of numbers along the axis.
    public enum ScaleType: Int, Sendable { case linear, log10, ln }

    public var title: String
    public var scaleType = ScaleType.linear
    public var range: ClosedRange<Double>
    public var gridlinePositions: [Double]
    public var valueDescriptionProvider: (Double) -> String

    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}

/// An axis of names.
public final class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    public var title: String
    public var categoryOrder: [String]

    public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
}

/// Points that belong together.
public final class AXDataSeriesDescriptor: NSObject {
    public var name: String?
    public var isContinuous: Bool
    public var dataPoints: [AXDataPoint]

    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
    }
}

/// A point.
public final class AXDataPoint: NSObject {
    /// A number or a name.
    public enum Value: Sendable { case number(Double), category(String) }

    public var xValue: Value
    public var yValue: Double?
    public var label: String?

    public init(x: Double, y: Double?, label: String? = nil) { (xValue, yValue, self.label) = (.number(x), y, label) }
    public init(x: String, y: Double?, label: String? = nil) { (xValue, yValue, self.label) = (.category(x), y, label) }
}
