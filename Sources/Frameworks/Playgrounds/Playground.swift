/// Code that Xcode runs beside the file that contains it, to show its results.
///
/// Nothing of it is drawn: its body is checked as any other code is, and never runs here.
///
/// - Parameters:
///   - name: what Xcode's canvas calls it; nil: by its place in the file.
///   - body: the code.
///
/// Source: Apple, Playgrounds `Playground(_:body:)`.
@freestanding(declaration)
public macro Playground(_ name: String? = nil, body: @escaping @Sendable () async throws -> Void) =
    #externalMacro(module: "PreviewMacros", type: "Playground")
