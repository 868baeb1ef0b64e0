import Foundation

/// An object whose values have names at run time, as all have where Objective-C's key-value coding is.
package protocol ValuesByName: NSObject {
    func value(forKey key: String) -> Any?
}

extension NSSortDescriptor {
    /// Creates a descriptor for a property of any type, also an optional one: objects without a value come first.
    ///
    /// Source: Apple, Foundation `NSSortDescriptor.init(keyPath:ascending:)`.
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending, comparator: { Self.compare($0, $1) })
    }

    /// Creates a descriptor for a property such as a Boolean one.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending, comparator: { Self.compare($0, $1) })
    }

    /// Creates a descriptor for the value under a name that managed objects and records have, or under names separated by dots.
    ///
    /// Source: Apple, Foundation `NSSortDescriptor.init(key:ascending:)`.
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \NSObject[path: key ?? ""], ascending: ascending, comparator: { Self.compare($0, $1) })
    }

    /// Does the same with a method that compares texts, such as `localizedCaseInsensitiveCompare:`.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let name = selector?.description ?? ""
        let options: String.CompareOptions = name.lowercased().contains("caseinsensitive") ? .caseInsensitive : []
        let isLocalized = name.lowercased().hasPrefix("localized")
        self.init(keyPath: \NSObject[path: key ?? ""], ascending: ascending) { one, other in
            guard let one = one as? String, let other = other as? String else { return Self.compare(one, other) }
            return one.compare(other, options: options, range: nil, locale: isLocalized ? .current : nil)
        }
    }

    fileprivate static func compare(_ one: Any, _ other: Any) -> ComparisonResult {
        guard let (one, other) = pair(one, other) else { return .orderedSame }
        switch (one, other) {
        case (nil, nil): return .orderedSame
        case (nil, _): return .orderedAscending
        case (_, nil): return .orderedDescending
        case (let one as Date, let other as Date): return one.compare(other)
        case (let one as String, let other as String): return one.compare(other)
        case (let one as UUID, let other as UUID): return one.uuidString.compare(other.uuidString)
        case (let one as URL, let other as URL): return one.absoluteString.compare(other.absoluteString)
        default:
            guard let one = number(one), let other = number(other) else { return .orderedSame }
            return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
        }
    }

    private static func pair(_ one: Any, _ other: Any) -> (Any?, Any?)? { (unwrapped(one), unwrapped(other)) }

    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value is NSNull ? nil : value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
        case let value as any RawRepresentable: number(value.rawValue)
        default: nil
        }
    }
}

extension NSObject {
    /// Returns the value under a name, or under names separated by dots.
    fileprivate subscript(path path: String) -> Any? {
        path.split(separator: ".").reduce(self as Any?) { object, name in (object as? any ValuesByName)?.value(forKey: String(name)) }
    }
}
