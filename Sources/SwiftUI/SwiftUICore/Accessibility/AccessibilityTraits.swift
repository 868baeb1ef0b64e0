/// The kinds of thing that an element is to assistive technologies.
///
/// Source: Apple, SwiftUI `AccessibilityTraits`.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var members: Set<Int> = []

    public init() {}
    private init(_ member: Int) { members = [member] }

    public static let isButton = AccessibilityTraits(0)
    public static let isHeader = AccessibilityTraits(1)
    public static let isSelected = AccessibilityTraits(2)
    public static let isLink = AccessibilityTraits(3)
    public static let isImage = AccessibilityTraits(4)
    public static let isStaticText = AccessibilityTraits(5)
    public static let isSummaryElement = AccessibilityTraits(6)
    public static let updatesFrequently = AccessibilityTraits(7)
    public static let isSearchField = AccessibilityTraits(8)
    public static let playsSound = AccessibilityTraits(9)
    public static let isKeyboardKey = AccessibilityTraits(10)
    public static let startsMediaSession = AccessibilityTraits(11)
    public static let allowsDirectInteraction = AccessibilityTraits(12)
    public static let causesPageTurn = AccessibilityTraits(13)
    public static let isModal = AccessibilityTraits(14)
    public static let isToggle = AccessibilityTraits(15)
    public static let isTabBar = AccessibilityTraits(16)

    public func contains(_ member: AccessibilityTraits) -> Bool { members.isSuperset(of: member.members) }

    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        members.formUnion(newMember.members)
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = intersection(member)
        members.subtract(member.members)
        return removed.members.isEmpty ? nil : removed
    }

    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let known = intersection(newMember)
        members.formUnion(newMember.members)
        return known.members.isEmpty ? nil : known
    }

    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { combined(other) { $0.union($1) } }

    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        combined(other) { $0.intersection($1) }
    }

    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        combined(other) { $0.symmetricDifference($1) }
    }

    public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
    public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { self = symmetricDifference(other) }

    private func combined(_ other: AccessibilityTraits, _ combine: (Set<Int>, Set<Int>) -> Set<Int>) -> AccessibilityTraits {
        var result = AccessibilityTraits()
        result.members = combine(members, other.members)
        return result
    }
}

extension AccessibilityTraits {
    /// The names of the members in Apple's order, without `is`: `header`, `playsSound`.
    var names: [String] {
        let all: [(AccessibilityTraits, String)] = [
            (.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isLink, "link"), (.isImage, "image"),
            (.isStaticText, "staticText"), (.isSummaryElement, "summaryElement"), (.updatesFrequently, "updatesFrequently"),
            (.isSearchField, "searchField"), (.playsSound, "playsSound"), (.isKeyboardKey, "keyboardKey"),
            (.startsMediaSession, "startsMediaSession"), (.allowsDirectInteraction, "allowsDirectInteraction"),
            (.causesPageTurn, "causesPageTurn"), (.isModal, "modal"), (.isToggle, "toggle"), (.isTabBar, "tabBar"),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}
