/// A button or toggle of an app in Control Center, on the Lock Screen or behind the Action button.
///
/// Source: Apple, SwiftUI `ControlWidget`.
@MainActor @preconcurrency
public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration

    @MainActor @preconcurrency init()
    @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Body { get }
}

extension ControlWidget {
    /// The entry point of a widget extension whose `@main` type is this control; see `Widget.main()`.
    @MainActor @preconcurrency
    public static func main() { print(WidgetEntryPoint.message(for: self)) }
}

/// The configuration of a control: its kind, the source of its value, and the template that shows it.
///
/// Source: Apple, SwiftUI `ControlWidgetConfiguration`.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
    associatedtype Body: ControlWidgetConfiguration

    @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ControlWidgetConfiguration {}

/// Builds the body of a control: one configuration.
///
/// Source: Apple, SwiftUI `ControlWidgetConfigurationBuilder`.
@resultBuilder
public struct ControlWidgetConfigurationBuilder {
    @MainActor @preconcurrency
    public static func buildBlock() -> some ControlWidgetConfiguration { EmptyControlWidgetConfiguration() }

    public static func buildBlock<Content: ControlWidgetConfiguration>(_ content: Content) -> Content { content }
}

/// A configuration that offers no control.
///
/// Source: Apple, SwiftUI `EmptyControlWidgetConfiguration`.
@MainActor @preconcurrency
public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
    public typealias Body = Never

    public init() {}
    public var body: Never { fatalError("A control configuration that describes itself has no body.") }
}
