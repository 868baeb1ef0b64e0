import WidgetArchive

extension IdentityTransition {
    nonisolated var form: ArchivedTransition { .identity }
}

extension OpacityTransition {
    nonisolated var form: ArchivedTransition { .opacity }
}

extension SlideTransition {
    nonisolated var form: ArchivedTransition { .slide }
}

extension ScaleTransition {
    nonisolated var form: ArchivedTransition { .scale(scale, x: Double(anchor.x), y: Double(anchor.y)) }
}

extension OffsetTransition {
    nonisolated var form: ArchivedTransition { .offset(x: Double(offset.width), y: Double(offset.height)) }
}

extension MoveTransition {
    nonisolated var form: ArchivedTransition { .move(ArchivedTransition.Edge(edge)) }
}

extension PushTransition {
    nonisolated var form: ArchivedTransition { .push(ArchivedTransition.Edge(edge)) }
}

extension BlurReplaceTransition {
    nonisolated var form: ArchivedTransition { .blurReplace(upUp: configuration == .upUp) }
}

extension ArchivedTransition.Edge {
    fileprivate init(_ edge: Edge) {
        self =
            switch edge {
            case .top: .top
            case .leading: .leading
            case .bottom: .bottom
            case .trailing: .trailing
            }
    }
}
