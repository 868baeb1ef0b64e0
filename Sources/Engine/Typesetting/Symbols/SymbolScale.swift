import Foundation

/// The size of a symbol beside text.
package enum SymbolScale: Sendable, Hashable {
    case small, medium, large

    /// Relative to medium. In SF Symbols' template files the three sizes of one symbol stand about as 0.78 : 1 : 1.29.
    var factor: CGFloat {
        switch self {
        case .small: 0.78
        case .medium: 1
        case .large: 1.29
        }
    }
}
