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
