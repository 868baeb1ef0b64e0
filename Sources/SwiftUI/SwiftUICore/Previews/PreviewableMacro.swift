/// Marks a dynamic property in the body of a preview, which then owns it as a view would.
///
///     #Preview {
///         @Previewable @State var isOn = true
///         Toggle("On", isOn: $isOn)
///     }
///
/// Source: Apple, SwiftUI `Previewable()`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "Previewable")
