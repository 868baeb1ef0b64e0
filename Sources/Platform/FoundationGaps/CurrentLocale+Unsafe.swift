import Foundation

/// The locale of the process: `Locale.current`, which formats and formatters use by default.
///
/// On Apple's systems it is the user's. Foundation on Linux has `en_001` and no way to set another (swift-foundation issue 717), so that
/// `date.formatted(date: .abbreviated, time: .shortened)` reads "9 Sep 2025 at 9:41 AM" where a device in America has "Sep 9, 2025 at
/// 9:41 AM". The whole process shares one object behind `Locale.current`. Its identifier is replaced here, after a check that its layout
/// is the known one (swift-foundation of Swift 6.3).
package enum CurrentLocale {
    /// Makes a locale the process's. Call it before any formatting, because some results are cached.
    ///
    /// - Returns: whether it is now: false if this Foundation keeps its locale in another way.
    @MainActor @discardableResult
    package static func set(_ locale: Locale) -> Bool {
        guard Locale.current.identifier != locale.identifier else { return true }
        guard let object = sharedObject() else { return false }
        let base = Unmanaged.passUnretained(object).toOpaque()
        for offset in identifierOffsets {
            base.advanced(by: offset).assumingMemoryBound(to: String.self).pointee = locale.identifier
        }
        base.advanced(by: calendarOffset).assumingMemoryBound(to: Calendar.Identifier.self).pointee =
            Locale(identifier: locale.identifier).calendar.identifier
        return Locale.current.identifier == locale.identifier
    }

    /// Returns true if a locale is `Locale.current` or `Locale.autoupdatingCurrent`, and not another locale with that identifier.
    static func isCurrent(_ locale: Locale) -> Bool {
        guard MemoryLayout<Locale>.size == 16 else { return locale == .current }
        let own = object(of: locale)
        return own === object(of: .current) || own === object(of: .autoupdatingCurrent)
    }

    /// After the two words that every object begins with: two texts of two words each, then the calendar.
    private static let identifierOffsets = [16, 32]
    private static let calendarOffset = 48

    /// Returns the object behind `Locale.current`, if the whole process shares one with the expected layout.
    private static func sharedObject() -> AnyObject? {
        guard MemoryLayout<Locale>.size == 16, MemoryLayout<String>.size == 16 else { return nil }
        let (first, second) = (object(of: Locale.current), object(of: Locale.current))
        guard first === second, String(describing: type(of: first)) == "_LocaleICU" else { return nil }
        let fields = Array(Mirror(reflecting: first).children)
        guard fields.prefix(3).map(\.label) == ["identifier", "identifierCapturingPreferences", "calendarIdentifier"],
            let identifier = fields[0].value as? String, let capturing = fields[1].value as? String,
            let calendar = fields[2].value as? Calendar.Identifier
        else { return nil }
        let base = Unmanaged.passUnretained(first).toOpaque()
        let texts = identifierOffsets.map { base.load(fromByteOffset: $0, as: String.self) }
        let found = base.load(fromByteOffset: calendarOffset, as: Calendar.Identifier.self)
        return texts == [identifier, capturing] && found == calendar ? first : nil
    }

    /// A locale is a reference to an object, with the table of its protocol.
    private static func object(of locale: Locale) -> AnyObject {
        withUnsafeBytes(of: locale) { $0.load(as: AnyObject.self) }
    }
}
