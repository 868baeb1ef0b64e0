/// The rows of a list that are selected, and how another becomes it.
struct ListSelection {
    private var chosen: Set<AnyHashable> = []
    /// Selects a row by its tag; nil where a touch selects nothing.
    private(set) var choose: ((AnyHashable) -> Void)?
    /// Selects a row of a list that is being edited, or no longer; nil where only one row may be selected.
    private(set) var toggle: ((AnyHashable) -> Void)?
    /// Whether a row with a tag can be selected.
    private(set) var mayHold: (AnyHashable) -> Bool = { _ in false }
    /// Takes the selection away; nil where several rows may be selected.
    private(set) var clear: (() -> Void)?
    /// Takes all that is selected away when the list is no longer edited.
    private(set) var endEditing: (() -> Void)?

    /// No row can be selected.
    init() {}

    /// Of several rows a touch selects none, on a telephone, but where the list is being edited.
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
    /// The tags of the rows that are selected.
    var tags: Set<AnyHashable> { chosen }

    func holds(_ tag: AnyHashable) -> Bool { chosen.contains(tag) }
}

extension AnyHashable {
    /// The value, or the one in an optional, as one of a type.
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
