/// Makes a type `Animatable` by all that it stores in variables.
///
///     @Animatable
///     struct Wave: Shape {
///         var amplitude: CGFloat
///         var phase: Angle
///         @AnimatableIgnored var isFilled: Bool
///     }
///
/// Source: Apple, SwiftUI `Animatable()`.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "PreviewMacros", type: "Animatable")

/// Leaves a property out of the data that `@Animatable` makes.
///
/// Source: Apple, SwiftUI `AnimatableIgnored()`.
@attached(accessor, names: named(willSet))
public macro AnimatableIgnored() = #externalMacro(module: "PreviewMacros", type: "AnimatableIgnored")
