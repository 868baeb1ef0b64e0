import Foundation

// Foundation's own methods return nil for every key that a translated Info.plist lacks, and support neither catalogs nor the locale of a
// preview. User code that calls them on a bundle is compiled with these instead (`PlatformRewriter`).

extension Bundle {
    /// Returns the value for a key of the bundle's Info.plist, in the preview's language if it is translated.
    ///
    /// Source: Apple, Foundation `Bundle.object(forInfoDictionaryKey:)`: a localized value goes before the others.
    public func _object(forInfoDictionaryKey key: String) -> Any? { translatedInformation(key) ?? infoDictionary?[key] }

    /// The values of the bundle's Info.plist that are translated into the preview's language; nil if there are none.
    ///
    /// Source: Apple, Foundation `Bundle.localizedInfoDictionary`.
    public var _localizedInfoDictionary: [String: Any]? {
        let tables = LocalizationContext(locale: .current).tables
        let keys = Self.informationTables.flatMap { tables.keys(ofTable: $0, bundle: tablePath) }
        let values = Dictionary(keys.map { ($0, translatedInformation($0)) }, uniquingKeysWith: { first, _ in first }).compactMapValues {
            $0
        }
        return values.isEmpty ? nil : values
    }

    private func translatedInformation(_ key: String) -> String? {
        let context = LocalizationContext(locale: .current)
        let found = Self.informationTables.lazy.compactMap { table in
            context.tables.translation(of: key, table: table, bundle: self.tablePath, locale: context.locale)
        }
        return found.first?.translation.format
    }

    /// `InfoPlist.xcstrings`, and `InfoPlist.strings` by its name beside a host, where Foundation must not find it.
    private static let informationTables = ["InfoPlist", "_InfoPlist"]
}

// The keys of a bundle's information.
//
// Source: Apple, Core Foundation "Information Property List Keys".
public nonisolated(unsafe) let kCFBundleVersionKey: NSString! = "CFBundleVersion"
public nonisolated(unsafe) let kCFBundleNameKey: NSString! = "CFBundleName"
public nonisolated(unsafe) let kCFBundleIdentifierKey: NSString! = "CFBundleIdentifier"
public nonisolated(unsafe) let kCFBundleExecutableKey: NSString! = "CFBundleExecutable"
public nonisolated(unsafe) let kCFBundleLocalizationsKey: NSString! = "CFBundleLocalizations"
public nonisolated(unsafe) let kCFBundleDevelopmentRegionKey: NSString! = "CFBundleDevelopmentRegion"
