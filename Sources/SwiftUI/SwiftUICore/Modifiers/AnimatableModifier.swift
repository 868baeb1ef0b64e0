/// A modifier that can create another modifier with animation.
///
/// Source: Apple, SwiftUI `AnimatableModifier`. A type that is both `Animatable` and a `ViewModifier` does the same.
@available(*, deprecated, message: "use Animatable directly")
public protocol AnimatableModifier: Animatable, ViewModifier {}
