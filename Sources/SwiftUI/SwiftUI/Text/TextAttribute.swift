/// A value that text carries for the renderer that draws it.
///
/// Source: Apple, SwiftUI `TextAttribute` (iOS 18).
public protocol TextAttribute {}

extension Text {
    /// Gives this text a value that a ``TextRenderer`` finds in its runs.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { with(.attribute(AnyTextAttribute(value))) }
}

/// An attribute whose type is not known.
struct AnyTextAttribute: Equatable {
    let value: any TextAttribute

    init(_ value: any TextAttribute) { self.value = value }

    var key: ObjectIdentifier { ObjectIdentifier(type(of: value)) }

    /// Values that cannot be compared count as equal only where their type has but one.
    static func == (lhs: Self, rhs: Self) -> Bool {
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
