/// Creates a preview of a SwiftUI view.
///
/// - Parameters:
///   - name: A display name. Without one the preview is named after its content.
///   - body: The view to preview.
///
/// Source: Apple, SwiftUI `Preview(_:body:)`.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// Creates a preview of a SwiftUI view with traits that say how it is shown.
///
/// - Parameters:
///   - name: A display name. Without one the preview is named after its content.
///   - traits: The first trait.
///   - additionalTraits: More of them.
///   - body: The view to preview.
///
/// Source: Apple, SwiftUI `Preview(_:traits:_:body:)`.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "Preview")
