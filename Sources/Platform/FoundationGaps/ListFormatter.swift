import Foundation

/// An object that provides locale-correct formatting of a list of items, such as "one, two, and three".
///
/// Source: Apple, Foundation `ListFormatter`.
open class ListFormatter: Formatter {
    /// The locale; the current one if it is not set.
    open var locale: Locale! = Locale.current

    /// Writes items that are not texts; they describe themselves if it is not set.
    open var itemFormatter: Formatter?

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The texts as a list in the current locale.
    open class func localizedString(byJoining strings: [String]) -> String {
        joined(strings, locale: Locale.current.resolvedForFormatting)
    }

    /// The items as a list.
    open func string(from items: [Any]) -> String? {
        let strings = items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) }
        return Self.joined(strings, locale: (locale ?? .current).resolvedForFormatting)
    }

    /// The items of an array as a list; `nil` for anything else.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }

    private static func joined(_ strings: [String], locale: Locale) -> String {
        strings.formatted(.list(type: .and).locale(locale))
    }
}
