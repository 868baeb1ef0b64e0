import Foundation

/// An object that stores its values by name, whichever properties it has.
package protocol KeyedValues: AnyObject {
    func value(named name: String) -> Any?
}

/// A condition that a predicate checks for an object.
///
/// `@unchecked Sendable`: it never changes once it is read; its arguments are the caller's.
indirect enum PredicateCondition: @unchecked Sendable {
    case all([PredicateCondition])
    case any([PredicateCondition])
    case not(PredicateCondition)
    case comparison(PredicateComparison)

    func holds(for object: Any?) -> Bool {
        switch self {
        case .all(let conditions): conditions.allSatisfy { $0.holds(for: object) }
        case .any(let conditions): conditions.contains { $0.holds(for: object) }
        case .not(let condition): !condition.holds(for: object)
        case .comparison(let comparison): comparison.holds(for: object)
        }
    }
}

/// A value of a predicate, or the names by which it is read of an object.
indirect enum PredicateOperand {
    case value(Any?)
    /// Empty for the object itself.
    case path([String])
    case list([PredicateOperand])

    func value(for object: Any?) -> PredicateValue {
        switch self {
        case .value(let value): PredicateValue(value)
        case .path(let names): names.reduce(PredicateValue(object)) { $0[$1] }
        case .list(let elements): .list(elements.map { $0.value(for: object) })
        }
    }
}

/// A value as predicates compare it.
enum PredicateValue {
    case nothing
    case number(Double)
    case text(String)
    case list([PredicateValue])
    case other(Any)

    init(_ value: Any?) {
        guard let value, !(value is NSNull) else { self = .nothing; return }
        switch value {
        case let value as String: self = .text(value)
        case let value as NSString: self = .text(String(describing: value))
        case let value as Bool: self = .number(value ? 1 : 0)
        case let value as any BinaryInteger: self = .number(Double(value))
        case let value as Double: self = .number(value)
        case let value as Float: self = .number(Double(value))
        case let value as NSNumber: self = .number(value.doubleValue)
        case let value as Decimal: self = .number(NSDecimalNumber(decimal: value).doubleValue)
        case let value as Date: self = .number(value.timeIntervalSinceReferenceDate)
        case let value as any RawRepresentable: self.init(value.rawValue)
        case let value as NSArray: self = .list(value.map { PredicateValue($0) })
        case let value as NSSet: self = .list(value.map { PredicateValue($0) })
        case let value as NSOrderedSet: self = .list(value.map { PredicateValue($0) })
        case let value as any KeyedValues: self = .other(value)
        default:
            let mirror = Mirror(reflecting: value)
            switch mirror.displayStyle {
            case .optional?: self.init(mirror.children.first?.value)
            case .collection?, .set?: self = .list(mirror.children.map { PredicateValue($0.value) })
            default: self = .other(value)
            }
        }
    }

    /// The value under a name. For a list, it is the list of its elements' values, or their number for `@count`.
    subscript(name: String) -> PredicateValue {
        switch self {
        case .nothing: return .nothing
        case .list(let elements): return name == "@count" ? .number(Double(elements.count)) : .list(elements.map { $0[name] })
        case .text(let text) where name == "length": return .number(Double(text.utf16.count))
        case .number, .text: break
        case .other(let object):
            if let dictionary = object as? [String: Any] { return PredicateValue(dictionary[name]) }
            if let object = object as? any KeyedValues { return PredicateValue(object.value(named: name)) }
            var mirror: Mirror? = Mirror(reflecting: object)
            while let level = mirror {
                if let found = level.children.first(where: { $0.label == name }) { return PredicateValue(found.value) }
                if let found = level.children.first(where: { $0.label == "_\(name)" }) { return Self.inside(found.value) }
                mirror = level.superclassMirror
            }
        }
        preconditionFailure(
            "A predicate reads \"\(name)\", which \(self) does not have: on Linux only stored properties can be read by name. Write a "
                + "#Predicate or a closure instead.")
    }

    /// The value that a property wrapper holds.
    private static func inside(_ wrapper: Any) -> PredicateValue {
        let children = Mirror(reflecting: wrapper).children
        return PredicateValue(children.first { $0.label == "wrappedValue" || $0.label == "value" }?.value ?? wrapper)
    }

