/// How the content of a view changes when the view itself stays.
///
/// Source: Apple, SwiftUI `ContentTransition`.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic
        case identity
        case opacity
        case interpolate
        /// Whether digits count down is known, or follows from how `value` changes.
        case numericText(countsDown: Bool, value: Double?)
        /// For symbols; other content changes as by `automatic`.
        case symbolEffect(ReplaceSymbolEffect, speed: Double)
    }

    let kind: Kind

    /// Where nothing is said: as `interpolate`, but text that breaks its lines elsewhere fades.
    ///
    /// Source: probe on macOS 27: text that wraps anew under an animation cross-fades.
    static let automatic = ContentTransition(kind: .automatic)

    /// The new content is there at once.
    public static let identity = ContentTransition(kind: .identity)
    /// The old content fades into the new one.
    public static let opacity = ContentTransition(kind: .opacity)
    /// What can be interpolated is (sizes, weights' outlines, colours); the rest fades.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// Digits that change roll; the others stay.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown, value: nil))
    }

    /// Digits that change roll, down on the way to a smaller value.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: false, value: value))
    }
}

extension View {
    /// Sets how the contents of the views inside change.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
