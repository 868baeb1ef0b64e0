import Foundation

/// Orders texts as people of a language expect: the comparator behind `.localizedStandard` and `.localized`.
///
/// Apple's is `String.StandardComparator`. Foundation on Linux has only its `lexical`, and no public way to make another. Source: Apple,
/// Foundation `String.StandardComparator`.
public struct LocalizedStringComparator: SortComparator, Hashable, Sendable {
    /// True if digits count as numbers, as in lists of files: "2" comes before "10".
    private let isStandard: Bool
    public var order: SortOrder

    init(isStandard: Bool, order: SortOrder = .forward) { (self.isStandard, self.order) = (isStandard, order) }

    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let result = isStandard ? lhs.localizedStandardCompare(rhs) : lhs.localizedCompare(rhs)
        return order == .forward ? result : ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
    }
}

extension SortComparator where Self == LocalizedStringComparator {
    /// The order of lists of files: by the language's rules, with digits as numbers.
    public static var localizedStandard: LocalizedStringComparator { LocalizedStringComparator(isStandard: true) }

    /// The order by the language's rules.
    public static var localized: LocalizedStringComparator { LocalizedStringComparator(isStandard: false) }
}

extension SortDescriptor {
    /// Creates a descriptor of the order of texts by a language's rules.
    ///
    /// Source: Apple, Foundation `SortDescriptor.init(_:comparator:order:)`, which takes `.localizedStandard` by default.
    public init(
        _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: LocalizedStringComparator = .localizedStandard,
        order: SortOrder = .forward
    ) { self.init(sendable(keyPath.appending(path: \.[comparedBy: comparator])), order: order) }

    /// Creates a descriptor of the order of texts by a language's rules, with those that are nil first.
    public init(
        _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: LocalizedStringComparator = .localizedStandard,
        order: SortOrder = .forward
    ) { self.init(sendable(keyPath.appending(path: \.[comparedBy: comparator])), order: order) }
}

/// A path made of one that can be sent and of a value that can be sent, which the compiler does not see.
private func sendable<Root, Value>(_ path: KeyPath<Root, Value>) -> any KeyPath<Root, Value> & Sendable {
    unsafeBitCast(path, to: (any KeyPath<Root, Value> & Sendable).self)
}

/// A text in an order of its language: the public initialisers of `SortDescriptor` on Linux take comparable values only.
struct OrderedText: Comparable {
    fileprivate let text: String
    fileprivate let comparator: LocalizedStringComparator

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.comparator.compare(lhs.text, rhs.text) == .orderedSame }
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.comparator.compare(lhs.text, rhs.text) == .orderedAscending }
}

extension String {
    fileprivate subscript(comparedBy comparator: LocalizedStringComparator) -> OrderedText {
        OrderedText(text: self, comparator: comparator)
    }
}

extension String? {
    fileprivate subscript(comparedBy comparator: LocalizedStringComparator) -> OrderedText? {
        map { OrderedText(text: $0, comparator: comparator) }
    }
}
