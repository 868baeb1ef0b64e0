import Foundation
import FoundationGaps

/// Modifiers for services of the system around an app: other devices, pencils, writing aids, displays. None of these services exists
/// here, so the modifiers change no picture.
nonisolated extension View {
    /// Advertises an activity that the user can continue on another device.
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }

    /// Advertises an activity with an element that the user can continue on another device.
    public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View { self }

    /// Sets which events from outside the scene takes.
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }

    /// Names the activity in the view for the system's measurements.
    public func interactionActivityTrackingTag(_ tag: String) -> some View { self }

    /// Adds an action for double taps of a pencil.
    public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View { self }

    /// Adds an action for squeezes of a pencil.
    public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View { self }

    /// Sets how far the system's writing aids go in texts of the view.
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

    /// Sets the hand gesture that acts on the view: no such gesture is made here.
    public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }

    /// Sets whether the view opens when something is dragged over it.
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }

    /// Sets the effect of a pointer over views in this one.
    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

    /// Sets the icon of the view's dialogs, which an iPhone does not show.
    public func dialogIcon(_ icon: Image?) -> some View { self }

    /// Sets how severe the view's dialogs are, which an iPhone does not show.
    public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

    /// Adds a toggle to the view's dialogs, which an iPhone does not show.
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
    public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View { self }
    public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { self }

    /// Sets the brightest colours that images in the view may have; rendered pictures have those of a standard display.
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { environment(\.allowedDynamicRange, range) }

    /// Adds a rotor of an assistive technology.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }

    public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }

    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }

    public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View { self }

    /// Makes a view an entry of a rotor.
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}

/// A double tap of a pencil.
///
/// Source: Apple, SwiftUI `PencilDoubleTapGestureValue`.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {}

/// The progress of a squeeze of a pencil.
///
/// Source: Apple, SwiftUI `PencilSqueezeGesturePhase`.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
    case active(PencilSqueezeGestureValue)
    case ended(PencilSqueezeGestureValue)
    case failed
}

/// A squeeze of a pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {}

/// The extent of the system's writing aids.
///
/// Source: Apple, SwiftUI `WritingToolsBehavior`.
public struct WritingToolsBehavior: Equatable, Sendable {
    private enum Kind { case automatic, complete, limited, disabled }
    private let kind: Kind
    public static let automatic = WritingToolsBehavior(kind: .automatic)
    public static let complete = WritingToolsBehavior(kind: .complete)
    public static let limited = WritingToolsBehavior(kind: .limited)
    public static let disabled = WritingToolsBehavior(kind: .disabled)
}

/// A gesture of the hand on a watch.
///
/// Source: Apple, SwiftUI `HandGestureShortcut`.
public struct HandGestureShortcut: Hashable, Sendable {
    private init() {}
    public static let primaryAction = HandGestureShortcut()
}

/// The behaviour of a view when something is dragged over it: whether it opens.
///
/// Source: Apple, SwiftUI `SpringLoadingBehavior`.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private enum Kind { case automatic, enabled, disabled }
    private let kind: Kind
    public static let automatic = SpringLoadingBehavior(kind: .automatic)
    public static let enabled = SpringLoadingBehavior(kind: .enabled)
    public static let disabled = SpringLoadingBehavior(kind: .disabled)
}

/// The severity of a dialog.
///
/// Source: Apple, SwiftUI `DialogSeverity`.
public struct DialogSeverity: Equatable, Sendable {
    private enum Kind { case automatic, critical, standard }
    private let kind: Kind
    public static let automatic = DialogSeverity(kind: .automatic)
    public static let critical = DialogSeverity(kind: .critical)
    public static let standard = DialogSeverity(kind: .standard)
}

extension Image {
    /// The brightest colours that an image may have.
    ///
    /// Source: Apple, SwiftUI `Image.DynamicRange`.
    public struct DynamicRange: Hashable, Sendable {
        private enum Kind { case standard, constrainedHigh, high }
        private let kind: Kind
        public static let standard = DynamicRange(kind: .standard)
        public static let constrainedHigh = DynamicRange(kind: .constrainedHigh)
        public static let high = DynamicRange(kind: .high)
    }

    /// Sets the brightest colours that the image may have; rendered pictures have those of a standard display.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

private enum AllowedDynamicRangeKey: EnvironmentKey {
    static var defaultValue: Image.DynamicRange? { nil }
}

private enum UndoManagerKey: EnvironmentKey {
    static var defaultValue: UndoManager? { nil }
}

private enum KeyboardShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
}

private enum MenuIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// The brightest colours that images in the view may have; nil where unset.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[AllowedDynamicRangeKey.self] }
        set { self[AllowedDynamicRangeKey.self] = newValue }
    }

    /// The manager that takes changes back; nil, as in a view without a document, unless it is set.
    public var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }

    /// The keyboard shortcut of the enclosing button.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }

    /// The visibility of the mark by which menus in the view show that they are menus.
    public internal(set) var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

/// The content of a rotor of an assistive technology.
///
/// Source: Apple, SwiftUI `AccessibilityRotorContent`.
public protocol AccessibilityRotorContent {}

/// An entry of a rotor.
///
/// Source: Apple, SwiftUI `AccessibilityRotorEntry`.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}
    public init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
    @_disfavoredOverload
    public init<L: StringProtocol>(_ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
}

/// Builds the content of a rotor.
///
/// Source: Apple, SwiftUI `AccessibilityRotorContentBuilder`.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> some AccessibilityRotorContent { RotorEntries() }
    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> some AccessibilityRotorContent {
        RotorEntries()
    }
}

/// Several entries of a rotor.
private struct RotorEntries: AccessibilityRotorContent {}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, identify: { $0.id })
    }
}

/// A rotor that the system knows.
///
/// Source: Apple, SwiftUI `AccessibilitySystemRotor`.
public struct AccessibilitySystemRotor: Sendable {
    private init() {}
    public static let links = AccessibilitySystemRotor()
    public static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor() }
    public static let headings = AccessibilitySystemRotor()
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { AccessibilitySystemRotor() }
    public static let boldText = AccessibilitySystemRotor()
    public static let italicText = AccessibilitySystemRotor()
    public static let underlineText = AccessibilitySystemRotor()
    public static let misspelledWords = AccessibilitySystemRotor()
    public static let images = AccessibilitySystemRotor()
    public static let textFields = AccessibilitySystemRotor()
    public static let tables = AccessibilitySystemRotor()
    public static let lists = AccessibilitySystemRotor()
    public static let landmarks = AccessibilitySystemRotor()
}
