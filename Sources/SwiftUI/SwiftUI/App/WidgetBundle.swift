/// The widgets that one widget extension offers.
///
/// Source: Apple, SwiftUI `WidgetBundle`.
@MainActor @preconcurrency
public protocol WidgetBundle {
    associatedtype Body: Widget

    @MainActor @preconcurrency init()
    @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}

extension WidgetBundle {
    /// The entry point of a widget extension whose `@main` type is this bundle; see `Widget.main()`.
    @MainActor @preconcurrency
    public static func main() { print(WidgetEntryPoint.message(for: self)) }
}
