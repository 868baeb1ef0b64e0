/// The touches of a widget that only the system can answer.
///
/// A widget is a picture of what its views were: of its controls only those that carry an intent do something when they are
/// touched, and links open the app.
@MainActor
package final class WidgetTouches {
    /// The controls and gestures that were touched and do nothing in a widget, in order.
    package private(set) var inert: [String] = []

    package nonisolated init() {}

    func note(inert name: String) {
        if !inert.contains(name) { inert.append(name) }
    }
}

extension EnvironmentValues {
    private struct TouchesKey: EnvironmentKey {
        static var defaultValue: WidgetTouches? { nil }
    }
    private struct IntentKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }
    private struct AwaitingKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }
    private struct GenerationKey: EnvironmentKey {
        static var defaultValue: Int { 0 }
    }

    /// Hears what is done to a widget; nil where views act by themselves, as in an app.
    package var widgetTouches: WidgetTouches? {
        get { self[TouchesKey.self] }
        set { self[TouchesKey.self] = newValue }
    }

    /// True if the controls here perform an intent.
    package var performsIntent: Bool {
        get { self[IntentKey.self] }
        set { self[IntentKey.self] = newValue }
    }

    /// True if a widget waits for the entry that follows an interaction.
    package var isAwaitingEntry: Bool {
        get { self[AwaitingKey.self] }
        set { self[AwaitingKey.self] = newValue }
    }

    /// How often a widget was given new content after an interaction.
    package var widgetGeneration: Int {
        get { self[GenerationKey.self] }
        set { self[GenerationKey.self] = newValue }
    }
}

extension ViewTree {
    /// Keeps the tree from coming to rest before a moment at which something from outside will change it.
    package func remind(at time: Double) { events.add(at: time) {} }
}

extension ViewTree {
    /// Returns the combined value of the tree's views for a key; the key's default if no view sets it.
    package func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
        var value: Key.Value?
        root?.collect(key, into: &value)
        return value ?? Key.defaultValue
    }
}
