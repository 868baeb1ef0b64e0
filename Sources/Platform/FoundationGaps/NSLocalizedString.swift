import Foundation

// Foundation on Linux has a function of this name, which looks only in the main bundle's own folder and in the process's language. An
// overload with fewer parameters is preferred over one with defaults, so these are chosen unless both `bundle` and `value` are given.

/// Returns the translation of a key in a bundle's tables; without a translation, the default text or the key.
///
/// Source: Apple, Foundation `NSLocalizedString(_:tableName:bundle:value:comment:)`.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    translation(of: key, table: nil, bundle: .main, value: "")
}

public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    translation(of: key, table: nil, bundle: .main, value: value)
}

public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    translation(of: key, table: tableName, bundle: .main, value: "")
}

public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    translation(of: key, table: tableName, bundle: .main, value: value)
}

public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    translation(of: key, table: nil, bundle: bundle, value: "")
}

public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    translation(of: key, table: nil, bundle: bundle, value: value)
}

public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    translation(of: key, table: tableName, bundle: bundle, value: "")
}

/// Returns the format itself: `String.localizedStringWithFormat` and `String(format:)` insert the values. A text with plural forms is
/// returned in the form for most numbers, and remembered so that these can choose another one.
private func translation(of key: String, table: String?, bundle: Bundle, value: String) -> String {
    let context = LocalizationContext(locale: .current)
    guard let found = context.tables.translation(of: key, table: table, bundle: bundle.tablePath, locale: context.locale)
    else { return value.isEmpty ? key : value }
    if found.translation.variables.isEmpty { return found.translation.format }
    let format = LocalizedFormat(found.translation, language: found.language).printfFormat
    context.tables.keep(found, for: format)
    return format
}
