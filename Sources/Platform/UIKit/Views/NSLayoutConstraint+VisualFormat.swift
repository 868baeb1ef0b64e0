import CoreGraphics
import Foundation

extension NSLayoutConstraint {
    /// The alignment, the direction and the spacing of the views in a visual format.
    ///
    /// Source: Apple, UIKit `NSLayoutConstraint.FormatOptions`.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        private init(aligning attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

        public static let alignAllLeft = FormatOptions(aligning: .left)
        public static let alignAllRight = FormatOptions(aligning: .right)
        public static let alignAllTop = FormatOptions(aligning: .top)
        public static let alignAllBottom = FormatOptions(aligning: .bottom)
        public static let alignAllLeading = FormatOptions(aligning: .leading)
        public static let alignAllTrailing = FormatOptions(aligning: .trailing)
        public static let alignAllCenterX = FormatOptions(aligning: .centerX)
        public static let alignAllCenterY = FormatOptions(aligning: .centerY)
        public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
        public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        public static let spacingEdgeToEdge: FormatOptions = []
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        /// The attributes that all views have in common.
        fileprivate var aligned: [Attribute] {
            (1...Attribute.firstBaseline.rawValue).compactMap(Attribute.init).filter { contains(FormatOptions(aligning: $0)) }
        }
    }

    /// Returns the constraints that a text such as `H:|-[name(>=80)]-12-[value]-|` describes.
    ///
    /// A format that cannot be read stops the program, as on Apple's systems.
    ///
    /// Source: Apple, Auto Layout Guide, "Visual Format Language".
    /// - Parameters:
    ///   - metrics: numbers by the names that the format has.
    ///   - views: views, and guides, by the names that the format has.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var reader = VisualFormat(format, options: opts, metrics: metrics ?? [:], views: views)
        return reader.constraints()
    }
}

/// A visual format while it is read.
@MainActor
private struct VisualFormat {
    private let format: String
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var rest: Substring
    private var isVertical = false
    private var result: [NSLayoutConstraint] = []

