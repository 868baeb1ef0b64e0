/// Why content is not shown as it is.
///
/// Source: Apple, SwiftUI `RedactionReasons`.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The data is not there yet: texts and images are bars.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// Others may look on: what is sensitive is bars.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// What is shown is out of date: what is marked as `invalidatableContent` is dimmed.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private enum RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}

private enum IsPrivacySensitiveKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Why content here is not shown as it is; empty when it is.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    /// Whether content here is only for the owner's eyes.
    var isPrivacySensitive: Bool {
        get { self[IsPrivacySensitiveKey.self] }
        set { self[IsPrivacySensitiveKey.self] = newValue }
    }

    /// Whether texts and images here are bars.
    var isRedacted: Bool {
        redactionReasons.contains(.placeholder) || (isPrivacySensitive && redactionReasons.contains(.privacy))
    }
}

extension View {
    /// Adds a reason not to show this view's content as it is.
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows this view's content as it is, whatever is said further out.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Marks content that is bars where `redactionReasons` contains `privacy`.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}
