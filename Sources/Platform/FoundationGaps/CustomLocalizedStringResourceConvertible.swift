/// A type that provides its own localizable text.
///
/// Source: Apple, Foundation `CustomLocalizedStringResourceConvertible`.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text.
    var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource { self }
}
