/// The selected rows of a list, and the functions that change them.
struct ListSelection {
    private var chosen: Set<AnyHashable> = []
    /// Selects a row by its tag; nil where a touch selects nothing.
    private(set) var choose: ((AnyHashable) -> Void)?
    /// Selects or deselects a row of a list that is being edited; nil where only one row may be selected.
    private(set) var toggle: ((AnyHashable) -> Void)?
    /// Returns whether a row with a tag can be selected.
    private(set) var mayHold: (AnyHashable) -> Bool = { _ in false }
    /// Clears the selection; nil where several rows may be selected.
    private(set) var clear: (() -> Void)?
    /// Clears the selection when editing ends.
    private(set) var endEditing: (() -> Void)?

    /// Creates a selection for a list whose rows cannot be selected.
    init() {}

    /// Creates a selection of several rows. On a telephone a touch selects rows only while the list is being edited.
    init<Value: Hashable>(_ binding: Binding<Set<Value>>?) {
        guard let binding else { return }
        chosen = Set(binding.wrappedValue.map { AnyHashable($0) })
        mayHold = { $0.value(as: Value.self) != nil }
        toggle = {
            guard let value = $0.value(as: Value.self) else { return }
            if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
        }
        endEditing = { if !binding.wrappedValue.isEmpty { binding.wrappedValue = [] } }
    }

    init<Value: Hashable>(_ binding: Binding<Value?>?) {
        guard let binding else { return }
        chosen = Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? [])
        choose = { if let value = $0.value(as: Value.self) { binding.wrappedValue = value } }
        mayHold = { $0.value(as: Value.self) != nil }
        clear = { binding.wrappedValue = nil }
        endEditing = { if binding.wrappedValue != nil { binding.wrappedValue = nil } }
    }

    var isEmpty: Bool { chosen.isEmpty }
    /// The tags of the selected rows.
    var tags: Set<AnyHashable> { chosen }

    func holds(_ tag: AnyHashable) -> Bool { chosen.contains(tag) }
}

extension AnyHashable {
    /// Returns the value, or the value in an optional, if it is of a type.
    func value<Value: Hashable>(as type: Value.Type) -> Value? {
        if let value = base as? Value { return value }
        return (base as? Value?).flatMap { $0 }
    }
}

private enum ListSelectionKey: EnvironmentKey {
    static var defaultValue: ListSelection { ListSelection() }
}

extension EnvironmentValues {
    /// The selection of the list that a row is in.
    var listSelection: ListSelection {
        get { self[ListSelectionKey.self] }
        set { self[ListSelectionKey.self] = newValue }
    }
}
