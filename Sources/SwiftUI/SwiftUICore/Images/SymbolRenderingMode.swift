/// The colouring of the layers of symbols.
///
/// Source: Apple, SwiftUI `SymbolRenderingMode`.
public struct SymbolRenderingMode: Sendable {
    enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }

    let kind: Kind

    /// One layer, filled with the foreground style.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)

    /// Every layer has the inherent colour of its content, or the foreground style if it has none.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)

    /// The first layer in the foreground style, the others in its secondary and tertiary variants.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)

    /// Each layer in the next of the primary, secondary and tertiary foreground styles.
    public static let palette = SymbolRenderingMode(kind: .palette)
}

private enum SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
    /// The rendering mode of symbols here; nil for a palette if several foreground styles are given, and one colour otherwise.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the rendering mode of the symbols in this view; nil leaves it to each symbol.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}