    /// The elements of a list; of a value itself.
    var elements: [PredicateValue] { if case .list(let elements) = self { elements } else { [self] } }

    func equals(_ other: PredicateValue, _ options: String.CompareOptions) -> Bool {
        switch (self, other) {
        case (.nothing, .nothing): true
        case (.number(let one), .number(let two)): one == two
        case (.text(let one), .text(let two)): one.folded(options) == two.folded(options)
        case (.list(let one), .list(let two)):
            one.count == two.count && zip(one, two).allSatisfy { $0.equals($1, options) }
        case (.other(let one), .other(let two)):
            if let one = one as? AnyHashable, let two = two as? AnyHashable {
                one == two
            } else {
                type(of: one) is AnyObject.Type && type(of: two) is AnyObject.Type && one as AnyObject === two as AnyObject
            }
        default: false
        }
    }

    /// Returns whether it comes before another value; nil if the two have no order.
    func precedes(_ other: PredicateValue, _ options: String.CompareOptions) -> Bool? {
        switch (self, other) {
        case (.number(let one), .number(let two)): one < two
        case (.text(let one), .text(let two)): one.folded(options) < two.folded(options)
        default: nil
        }
    }
}

/// A comparison of a predicate.
struct PredicateComparison {
    enum Relation {
        case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
        case contains, begins, ends, like, matches, isIn, between
    }

    /// The number of elements of a list on the left that have to match.
    enum Quantity { case one, any, all, none }

    let left: PredicateOperand
    let relation: Relation
    let options: String.CompareOptions
    let right: PredicateOperand
    let quantity: Quantity

    func holds(for object: Any?) -> Bool {
        let (left, right) = (left.value(for: object), right.value(for: object))
        return switch quantity {
        case .one: holds(left, right)
        case .any: left.elements.contains { holds($0, right) }
        case .all: left.elements.allSatisfy { holds($0, right) }
        case .none: !left.elements.contains { holds($0, right) }
        }
    }

    private func holds(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
        switch relation {
        case .equal: return left.equals(right, options)
        case .unequal: return !left.equals(right, options)
        case .less: return left.precedes(right, options) ?? false
        case .lessOrEqual: return right.precedes(left, options).map { !$0 } ?? false
        case .greater: return right.precedes(left, options) ?? false
        case .greaterOrEqual: return left.precedes(right, options).map { !$0 } ?? false
        case .isIn: return isIn(right, left)
        case .contains: return isIn(left, right)
        case .between:
            guard case .list(let bounds) = right, bounds.count == 2 else { return false }
            return left.precedes(bounds[0], options) == false && bounds[1].precedes(left, options) == false
        case .begins, .ends, .like, .matches:
            guard case .text(let text) = left, case .text(let pattern) = right else { return false }
            return fits(text.folded(options), pattern.folded(options), pattern)
        }
    }

    /// Returns whether a list contains an element, or a text contains a part.
    private func isIn(_ whole: PredicateValue, _ part: PredicateValue) -> Bool {
        if case .text(let text) = whole, case .text(let part) = part { return text.folded(options).contains(part.folded(options)) }
        guard case .list(let elements) = whole else { return false }
        return elements.contains { $0.equals(part, options) }
    }

    private func fits(_ text: String, _ folded: String, _ pattern: String) -> Bool {
        switch relation {
        case .begins: return text.hasPrefix(folded)
        case .ends: return text.hasSuffix(folded)
        case .like:
            let escaped = NSRegularExpression.escapedPattern(for: folded)
                .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
            return Self.matches(text, escaped, [.dotMatchesLineSeparators])
        default:
            return Self.matches(text, pattern, options.contains(.caseInsensitive) ? [.caseInsensitive] : [])
        }
    }

    /// Returns whether an expression matches the whole of a text.
    private static func matches(_ text: String, _ pattern: String, _ options: NSRegularExpression.Options) -> Bool {
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: options) else { return false }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}

extension String {
    /// Returns the text without the ignored differences: in one case, without accents.
    fileprivate func folded(_ options: String.CompareOptions) -> String {
        options.isEmpty ? self : folding(options: options, locale: nil)
    }
}
