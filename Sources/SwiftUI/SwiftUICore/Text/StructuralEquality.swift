/// A comparison of two values that need not be `Equatable`. They are equal if they have the same type and every stored property is equal.
///
/// Styles such as `LinearGradient` are not `Equatable` on Apple's systems, but `Text` is: two texts with equal fills are equal.
enum StructuralEquality {
    static func isEqual(_ first: Any, _ second: Any) -> Bool {
        guard type(of: first) == type(of: second) else { return false }
        if let first = first as? any Equatable { return equals(first, second) }
        let (fields, others) = (Mirror(reflecting: first), Mirror(reflecting: second))
        // A class instance, a function or a case without a value has no known content except its name.
        switch fields.displayStyle {
        case .class: return (first as AnyObject) === (second as AnyObject)
        case .enum where fields.children.isEmpty: return "\(first)" == "\(second)"
        case nil: return false
        default: break
        }
        guard fields.children.count == others.children.count else { return false }
        return zip(fields.children, others.children).allSatisfy { field, other in
            field.label == other.label && isEqual(field.value, other.value)
        }
    }

    private static func equals<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { first == second as? Value }
}
