/// The accessibility of a view beyond labels, values and traits. These modifiers have no effect: nothing of them is drawn, and no
/// assistive technology runs during a render.
nonisolated extension View {
    /// Adds additional accessibility information to the view.
    public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { self }

    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { self }

    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
    ) -> some View { self }

    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { self }

    /// Adds an accessibility zoom action to the view.
    public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View { self }

    /// Adds an accessibility action to the view for scrolling it.
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

    /// Sets whether this accessibility element directly handles touches.
    public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []) -> some View {
        self
    }

    /// Sets the point that assistive technologies touch, as a distance from the view's top left in points.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
        accessibility { $0.activationPoint = .distance(activationPoint) }
    }

    /// Sets the point that assistive technologies touch, as a part of the view's size.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        accessibility { $0.activationPoint = .unit(activationPoint) }
    }

    /// Sets whether this view should ignore the system Smart Invert setting.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Sets an accessibility text content type.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

    /// Links multiple accessibility elements so that the user can quickly navigate from one element to another.
    public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

    /// Pairs an accessibility element representing a label with the element for the matching content.
    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }

    /// Sets the content that a long press shows enlarged to people with large text sizes.
    public func accessibilityShowsLargeContentViewer() -> some View { self }
    public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View { self }

    /// Adds multiple accessibility actions to the view.
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }

    /// Replaces one or more accessibility elements for this view with new accessibility elements.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }

    /// Replaces the existing accessibility element's children with one or more new synthetic accessibility elements.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
}

/// A zoom that assistive technologies ask for.
///
/// Source: Apple, SwiftUI `AccessibilityZoomGestureAction`.
public struct AccessibilityZoomGestureAction {
    public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
    /// The zoom action's direction.
    public let direction: Direction
    /// The location of the zoom, in fractions of the view's sides.
    public let location: UnitPoint
    /// The location of the zoom, in points.
    public let point: CGPoint
}

/// The ways in which a view handles touches itself while VoiceOver runs.
///
/// Source: Apple, SwiftUI `AccessibilityDirectTouchOptions`.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// The role of an element in a label and content pair.
///
/// Source: Apple, SwiftUI `AccessibilityLabeledPairRole`.
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// Textual context that assistive technologies can use to improve the presentation of spoken text.
///
/// Source: Apple, SwiftUI `AccessibilityTextContentType`.
public struct AccessibilityTextContentType: Sendable {
    public static let plain = AccessibilityTextContentType()
    public static let console = AccessibilityTextContentType()
    public static let fileSystem = AccessibilityTextContentType()
    public static let messaging = AccessibilityTextContentType()
    public static let narrative = AccessibilityTextContentType()
    public static let sourceCode = AccessibilityTextContentType()
    public static let spreadsheet = AccessibilityTextContentType()
    public static let wordProcessing = AccessibilityTextContentType()
}
