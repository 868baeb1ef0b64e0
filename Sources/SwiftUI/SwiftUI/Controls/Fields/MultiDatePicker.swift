/// A control for several days: a month of which days are taken and left by touching them.
///
/// The month that is shown first is the present one.
/// Source: Apple, SwiftUI `MultiDatePicker`.
nonisolated public struct MultiDatePicker<Label: View>: View {
    private let selection: Binding<Set<DateComponents>>
    private let range: ClosedRange<Date>?
    private let label: Label

    /// Any day.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        (self.selection, range, self.label) = (selection, nil, label())
    }

    /// The days of a range.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        let last = max(bounds.lowerBound, bounds.upperBound.addingTimeInterval(-1))
        (self.selection, range, self.label) = (selection, bounds.lowerBound...last, label())
    }

    /// The days from one on.
    public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label) {
        (self.selection, range, self.label) = (selection, bounds.lowerBound ... .distantFuture, label())
    }

    /// The days before one.
    public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label) {
        (self.selection, range, self.label) = (selection, .distantPast...bounds.upperBound.addingTimeInterval(-1), label())
    }

    @MainActor @preconcurrency public var body: some View {
        MonthCalendar(date: .constant(Date()), range: range, components: .date, several: selection)
            .accessibilityElement(children: .contain)
            .background { label.hidden() }
    }
}

extension MultiDatePicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }

    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }
}
