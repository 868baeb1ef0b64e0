/// The actions that a tour performs on targets, each once.
extension HitTarget {
    /// The target once for each action on it: a gesture of several kinds once for each, a row once for each side to which it can be
    /// swiped.
    package var forms: [HitTarget] {
        func form(_ action: Action) -> HitTarget {
            var target = self
            target.action = action
            return target
        }
        if action == .scroll(.zero) { return (swipeSides.isEmpty ? [action] : swipeSides).map(form) }
        // Touching down and moving are one drag; two fingers are one pinch.
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
    /// The targets for all actions, each once.
    package var tourTargets: [HitTarget] { allTargets.tourTargets }

    /// Returns targets with their frames and points in the picture of the container.
    package func onCanvas(_ targets: [HitTarget]) -> [HitTarget] {
        targets.map { target in
            var moved = target
            moved.frame = onCanvas(target.frame)
            moved.point = target.point.map(onCanvas)
            return moved
        }
    }

    /// Returns a frame in the picture of the container.
    package func onCanvas(_ frame: CGRect) -> CGRect { CGRect(origin: onCanvas(frame.origin), size: frame.size) }
}

extension [HitTarget] {
    /// See ``ViewTree/tourTargets``.
    package var tourTargets: [HitTarget] {
        // An action that other targets share is performed once.
        let targets = filter { !$0.isLikeOthers }
        let pulls = targets.filter(\.refreshesByPull).map { target in
            var pulled = target
            pulled.action = .pull
            return pulled
        }
        return targets.filter { !$0.refreshesByPull || $0.action != .scroll(.zero) }.flatMap(\.forms) + pulls
    }
}
