/// The visibility of scroll indicators.
///
/// Source: Apple, SwiftUI `ScrollIndicatorVisibility`.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, visible, hidden, never }
    private let kind: Kind

    public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
    public static let visible = ScrollIndicatorVisibility(kind: .visible)
    public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
    public static let never = ScrollIndicatorVisibility(kind: .never)
}

/// How scrolling treats the keyboard.
///
/// Source: Apple, SwiftUI `ScrollDismissesKeyboardMode`.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, immediately, interactively, never }
    private let kind: Kind

    public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
    public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
    public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
    public static let never = ScrollDismissesKeyboardMode(kind: .never)
}

/// The behaviour of scroll views at their ends: whether they go beyond them.
///
/// Source: Apple, SwiftUI `ScrollBounceBehavior`.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, always, basedOnSize }
    private let kind: Kind

    public static let automatic = ScrollBounceBehavior(kind: .automatic)
    public static let always = ScrollBounceBehavior(kind: .always)
    public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

/// The part that content margins apply to: the scrolled content or the scroll indicators.
///
/// Source: Apple, SwiftUI `ContentMarginPlacement`.
public struct ContentMarginPlacement: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, scrollContent, scrollIndicators }
    private let kind: Kind

    public static let automatic = ContentMarginPlacement(kind: .automatic)
    public static let scrollContent = ContentMarginPlacement(kind: .scrollContent)
    public static let scrollIndicators = ContentMarginPlacement(kind: .scrollIndicators)
}

/// The views of a lazy stack that stay in sight; at the beginning of its content all of them are at their own places.
///
/// Source: Apple, SwiftUI `PinnedScrollableViews`.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
