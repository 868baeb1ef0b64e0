/// A type that has a localizable text of its own.
///
/// Source: Apple, Foundation `CustomLocalizedStringResourceConvertible`.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text.
    var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource { self }
}
