/// A view that shows how far a task has come, or that one is going on.
///
/// Source: Apple, SwiftUI `ProgressView`.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Fraction?
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?

    private init(_ fraction: Fraction?, label: Label?, current: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = label
        currentValueLabel = current
    }

    @MainActor @preconcurrency public var body: some View {
        let configuration = ProgressViewStyleConfiguration(
            fraction: fraction, label: label.map { .init(content: AnyView($0)) },
            currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) })
        return StyledControl(configuration) { DefaultProgressViewStyle().makeBody(configuration: $0) }
    }

    /// A value's share of a total; nil if there is no value.
    private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Fraction? {
        value.map { total > 0 ? Fraction($0, in: 0...total) : .value(0) }
    }
}

// MARK: Without a value

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A task that goes on.
    public init() where Label == EmptyView { self.init(nil, label: nil, current: nil) }

    /// A task that goes on, with a label.
    public init(@ViewBuilder label: () -> Label) { self.init(nil, label: label(), current: nil) }

    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(nil, label: Text(titleKey), current: nil)
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) where Label == Text {
        self.init(nil, label: Text(titleResource), current: nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text { self.init(nil, label: Text(title), current: nil) }
}

// MARK: With a value

extension ProgressView {
    /// Creates a view of a task's progress; without a value, it shows only that the task goes on.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
    where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(Self.fraction(value, of: total), label: nil, current: nil)
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView {
        self.init(Self.fraction(value, of: total), label: label(), current: nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(Self.fraction(value, of: total), label: label(), current: currentValueLabel())
    }

    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView {
        self.init(Self.fraction(value, of: total), label: Text(titleKey), current: nil)
    }

    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView {
        self.init(Self.fraction(value, of: total), label: Text(titleResource), current: nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView {
        self.init(Self.fraction(value, of: total), label: Text(title), current: nil)
    }

    /// Creates a view of the progress of the work that a `Progress` describes, with its descriptions as labels.
    ///
    /// `Progress` on Linux has no descriptions: the labels are empty unless it has a localised one.
    public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
        let fraction: Fraction? = progress.isIndeterminate ? nil : Fraction(progress.fractionCompleted, in: 0...1)
        self.init(fraction, label: nil, current: nil)
    }
}

// MARK: Within an interval of dates

extension ProgressView {
    /// Creates a view of the elapsed or remaining part of an interval as time goes by.
    ///
    /// - Parameters:
    ///   - timerInterval: the interval.
    ///   - countsDown: whether the view empties; it fills otherwise.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            .timer(timerInterval, countsDown: countsDown), label: label(), current: currentValueLabel())
    }

    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == DefaultDateProgressLabel {
        self.init(
            .timer(timerInterval, countsDown: countsDown), label: label(),
            current: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }

    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
        self.init(
            .timer(timerInterval, countsDown: countsDown), label: nil,
            current: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView {
    /// The progress view that a style was given, in the style around it.
    public init(_ configuration: ProgressViewStyleConfiguration)
    where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
        self.init(configuration.fraction, label: configuration.label, current: configuration.currentValueLabel)
    }
}

/// The time that is left of an interval, or passed, as a clock writes it.
///
/// Source: Apple, SwiftUI `DefaultDateProgressLabel`.
nonisolated public struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    @MainActor @preconcurrency public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
