/// A modifier that you apply to a view or another view modifier, producing a different version of the original value.
///
/// Source: Apple, SwiftUI `ViewModifier`.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { fatalError("This modifier is applied by the view tree itself.") }
}

/// The view that a modifier's `body(content:)` receives: a stand-in for the modified view.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    let content: any View
    public typealias Body = Never
    public var body: Never { fatalError("The content of a modifier has no body.") }
}

extension _ViewModifier_Content: SelfComparing {
    package static func areSame(_ first: _ViewModifier_Content, _ second: _ViewModifier_Content) -> Bool {
        ValueComparison.areSame(any: first.content, second.content)
    }
}
