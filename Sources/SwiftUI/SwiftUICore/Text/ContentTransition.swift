/// A change of a view's content while the view itself stays.
///
/// Source: Apple, SwiftUI `ContentTransition`.
public struct ContentTransition: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case automatic
        case identity
        case opacity
        case interpolate
        /// Rolling digits. The direction is given by `countsDown`, or follows from a change of `value`.
        case numericText(countsDown: Bool, value: Double?)
        /// A replacement of symbols. Other content changes as with `automatic`.
        case symbolEffect(ReplaceSymbolEffect, speed: Double)
    }

    package let kind: Kind

    package init(kind: Kind) {
        self.kind = kind
    }

    /// The default: as `interpolate`, except that text with different line breaks fades.
    ///
    /// Source: probe on macOS 27: text whose line breaks change under an animation cross-fades.
    static let automatic = ContentTransition(kind: .automatic)

    /// The new content appears at once.
    public static let identity = ContentTransition(kind: .identity)
    /// The old content fades into the new one.
    public static let opacity = ContentTransition(kind: .opacity)
    /// Sizes, outlines of weights and colours are interpolated; the rest fades.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// Rolls the digits that change; the others stay.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown, value: nil))
    }

    /// Rolls the digits that change, downwards for a smaller value.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: false, value: value))
    }
}

nonisolated extension View {
    /// Sets the transition between contents of the views inside.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
