/// A value attached to text for the renderer that draws it.
///
/// Source: Apple, SwiftUI `TextAttribute` (iOS 18).
public protocol TextAttribute {}

extension Text {
    /// Attaches a value to this text, which a ``TextRenderer`` finds in its runs.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { with(.attribute(AnyTextAttribute(value))) }
}

/// A type-erased attribute.
package struct AnyTextAttribute: Equatable {
    let value: any TextAttribute

    init(_ value: any TextAttribute) { self.value = value }

    var key: ObjectIdentifier { ObjectIdentifier(type(of: value)) }

    /// Returns whether two attributes are equal. Values that cannot be compared are equal only if their type has a single value.
    package static func == (lhs: Self, rhs: Self) -> Bool {
        func isEqual<Value: TextAttribute>(_ value: Value) -> Bool {
            guard let other = rhs.value as? Value else { return false }
            if let value = value as? any Equatable { return value.isEqual(other) }
            return MemoryLayout<Value>.size == 0
        }
        return isEqual(lhs.value)
    }
}

extension Equatable {
    fileprivate func isEqual(_ other: Any) -> Bool { other as? Self == self }
}
