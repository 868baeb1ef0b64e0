/// How progress views look.
///
/// Source: Apple, SwiftUI `ProgressViewStyle`.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view that a style arranges.
///
/// Source: Apple, SwiftUI `ProgressViewStyleConfiguration`.
public struct ProgressViewStyleConfiguration {
    let fraction: Fraction?

    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?

    init(fraction: Fraction?, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    /// The completed fraction of the task, from 0 to 1; nil if it is unknown, or follows the clock.
    public var fractionCompleted: Double? {
        if case .value(let share) = fraction { share } else { nil }
    }

    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor @preconcurrency public var body: some View { content }
    }

    public struct CurrentValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }
}

nonisolated extension View {
    /// Sets how progress views in this view look.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        controlStyle(style) { style, configuration in style.makeBody(configuration: configuration) }
    }
}

/// The style of the surroundings: a bar for a task with a value, a spinner for one without.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if let fraction = configuration.fraction {
            BarProgress(configuration: configuration, fraction: fraction, tint: nil)
        } else {
            SpinnerProgress(configuration: configuration, tint: nil)
        }
    }
}

/// A bar that fills. A task without a value has no bar on iOS, but a spinner.
public struct LinearProgressViewStyle: ProgressViewStyle {
    let tint: Color?

    public nonisolated init() { tint = nil }
    public nonisolated init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        if let fraction = configuration.fraction {
            BarProgress(configuration: configuration, fraction: fraction, tint: tint)
        } else {
            SpinnerProgress(configuration: configuration, tint: tint)
        }
    }
}

/// A spinner; in a widget a task with a value is a ring that fills.
///
/// Source: Apple, SwiftUI `CircularProgressViewStyle`: where it is not macOS's, the style may show that a task goes on
/// instead of how far it has come.
public struct CircularProgressViewStyle: ProgressViewStyle {
    let tint: Color?

    public nonisolated init() { tint = nil }
    public nonisolated init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        CircularProgress(configuration: configuration, tint: tint)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
