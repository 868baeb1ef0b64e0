/// The number of values of a parameter that collects several.
///
/// Source: Apple, AppIntents `IntentCollectionSize`.
public struct IntentCollectionSize: Equatable, Sendable, ExpressibleByIntegerLiteral {
    package let min: Int
    package let max: Int

    public init(min: Int, max: Int) {
        self.min = min
        self.max = max
    }

    public init(exactly count: Int) { self.init(min: count, max: count) }
    public init(integerLiteral value: Int) { self.init(exactly: value) }
}

/// A family of widgets, as parameters and summaries name it.
///
/// Source: Apple, AppIntents `IntentWidgetFamily`.
public enum IntentWidgetFamily: String, Hashable, CaseIterable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
    case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}
