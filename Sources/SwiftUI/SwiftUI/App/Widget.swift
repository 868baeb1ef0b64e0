/// One kind of widget, with the content that its configuration provides.
///
/// Source: Apple, SwiftUI `Widget`.
@MainActor @preconcurrency
public protocol Widget {
    associatedtype Body: WidgetConfiguration

    @MainActor @preconcurrency init()
    @MainActor @preconcurrency var body: Body { get }
}

extension Widget {
    /// The entry point of a widget extension whose `@main` type is this widget.
    ///
    /// On Apple's systems the process that shows widgets calls it. Elsewhere there is no such process: the function prints the command
    /// that renders the widget's previews, and returns.
    @MainActor @preconcurrency
    public static func main() { print(WidgetEntryPoint.message(for: self)) }
}
