/// The selectability of text. A selection is never visible in a picture.
///
/// Source: Apple, SwiftUI `TextSelectability`.
public protocol TextSelectability {
    /// A Boolean value that indicates whether text can be selected.
    static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text that can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text that cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

nonisolated extension View {
    /// Sets whether text inside can be selected. It is drawn as on Apple's systems while nothing is selected.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

    /// Adds a description of the view's purpose; on iOS that is its accessibility hint.
    public func help(_ text: Text) -> some View { accessibilityHint(text) }

    public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    @_disfavoredOverload
    public func help(_ textResource: LocalizedStringResource) -> some View { help(Text(textResource)) }

    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
