import Foundation

/// Keeps the actions that undo changes, and those that redo them.
///
/// On a device, the registrations between two turns of an app's loop form one step. In a render a step is the content of
/// `beginUndoGrouping()` and `endUndoGrouping()`, and each registration outside of them is a step by itself.
///
/// Source: Apple, Foundation `UndoManager`, which Foundation on Linux lacks.
open class UndoManager: NSObject {
    private struct Change {
        weak var target: AnyObject?
        let perform: () -> Void
    }

    private struct Group {
        var changes: [Change] = []
        var name = ""
    }

    private enum Course { case none, undoing, redoing }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    private var open: [Group] = []
    private var course = Course.none
    private var disabled = 0

    open var groupsByEvent = true
    /// The most steps that are kept; 0 for any number.
    open var levelsOfUndo = 0 { didSet { trim() } }
    open var groupingLevel: Int { open.count }
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    open var isUndoing: Bool { course == .undoing }
    open var isRedoing: Bool { course == .redoing }
    open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.changes.isEmpty } }
    open var canRedo: Bool { !redoStack.isEmpty }
    open var undoActionName: String { undoStack.last?.name ?? "" }
    open var redoActionName: String { redoStack.last?.name ?? "" }
    open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
    open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

    public override init() {}

    /// Registers the action that undoes a change; while undoing, the one that redoes it.
    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        let change = Change(target: target) { [weak target] in if let target { handler(target) } }
        if course == .none { redoStack = [] }
        if open.isEmpty {
            push(Group(changes: [change]))
        } else {
            open[open.count - 1].changes.append(change)
        }
    }

    open func beginUndoGrouping() { open.append(Group()) }

    open func endUndoGrouping() {
        guard let group = open.popLast(), !group.changes.isEmpty else { return }
        if open.isEmpty { push(group) } else { open[open.count - 1].changes += group.changes }
    }

    open func setActionName(_ actionName: String) {
        if !open.isEmpty {
            open[open.count - 1].name = actionName
        } else if course == .undoing {
            if !redoStack.isEmpty { redoStack[redoStack.count - 1].name = actionName }
        } else if !undoStack.isEmpty {
            undoStack[undoStack.count - 1].name = actionName
        }
    }

    open func undo() {
        while !open.isEmpty { endUndoGrouping() }
        guard let group = undoStack.popLast() else { return }
        carryOut(group, .undoing)
    }

    open func redo() {
        guard let group = redoStack.popLast() else { return }
        carryOut(group, .redoing)
    }

    open func removeAllActions() { (undoStack, redoStack, open) = ([], [], []) }

    open func removeAllActions(withTarget target: Any) {
        func kept(_ groups: [Group]) -> [Group] {
            groups.map { group in
                var group = group
                group.changes.removeAll { $0.target === target as AnyObject }
                return group
            }.filter { !$0.changes.isEmpty }
        }
        (undoStack, redoStack) = (kept(undoStack), kept(redoStack))
    }

    open func disableUndoRegistration() { disabled += 1 }
    open func enableUndoRegistration() { disabled = max(disabled - 1, 0) }

    /// Performs a group; the changes that it registers in turn become one step in the other direction.
    private func carryOut(_ group: Group, _ way: Course) {
        course = way
        beginUndoGrouping()
        open[open.count - 1].name = group.name
        for change in group.changes.reversed() { change.perform() }
        endUndoGrouping()
        course = .none
    }

    private func push(_ group: Group) {
        if course == .undoing { redoStack.append(group) } else { undoStack.append(group) }
        trim()
    }

    private func trim() {
        guard levelsOfUndo > 0, undoStack.count > levelsOfUndo else { return }
        undoStack.removeFirst(undoStack.count - levelsOfUndo)
    }
}
