/// The configuration of a widget: its kind, the source of its entries, the view of an entry, and the supported sizes.
///
/// Source: Apple, SwiftUI `WidgetConfiguration`.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration

    @MainActor @preconcurrency var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// A configuration that offers no widget.
///
/// Source: Apple, SwiftUI `EmptyWidgetConfiguration`.
@MainActor @preconcurrency
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public typealias Body = Never

    public init() {}
    public var body: Never { fatalError("A widget configuration that describes itself has no body.") }
}
