import SwiftUI

/// The selection of a map, and the way to change it.
struct MapChoice {
    private let value: AnyHashable?
    private let choose: ((AnyHashable?) -> Void)?
    private let mayHold: (AnyHashable) -> Bool

    /// Creates a choice without any selection.
    init() { (value, choose, mayHold) = (nil, nil, { _ in false }) }

    init<Value: Hashable>(_ binding: Binding<Value?>) {
        value = binding.wrappedValue.map { AnyHashable($0) }
        mayHold = { Self.value($0, as: Value.self) != nil }
        choose = { binding.wrappedValue = $0.flatMap { Self.value($0, as: Value.self) } }
    }

    /// Returns a tag as a value of a type, or as one in an optional.
    private nonisolated static func value<Value: Hashable>(_ tag: AnyHashable, as type: Value.Type) -> Value? {
        if let value = tag.base as? Value { return value }
        return (tag.base as? Value?).flatMap { $0 }
    }

    /// True if anything can be selected.
    var isThere: Bool { choose != nil }

    func holds(_ tag: AnyHashable?) -> Bool {
        guard let tag, let value else { return false }
        return tag == value || tag == AnyHashable(Optional(value))
    }

    /// Returns the action that selects the content with a tag; nil if a touch of it selects nothing.
    func action(_ tag: AnyHashable?) -> (() -> Void)? {
        guard let choose, let tag, mayHold(tag) else { return nil }
        return { choose(tag) }
    }

    /// Clears the selection, as a touch of the ground does.
    func clear() { choose?(nil) }
}

nonisolated extension View {
    /// Selects an item of a map when it is touched.
    @ViewBuilder
    func selectable(_ action: (() -> Void)?, isSelected: Bool) -> some View {
        if let action {
            contentShape(Rectangle()).onTapGesture(perform: action).accessibilityAddTraits(
                isSelected ? [.isButton, .isSelected] : .isButton)
        } else {
            self
        }
    }
}
