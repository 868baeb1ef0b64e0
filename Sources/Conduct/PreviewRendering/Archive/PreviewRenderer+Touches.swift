import AppIntents
import SwiftUI
import WidgetArchive
import WidgetKit

extension PreviewRenderer {
    /// Returns the parts of an entry at rest that do something when touched, with what the system keeps of each touch. No intent is
    /// performed.
    ///
    /// - Returns: the address that a touch of anything else opens, and the touches, their boxes at this renderer's scale.
    /// - Throws: `ViewTreeError`, `PreviewError`, or an error of user code.
    func archivedTouches(of entry: PreviewPlan.Entry) async throws -> (url: String?, touches: [ArchivedTouch]) {
        guard plan.environment.isInWidget, try !form().isRefused else { return (nil, []) }
        return try await VirtualRandom.fromStart {
            let tree = try await restingTree(of: entry).tree
            var touches: [ArchivedTouch] = []
            for target in tree.hitTargets {
                guard let point = target.point, touches.count < ArchiveLimits.touches else { continue }
                if let touch = try await archivedTouch(of: target, at: point, in: entry) { touches.append(touch) }
            }
            return (tree.preference(WidgetURLKey.self)?.absoluteString, touches)
        }
    }

    /// Touches a target in a tree of its own; nil if the touch does nothing.
    private func archivedTouch(
        of target: HitTarget, at point: CGPoint, in entry: PreviewPlan.Entry
    ) async throws -> ArchivedTouch? {
        let (tree, start, _) = try await restingTree(of: entry)
        let life = WidgetLife(of: entry, in: self)
        try life.begin(tree, at: start)
        let archiver = EntryArchiver(tree: tree)
        guard let before = archiver.entry() else { return nil }
        let first = frame(of: tree, at: start)
        try await life.run { _ = try tree.tap(at: point, at: start) }
        let intents = life.runner.kept.map(ArchivedIntent.init)
        guard !intents.isEmpty || !life.openedURLs.isEmpty else { return nil }
        let kind: ArchivedTouch.Kind = intents.isEmpty ? .link : target.action == .toggle || target.isSwitch ? .toggle : .button
        var touch = ArchivedTouch(
            kind: kind, label: target.label, identifier: target.identifier, frame: target.frame, intents: intents,
            url: life.openedURLs.first?.absoluteString)
        guard !intents.isEmpty else { return touch }
        let switched = archiver.entry(longest: options.longestAnimation)
        try life.showWaiting(tree, at: start)
        let end = min(max(tree.settlingTime, start), start + options.longestAnimation)
        guard frame(of: tree, at: end) != first, let switched, let after = archiver.entry(longest: options.longestAnimation) else {
            return touch
        }
        (touch.before, touch.switched, touch.after) = ([before], [switched], [after])
        return touch
    }
}

extension ArchivedIntent {
    fileprivate init(_ intent: StoredIntent) {
        self.init(
            identifier: intent.identifier,
            parameters: intent.parameters.map { Parameter(name: $0.name, value: ArchivedValue($0.value)) })
    }
}

extension ArchivedValue {
    fileprivate init(_ value: StoredIntentValue) {
        self =
            switch value {
            case .text(let text): .text(text)
            case .whole(let number): .whole(number)
            case .number(let number): .number(number)
            case .flag(let flag): .flag(flag)
            case .choice(let name): .choice(name)
            case .entity(let identifier): .entity(identifier)
            case .properties(let values): .properties(values.mapValues(ArchivedValue.init))
            case .list(let values): .list(values.map(ArchivedValue.init))
            case .coded(let data): .coded(data)
            case .none: .none
            }
    }
}
