/// What a view does when it is touched. A picture shows none of it; it stands in the traits of the node, where a scripted
/// hand finds it (`ViewTree.touch(along:)`).
struct InteractionProperties {
    /// What taps perform, inner ones first, with the number of taps each needs.
    var tapActions: [(count: Int, action: () -> Void)] = []
    /// Where the view can be hit; nil is its frame.
    var hitShape: (any Shape)?
    var allowsHitTesting = true
    /// What follows touches, inner ones first.
    var gestures: [AttachedGesture] = []
    /// Whether the views inside are not touched at all.
    var blocksSubviews = false
}

extension View {
    /// Performs an action when the view is tapped so many times.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(InteractionModifier { $0.tapActions.append((count, action)) })
    }

    /// Sets where the view can be hit.
    public func contentShape<S: Shape>(_ shape: S) -> some View {
        modifier(InteractionModifier { $0.hitShape = shape })
    }

    /// Sets whether the view can be hit.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(InteractionModifier { $0.allowsHitTesting = enabled })
    }

    /// Sets whether the controls in this view do nothing; a control that is disabled further out stays so.
    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}

struct InteractionModifier: ViewModifier, TraitModifier {
    typealias Body = Never
    let change: (inout InteractionProperties) -> Void

    init(_ change: @escaping (inout InteractionProperties) -> Void) { self.change = change }

    func write(to traits: inout ViewTraits) { change(&traits.interaction) }

    var isInteraction: Bool { true }
}
