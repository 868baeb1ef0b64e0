/// A control for a date, a time or both.
///
/// A picture shows the compact form: the values on grey plates.
///
/// Source: Apple, SwiftUI `DatePicker`.
public struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents

    private let selection: Date
    private let components: DatePickerComponents
    private let label: Label

    private init(_ selection: Date, _ components: DatePickerComponents, label: Label) {
        self.selection = selection
        self.components = components
        self.label = label
    }

    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection.wrappedValue, displayedComponents, label: label()) }

    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection.wrappedValue, displayedComponents, label: label()) }

    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection.wrappedValue, displayedComponents, label: label()) }

    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection.wrappedValue, displayedComponents, label: label()) }

    public var body: some View {
        LabeledControl(label: label) {
            HStack(spacing: 6) {
                if components.contains(.date) {
                    DatePlate(text: Text(selection, format: Date.FormatStyle(date: .abbreviated, time: .omitted)))
                }
                if components.contains(.hourAndMinute) {
                    DatePlate(text: Text(selection, format: Date.FormatStyle(date: .omitted, time: .shortened)))
                }
            }
        }
    }
}

/// A value on a plate of 34.33 points (`layertree.ComplexView` of the layout measurements: a time of 88.67 by 34.33).
private struct DatePlate: View {
    let text: Text

    var body: some View {
        text
            .lineLimit(1)
            .padding(.horizontal, 11)
            .padding(.vertical, 7)
            .background(RoundedRectangle(cornerRadius: 6, style: .continuous).fill(FillShapeStyle().tertiary))
    }
}

extension DatePicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection.wrappedValue, displayedComponents, label: Text(titleKey)) }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection.wrappedValue, displayedComponents, label: Text(titleKey)) }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection.wrappedValue, displayedComponents, label: Text(titleKey)) }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection.wrappedValue, displayedComponents, label: Text(titleKey)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection.wrappedValue, displayedComponents, label: Text(title)) }
}

/// What of a date a picker shows.
///
/// Source: Apple, SwiftUI `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
    public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// How date pickers look: compact, the only look that is drawn.
///
/// Source: Apple, SwiftUI `DatePickerStyle`.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

public struct DefaultDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
}

public struct CompactDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension View {
    /// Sets how date pickers in this view look; both styles that there are look the same.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
