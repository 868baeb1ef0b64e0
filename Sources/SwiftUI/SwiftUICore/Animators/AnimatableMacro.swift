/// Makes a type `Animatable` with all its stored variables as the animatable data.
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

/// Excludes a property from the data that `@Animatable` makes.
///
/// Source: Apple, SwiftUI `AnimatableIgnored()`.
@attached(accessor, names: named(willSet))
public macro AnimatableIgnored() = #externalMacro(module: "PreviewMacros", type: "AnimatableIgnored")
