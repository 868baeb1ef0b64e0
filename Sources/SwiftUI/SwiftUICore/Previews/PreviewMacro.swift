/// Creates a preview of a SwiftUI view, or of a UIKit view or view controller.
///
/// - Parameters:
///   - name: A display name. Without one the preview is named after its content.
///   - body: What to preview.
///
/// Source: Apple, SwiftUI and UIKit `Preview(_:body:)`, of which UIKit has two more. Here one macro takes what any of the three
/// takes, and which of them is meant is decided where the expansion makes a ``Preview``: of macros that differ in their closure
/// alone, of which none can be disfavoured, the compiler tells an error in the closure as "ambiguous use of 'Preview'".
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @_PreviewBuilder body: @escaping @MainActor () -> Any
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// Creates a preview of a SwiftUI view, or of a UIKit view or view controller, with traits that configure it.
///
/// - Parameters:
///   - name: A display name. Without one the preview is named after its content.
///   - traits: The first trait.
///   - additionalTraits: More of them.
///   - body: What to preview.
///
/// Source: Apple, SwiftUI and UIKit `Preview(_:traits:_:body:)`.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @_PreviewBuilder body: @escaping @MainActor () -> Any
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// Creates a group of previews of a view, one for each of some arguments.
///
/// - Parameters:
///   - name: A display name. Without one the previews are named after their content.
///   - traits: The traits of each.
///   - arguments: The inputs of the body.
///   - body: What to preview.
///
/// Source: Apple, SwiftUI and UIKit `Preview(_:traits:arguments:body:)`.
@freestanding(declaration)
public macro Preview<Argument>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [Argument],
    @_PreviewBuilder body: @escaping @MainActor (Argument) -> Any
) = #externalMacro(module: "PreviewMacros", type: "Preview")
