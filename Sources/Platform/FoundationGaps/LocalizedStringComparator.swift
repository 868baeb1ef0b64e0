import Foundation

/// Orders texts as people of a language expect: the comparator behind `.localizedStandard` and `.localized`.
///
/// Apple's is `String.StandardComparator`, of which Foundation on Linux has `lexical` alone and nothing public to make another.
/// Source: Apple, Foundation `String.StandardComparator`.
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
    /// As lists of files are sorted: by the language, digits as numbers.
    public static var localizedStandard: LocalizedStringComparator { LocalizedStringComparator(isStandard: true) }

    /// By the language.
    public static var localized: LocalizedStringComparator { LocalizedStringComparator(isStandard: false) }
}
