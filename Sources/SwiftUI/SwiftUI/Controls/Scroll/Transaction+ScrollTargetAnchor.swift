private enum ScrollTargetAnchorKey: TransactionKey {
    static var defaultValue: UnitPoint? { nil }
}

extension Transaction {
    /// The anchor in its scroll view of a view that is scrolled to; nil for the anchor of the scroll view's position.
    ///
    /// Source: Apple, SwiftUI `Transaction.scrollTargetAnchor`.
    public var scrollTargetAnchor: UnitPoint? {
        get { self[ScrollTargetAnchorKey.self] }
        set { self[ScrollTargetAnchorKey.self] = newValue }
    }
}
