private enum ScrollTargetAnchorKey: TransactionKey {
    static var defaultValue: UnitPoint? { nil }
}

extension Transaction {
    /// Where a view that is scrolled to comes to stand in its scroll view; nil: as the scroll view's position says.
    ///
    /// Source: Apple, SwiftUI `Transaction.scrollTargetAnchor`.
    public var scrollTargetAnchor: UnitPoint? {
        get { self[ScrollTargetAnchorKey.self] }
        set { self[ScrollTargetAnchorKey.self] = newValue }
    }
}