    init(_ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]) {
        (self.format, self.options, self.metrics, self.views) = (format, options, metrics, views)
        rest = Substring(format.filter { !$0.isWhitespace })
    }

    /// A relation, the number or the item on its other side, and its weight.
    private struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var constant: CGFloat = 0
        var item: AnyObject?
        var priority = UILayoutPriority.required
    }

    /// The space between two views.
    private enum Space {
        case none
        case standard
        case given([Predicate])
    }

    mutating func constraints() -> [NSLayoutConstraint] {
        isVertical = rest.hasPrefix("V:")
        if isVertical || rest.hasPrefix("H:") { rest = rest.dropFirst(2) }
        var chain: [AnyObject] = []
        let beginsAtEdge = take("|")
        var space = beginsAtEdge ? readSpace() : .none
        while rest.first == "[" {
            let item = readItem()
            if let last = chain.last {
                join(last, item, space)
            } else if beginsAtEdge {
                begin(item, space)
            }
            chain.append(item)
            space = readSpace()
        }
        if take("|"), let last = chain.last { end(last, space) }
        require(rest.isEmpty && !chain.isEmpty, "expected a view")
        for attribute in options.aligned {
            for (first, second) in zip(chain, chain.dropFirst()) {
                add(second, attribute, Predicate(), first, attribute)
            }
        }
        return result
    }

    // MARK: Sides

    private var isFromTheLeft: Bool { options.contains(.directionLeftToRight) }
    private var isFromTheRight: Bool { options.contains(.directionRightToLeft) }

    private var start: NSLayoutConstraint.Attribute {
        isVertical ? .top : isFromTheLeft ? .left : isFromTheRight ? .right : .leading
    }
    private var finish: NSLayoutConstraint.Attribute {
        isVertical ? .bottom : isFromTheLeft ? .right : isFromTheRight ? .left : .trailing
    }
    private var startMargin: NSLayoutConstraint.Attribute {
        isVertical ? .topMargin : isFromTheLeft ? .leftMargin : isFromTheRight ? .rightMargin : .leadingMargin
    }
    private var finishMargin: NSLayoutConstraint.Attribute {
        isVertical ? .bottomMargin : isFromTheLeft ? .rightMargin : isFromTheRight ? .leftMargin : .trailingMargin
    }

    /// The space of a hyphen alone between two views.
    private static let standardSpace: CGFloat = 8

    private mutating func join(_ first: AnyObject, _ second: AnyObject, _ space: Space) {
        let isBetweenBaselines = isVertical && options.contains(.spacingBaselineToBaseline)
        let (from, to) = isBetweenBaselines ? (.lastBaseline, .firstBaseline) : (finish, start)
        for predicate in predicates(of: space) { add(second, to, predicate, first, from) }
    }

    private mutating func begin(_ item: AnyObject, _ space: Space) {
        let outer = container(of: item)
        if case .standard = space { return add(item, start, Predicate(), outer, startMargin) }
        for predicate in predicates(of: space) { add(item, start, predicate, outer, start) }
    }

    private mutating func end(_ item: AnyObject, _ space: Space) {
        let outer = container(of: item)
        if case .standard = space { return add(outer, finishMargin, Predicate(), item, finish) }
        for predicate in predicates(of: space) { add(outer, finish, predicate, item, finish) }
    }

    private func predicates(of space: Space) -> [Predicate] {
        switch space {
        case .none: [Predicate()]
        case .standard: [Predicate(constant: Self.standardSpace)]
        case .given(let predicates): predicates
        }
    }

    private func container(of item: AnyObject) -> AnyObject {
        let container = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
        require(container != nil, "the view has no superview")
        return container ?? item
    }

    private mutating func add(
        _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ predicate: Predicate, _ second: AnyObject?,
        _ other: NSLayoutConstraint.Attribute
    ) {
        // From the right, a space is a step to the left.
        let isBackwards = !isVertical && isFromTheRight && second != nil && ![.width, .height].contains(attribute)
        let relation = isBackwards ? NSLayoutConstraint.Relation(rawValue: -predicate.relation.rawValue) ?? .equal : predicate.relation
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: 1,
            constant: isBackwards ? -predicate.constant : predicate.constant)
        constraint.priority = predicate.priority
        result.append(constraint)
    }

    // MARK: Words

    private mutating func take(_ word: String) -> Bool {
        guard rest.hasPrefix(word) else { return false }
        rest = rest.dropFirst(word.count)
        return true
    }

    /// Reads `[name]` or `[name(predicates)]`, and adds the constraints of its length.
    private mutating func readItem() -> AnyObject {
        _ = take("[")
        let name = readWord()
        guard let item = views[name] as AnyObject?, item is UIView || item is UILayoutGuide else { stop("\(name) is not a view") }
        if take("(") {
            let length: NSLayoutConstraint.Attribute = isVertical ? .height : .width
            for predicate in readPredicates() {
                add(item, length, predicate, predicate.item, predicate.item == nil ? .notAnAttribute : length)
            }
        }
        require(take("]"), "expected a ]")
        return item
    }

    /// Reads what stands between two views: nothing, a hyphen, or predicates between two of them.
    private mutating func readSpace() -> Space {
        guard take("-") else { return .none }
        if rest.first == "[" || rest.first == "|" { return .standard }
        let predicates = take("(") ? readPredicates() : [readPredicate()]
        require(take("-"), "expected a - after a space")
        return .given(predicates)
    }

    /// Reads predicates up to a closing bracket.
    private mutating func readPredicates() -> [Predicate] {
        var predicates = [readPredicate()]
        while take(",") { predicates.append(readPredicate()) }
        require(take(")"), "expected a )")
        return predicates
    }

    private mutating func readPredicate() -> Predicate {
        var predicate = Predicate()
        if take(">=") {
            predicate.relation = .greaterThanOrEqual
        } else if take("<=") {
            predicate.relation = .lessThanOrEqual
        } else {
            _ = take("==")
        }
        let isNegative = take("-")
        let word = readWord()
        if let number = number(word) {
            predicate.constant = isNegative ? -number : number
        } else {
            guard let item = views[word] as AnyObject? else { stop("\(word) is neither a number nor a view") }
            predicate.item = item
        }
        if take("@") {
            let word = readWord()
            guard let priority = number(word) else { stop("\(word) is not a priority") }
            predicate.priority = UILayoutPriority(Float(priority))
        }
        return predicate
    }

    private mutating func readWord() -> String {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "$" }
        rest = rest.dropFirst(word.count)
        return String(word)
    }

    private func number(_ word: String) -> CGFloat? {
        if let number = Double(word) { return CGFloat(number) }
        switch metrics[word] {
        case let value as CGFloat: return value
        case let value as Double: return CGFloat(value)
        case let value as Float: return CGFloat(value)
        case let value as Int: return CGFloat(value)
        case let value as NSNumber: return CGFloat(value.doubleValue)
        default: return nil
        }
    }

    private func require(_ condition: Bool, _ reason: @autoclosure () -> String) {
        if !condition { stop(reason()) }
    }

    private func stop(_ reason: String) -> Never {
        preconditionFailure("The visual format '\(format)' cannot be read at '\(rest)': \(reason).")
    }
}
