/// How the layers of symbols are coloured.
///
/// Source: Apple, SwiftUI `SymbolRenderingMode`.
public struct SymbolRenderingMode: Sendable {
    enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }

    let kind: Kind

    /// One layer, filled with the foreground style.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)

    /// Every layer in the colour that belongs to what it shows, or in the foreground style where it has none.
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
    /// How symbols here are coloured; nil: in a palette where several foreground styles are given, else in one colour.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Sets how the symbols in this view are coloured; nil leaves it to each symbol.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}
