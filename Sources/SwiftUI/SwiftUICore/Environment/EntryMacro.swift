/// Makes a property of `EnvironmentValues`, `Transaction` or `ContainerValues` with a default value, or of `FocusedValues`, which have no
/// default.
///
///     extension EnvironmentValues {
///         @Entry var accent: Color = .orange
///     }
///
/// Source: Apple, SwiftUI `Entry()`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "Entry")

/// Makes the default value of a key of `@Entry` a computed property with the type of its value.
///
/// Source: Apple, SwiftUI `__EntryDefaultValue()`.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "PreviewMacros", type: "EntryDefaultValue")
