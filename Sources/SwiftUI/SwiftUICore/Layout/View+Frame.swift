import RunContext

nonisolated extension View {
    /// Gives the view a box of a fixed width, height, or both.
    ///
    /// A NaN length counts as unset, and is reported.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        if width?.isNaN == true || height?.isNaN == true {
            Self.noteNaN(of: "frame")
        }
        return modifier(LayoutWrapper(FixedFrameLayout(width: width, height: height, alignment: alignment)))
    }

    /// Notes an attribute that is no number. Views that are made off the main thread have no tree yet, and are not noted.
    private static func noteNaN(of attribute: String) {
        guard Thread.isMainThread else { return }
        let name = unmodifiedName
        MainActor.assumeIsolated { RunContext.current.tasks?.note(.attributeNotANumber(attribute, of: name)) }
    }

    /// The name of the type inside the modifiers.
    private static var unmodifiedName: String {
        let words = "\(Self.self)".split(separator: "<").drop { $0 == "ModifiedContent" }
        return String(words.first?.prefix { $0 != "," && $0 != ">" } ?? "a view")
    }

    /// Gives the view a box within limits.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            LayoutWrapper(
                FlexibleFrameLayout(
                    minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                    idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)))
    }

    /// Gives the view its ideal size in some dimensions, regardless of the proposal.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(LayoutWrapper(FixedSizeLayout(horizontal: horizontal, vertical: vertical)))
    }

    /// Gives the view its ideal size, regardless of the proposal.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Puts the centre of the view at a point of its parent's coordinate space.
    public func position(_ position: CGPoint) -> some View {
        modifier(LayoutWrapper(PositionLayout(x: position.x, y: position.y)))
    }

    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}

/// Any layout of one child as a modifier.
nonisolated struct LayoutWrapper<LayoutType: Layout>: LayoutModifier {
    typealias Body = Never
    let layout: LayoutType
    init(_ layout: LayoutType) { self.layout = layout }
}
