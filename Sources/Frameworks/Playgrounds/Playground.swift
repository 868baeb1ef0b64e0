/// Code that Xcode runs beside the file that contains it, to show its results.
///
/// Nothing of it is drawn: its body is compiled like any other code, and never runs in a render.
///
/// - Parameters:
///   - name: the name in Xcode's canvas; nil for one by its place in the file.
///   - body: the code.
///
/// Source: Apple, Playgrounds `Playground(_:body:)`.
@freestanding(declaration)
public macro Playground(_ name: String? = nil, body: @escaping @Sendable () async throws -> Void) =
    #externalMacro(module: "PreviewMacros", type: "Playground")
