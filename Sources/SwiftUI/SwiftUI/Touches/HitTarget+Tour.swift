/// What a tour does with what can be touched: each thing once.
extension HitTarget {
    /// The target once for each thing that can be done to it: a gesture of several kinds once for each, a row once for each side that
    /// it can be swiped to.
    package var forms: [HitTarget] {
        func form(_ action: Action) -> HitTarget {
            var target = self
            target.action = action
            return target
        }
        if action == .scroll(.zero) { return (swipeSides.isEmpty ? [action] : swipeSides).map(form) }
        // A finger that comes down and one that moves are one drag; two fingers are one pinch.
        let others = kinds.dropFirst().filter { $0 != .press }.map(\.targetAction)
        return ([action] + others).reduce(into: []) { forms, action in
            if !forms.contains(where: { $0.action == action || $0.action.isPinch && action.isPinch }) { forms.append(form(action)) }
        }
    }
}

extension HitTarget.Action {
    fileprivate var isPinch: Bool { if case .pinch = self { true } else { false } }
}

extension ViewTree {
    /// All that can be done once.
    package var tourTargets: [HitTarget] { allTargets.tourTargets }

    /// Targets with their frames and points in the picture of the container.
    package func onCanvas(_ targets: [HitTarget]) -> [HitTarget] {
        targets.map { target in
            var moved = target
            moved.frame = onCanvas(target.frame)
            moved.point = target.point.map(onCanvas)
            return moved
        }
    }

    /// A frame in the picture of the container.
    package func onCanvas(_ frame: CGRect) -> CGRect { CGRect(origin: onCanvas(frame.origin), size: frame.size) }
}

extension [HitTarget] {
    /// See ``ViewTree/tourTargets``.
    package var tourTargets: [HitTarget] {
        // What the others of its kind do, too, is shown once.
        let targets = filter { !$0.isLikeOthers }
        let pulls = targets.filter(\.refreshesByPull).map { target in
            var pulled = target
            pulled.action = .pull
            return pulled
        }
        return targets.filter { !$0.refreshesByPull || $0.action != .scroll(.zero) }.flatMap(\.forms) + pulls
    }
}
