/// The reasons for which content is hidden.
///
/// Source: Apple, SwiftUI `RedactionReasons`.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The data is still missing: texts and images become bars.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// Other people may be watching: sensitive content becomes bars.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// The data is out of date: content marked with `invalidatableContent` is dimmed.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private enum RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}

private enum IsPrivacySensitiveKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The reasons for which content here is hidden; empty if it is shown as it is.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    /// True if content here is for the owner alone.
    var isPrivacySensitive: Bool {
        get { self[IsPrivacySensitiveKey.self] }
        set { self[IsPrivacySensitiveKey.self] = newValue }
    }

    /// True if texts and images here are drawn as bars.
    package var isRedacted: Bool {
        redactionReasons.contains(.placeholder) || (isPrivacySensitive && redactionReasons.contains(.privacy))
    }
}

nonisolated extension View {
    /// Adds a reason to hide this view's content.
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows this view's content as it is, even inside a redacted view.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Marks content that becomes bars if `redactionReasons` contains `privacy`.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}
