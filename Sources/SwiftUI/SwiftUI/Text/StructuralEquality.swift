/// Whether two values that need not be `Equatable` are equal: of one type, and equal in every stored property.
///
/// Styles such as `LinearGradient` are not `Equatable` on Apple's systems, while `Text` is: two texts with equal fills are equal.
enum StructuralEquality {
    static func isEqual(_ first: Any, _ second: Any) -> Bool {
        guard type(of: first) == type(of: second) else { return false }
        if let first = first as? any Equatable { return equals(first, second) }
        let (fields, others) = (Mirror(reflecting: first), Mirror(reflecting: second))
        // Nothing is known of a class's instance, of a function or of a case without a value but its name.
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
