/// A height at which a sheet rests.
///
/// Source: Apple, SwiftUI `PresentationDetent`.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case medium, large, fraction(CGFloat), height(CGFloat), custom(ObjectIdentifier)
    }

    private let kind: Kind
    // A type is the same for everybody.
    private nonisolated(unsafe) let custom: (any CustomPresentationDetent.Type)?

    private init(_ kind: Kind, custom: (any CustomPresentationDetent.Type)? = nil) {
        self.kind = kind
        self.custom = custom
    }

    /// About half of the screen.
    public static let medium = PresentationDetent(.medium)
    /// As high as a sheet can be.
    public static let large = PresentationDetent(.large)
    /// A part of the height that a sheet can have, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }
    /// A height, in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }

    /// A height that is calculated.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(.custom(ObjectIdentifier(type)), custom: type)
    }

    public static func == (lhs: PresentationDetent, rhs: PresentationDetent) -> Bool { lhs.kind == rhs.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// The values from which a custom detent is calculated.
    @dynamicMemberLookup
    public struct Context {
        let environment: EnvironmentValues
        /// The height that a sheet can have at most, in points.
        public let maxDetentValue: CGFloat

        /// A value of the environment around the view that presents the sheet.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    /// The height in a window, in points; nil where a custom detent does not apply.
    ///
    /// - Parameter largest: the greatest height of a sheet, in points.
    func height(in window: CGSize, largest: CGFloat, environment: EnvironmentValues) -> CGFloat? {
        let own: CGFloat? =
            switch kind {
            case .medium: window.height / 2
            case .large: largest
            case .fraction(let share): largest * share
            // Source: UIKit, `UISheetPresentationController.Detent.custom`: the height does not include the safe area.
            case .height(let height): height + environment.screenInsets.bottom
            case .custom: custom?.height(in: Context(environment: environment, maxDetentValue: largest))
            }
        guard let own, own.isFinite else { return nil }
        return min(max(own, 0), largest)
    }
}
