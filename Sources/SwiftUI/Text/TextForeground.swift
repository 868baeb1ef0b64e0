/// What text is filled with.
struct TextForeground: Equatable {
    let style: AnyShapeStyle

    init(_ style: some ShapeStyle) { self.style = AnyShapeStyle(style) }

    static func == (lhs: TextForeground, rhs: TextForeground) -> Bool {
        LikeValues.areAlike(lhs.style, rhs.style)
    }
}

/// Whether two values that need not be `Equatable` are the same: of one type, and alike in every stored property.
///
/// Styles such as `LinearGradient` are not `Equatable` on Apple's systems, and yet a `Text` filled with one equals another
/// like it: SwiftUI compares their fields.
private enum LikeValues {
    static func areAlike(_ first: Any, _ second: Any) -> Bool {
        guard type(of: first) == type(of: second) else { return false }
        if let first = first as? any Equatable { return isEqual(first, second) }
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
            field.label == other.label && areAlike(field.value, other.value)
        }
    }

    private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { first == second as? Value }
}
