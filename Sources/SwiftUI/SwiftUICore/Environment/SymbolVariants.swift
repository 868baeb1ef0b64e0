/// A variant of symbols.
///
/// Source: Apple, SwiftUI `SymbolVariants`.
public struct SymbolVariants: Hashable, Sendable {
    private var shape: String?
    private var isSlashed = false
    private var isFilled = false

    /// The symbol as it is named.
    public static let none = SymbolVariants()
    /// The variant inside a circle.
    public static let circle = SymbolVariants(shape: "circle")
    /// The variant inside a square.
    public static let square = SymbolVariants(shape: "square")
    /// The variant inside a rectangle.
    public static let rectangle = SymbolVariants(shape: "rectangle")
    /// The filled variant.
    public static let fill = SymbolVariants(isFilled: true)
    /// The variant with a slash.
    public static let slash = SymbolVariants(isSlashed: true)

    public var circle: SymbolVariants { with { $0.shape = "circle" } }
    public var square: SymbolVariants { with { $0.shape = "square" } }
    public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    private init(shape: String? = nil, isSlashed: Bool = false, isFilled: Bool = false) {
        (self.shape, self.isSlashed, self.isFilled) = (shape, isSlashed, isFilled)
    }

    /// Returns whether this variant includes all forms of another.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape == nil || other.shape == shape) && (!other.isSlashed || isSlashed) && (!other.isFilled || isFilled)
    }

    /// Returns the names that a symbol of this variant may have, the most complete first.
    func names(for name: String) -> [String] {
        if self == .none { return [name] }
        let parts = name.split(separator: ".").map(String.init)
        let isFilled = isFilled || parts.last == "fill"
        let stem = parts.last == "fill" ? parts.dropLast().joined(separator: ".") : name
        var forms: [String] = []
        if let shape, !parts.contains(shape) { forms.append(shape) }
        if isSlashed, !parts.contains("slash") { forms.append("slash") }
        let formed = ([stem] + forms).joined(separator: ".")
        let candidates = isFilled ? [formed + ".fill", formed] : [formed]
        return candidates.contains(name) ? candidates : candidates + [name]
    }

    func union(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            shape: other.shape ?? shape, isSlashed: isSlashed || other.isSlashed, isFilled: isFilled || other.isFilled)
    }

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var result = self
        change(&result)
        return result
    }
}

private enum SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
    /// The variant of symbols here, used if the set has it.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Shows the symbols in this view in a further variant; `none` shows them as they are named.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.union(variant) }
    }
}
