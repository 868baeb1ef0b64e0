/// A type-erased style of one kind of control, identified by its configuration type.
struct ErasedStyle<Configuration> {
    private let make: @MainActor (Configuration) -> any View
    /// The style around the view that this one was set on.
    private let around: [ErasedStyle]
    /// True if the place that shows the controls sets the style, so that styles set further in are ignored.
    let isFirm: Bool

    nonisolated init(
        over outer: ErasedStyle?, isFirm: Bool = false, _ make: @escaping @MainActor (Configuration) -> any View
    ) {
        self.make = make
        self.isFirm = isFirm
        around = outer.map { [$0] } ?? []
    }

    @MainActor func body(_ configuration: Configuration) -> any View { make(configuration) }

    /// The style for controls of the same kind inside this style's body.
    var outer: ErasedStyle? { around.first }
}

/// The name of a kind of control in a key path of the environment: the configuration that its styles take.
struct StyledKind<Configuration>: Hashable, Sendable {}

private enum ErasedStyleKey<Configuration>: EnvironmentKey {
    static var defaultValue: ErasedStyle<Configuration>? { nil }
}

extension EnvironmentValues {
    /// The style that was set for a kind of control; nil for the standard one.
    subscript<Configuration>(styleOf kind: StyledKind<Configuration>) -> ErasedStyle<Configuration>? {
        get { self[ErasedStyleKey<Configuration>.self] }
        set { self[ErasedStyleKey<Configuration>.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets a style for one kind of control; controls inside the style's own body keep the style around it.
    func controlStyle<Style, Configuration>(
        _ style: Style, isFirm: Bool = false, _ make: @escaping @MainActor (Style, Configuration) -> any View
    ) -> some View {
        // Only the main actor ever reads a style.
        nonisolated(unsafe) let style = style
        return transformEnvironment(\.[styleOf: StyledKind<Configuration>()]) { current in
            guard current?.isFirm != true else { return }
            current = ErasedStyle(over: current, isFirm: isFirm) { make(style, $0) }
        }
    }
}

/// A control as the style of its surroundings draws it.
struct StyledControl<Configuration>: View {
    let configuration: Configuration
    /// Draws the control where no style is set.
    let standard: @MainActor (Configuration) -> any View
    @Environment(\.[styleOf: StyledKind<Configuration>()]) private var style

    init(_ configuration: Configuration, standard: @escaping @MainActor (Configuration) -> any View) {
        self.configuration = configuration
        self.standard = standard
    }

    var body: some View {
        let outer = style?.outer
        return AnyView(existential: style?.body(configuration) ?? standard(configuration))
            .transformEnvironment(\.[styleOf: StyledKind<Configuration>()]) { $0 = outer }
    }
}

/// Content of a control in which the style of the control goes on, for others of its kind inside it.
struct StyleKeepingContent<Configuration, Content: View>: View {
    let kind: Configuration.Type
    let style: ErasedStyle<Configuration>?
    let content: Content

    var body: some View {
        content.transformEnvironment(\.[styleOf: StyledKind<Configuration>()]) { $0 = style }
    }
}
