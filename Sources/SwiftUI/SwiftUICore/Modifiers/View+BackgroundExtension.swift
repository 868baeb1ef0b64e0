import Drawing

extension View {
    /// Extends this view beyond the safe area with mirrored, blurred copies of it, which lie beyond each edge at which it ends.
    public func backgroundExtensionEffect() -> some View { backgroundExtensionEffect(isEnabled: true) }

    /// Extends this view beyond the safe area while a condition holds.
    public func backgroundExtensionEffect(isEnabled: Bool) -> some View { modifier(BackgroundExtension(isEnabled: isEnabled)) }
}

private struct BackgroundExtension: ViewModifier, WrapperModifier {
    typealias Body = Never
    let isEnabled: Bool

    func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) { BackgroundExtensionNode(tree: context.tree, inner: inner) }
        node.isExtended = isEnabled
        return node
    }
}

/// Draws the node inside, and mirrored copies of it beyond the ends of the safe area.
private final class BackgroundExtensionNode: WrapperNode {
    var isExtended = true

    /// The standard deviation of the copies' blur, in points, chosen by eye.
    private static let blur: CGFloat = 12

    override func paint(with painter: inout Painter) {
        let own = frame(at: painter.time)
        let whole = isExtended ? environment.safeArea?.extended(own, edges: .all, isRightToLeft: false) ?? own : own
        guard whole != own else { return inner.paint(with: &painter) }
        let items = painter.group { inner.paint(with: &$0) }
        // Mirroring goes across first, then down with the result, so the corners are mirrored twice.
        let across = [own.minX * 2, nil, own.maxX * 2]
        let down = [own.minY * 2, nil, own.maxY * 2]
        var copies: [DisplayItem] = []
        for y in down {
            for x in across where x != nil || y != nil {
                let mirror = CGAffineTransform(a: x == nil ? 1 : -1, b: 0, c: 0, d: y == nil ? 1 : -1, tx: x ?? 0, ty: y ?? 0)
                copies.append(.transform(mirror, items))
            }
        }
        let blurred = DisplayItem.filter(.blur(sigma: Self.blur), copies + items)
        painter.draw([.clip(Path(whole), FillStyle(), [blurred])])
        painter.draw(items)
    }
}
