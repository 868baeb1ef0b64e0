/// A modifier that makes another one of the environment of the view that it modifies.
///
/// Source: Apple, SwiftUI `EnvironmentalModifier`.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    associatedtype ResolvedModifier: ViewModifier
    /// Returns the modifier to apply in an environment.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

/// A view with the modifier that its environment resolves to.
struct ResolvedContent<Content: View, Modifier: EnvironmentalModifier>: View {
    let content: Content
    let modifier: Modifier
    @Environment(\.self) private var environment

    init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }

    var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
