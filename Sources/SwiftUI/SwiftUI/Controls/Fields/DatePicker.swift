/// A control for a date, a time or both: values on plates, wheels or a calendar, depending on its style.
///
/// Source: Apple, SwiftUI `DatePicker`.
nonisolated public struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let range: ClosedRange<Date>?
    private let components: DatePickerComponents
    private let label: Label
    @Environment(\.datePickerLook) private var look
    @Environment(\.systemLook.datePlate) private var plate
    @State private var showsCalendar = false
    @State private var showsClock = false

    private init(
        _ selection: Binding<Date>, in range: ClosedRange<Date>? = nil, _ components: DatePickerComponents, label: Label
    ) {
        self.selection = selection
        self.range = range
        self.components = components
        self.label = label
    }

    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, displayedComponents, label: label()) }

    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, in: range, displayedComponents, label: label()) }

    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, in: range.lowerBound...Date.distantFuture, displayedComponents, label: label()) }

    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, in: Date.distantPast...range.upperBound, displayedComponents, label: label()) }

    @MainActor @preconcurrency public var body: some View {
        switch look.kind {
        case .compact:
            LabeledControl(label: label, fittedHeight: plate.fitsLine ? plate.height : nil) {
                HStack(spacing: 6) {
                    if components.contains(.date) {
                        DatePlate(text: Text(selection.wrappedValue, format: Date.FormatStyle(date: .abbreviated, time: .omitted)))
                            .opening($showsCalendar) { MonthCalendar(date: selection, range: range, components: .date) }
                    }
                    if components.contains(.hourAndMinute) {
                        DatePlate(text: Text(selection.wrappedValue, format: Date.FormatStyle(date: .omitted, time: .shortened)))
                            .opening($showsClock) {
                                DateWheels(selection: selection, range: range, components: .hourAndMinute).frame(width: 220)
                            }
                    }
                }
            }
            .namingControl(label, .button)
        case .wheel: LabeledControl(label: label) { DateWheels(selection: selection, range: range, components: components) }
        case .graphical: MonthCalendar(date: selection, range: range, components: components)
        }
    }
}

nonisolated extension View {
    /// Brings up a popover with a calendar or wheels where the plate is tapped.
    fileprivate func opening<Content: View>(_ isOpen: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
        contentShape(Rectangle())
            .tapAction { isOpen.wrappedValue = true }
            .popover(isPresented: isOpen) { content().padding(.horizontal, 8).presentationCompactAdaptation(.popover) }
    }
}

/// A value on a plate.
struct DatePlate: View {
    let text: Text
    @Environment(\.systemLook.datePlate) private var look

    var body: some View {
        text
            .lineLimit(1)
            .padding(.horizontal, look.margin)
            .padding(.vertical, 7)
            .background(RoundedRectangle(cornerRadius: look.radius, style: .continuous).fill(FillShapeStyle().tertiary))
    }
}

extension DatePicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, displayedComponents, label: Text(titleKey)) }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, displayedComponents, label: Text(titleResource)) }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, in: range, displayedComponents, label: Text(titleKey)) }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, in: range, displayedComponents, label: Text(titleResource)) }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, in: range.lowerBound...Date.distantFuture, displayedComponents, label: Text(titleKey)) }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, in: range.lowerBound...Date.distantFuture, displayedComponents, label: Text(titleResource)) }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, in: Date.distantPast...range.upperBound, displayedComponents, label: Text(titleKey)) }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, in: Date.distantPast...range.upperBound, displayedComponents, label: Text(titleResource)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, displayedComponents, label: Text(title)) }
}

/// The components of a date that a picker shows.
///
/// Source: Apple, SwiftUI `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
    public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// How date pickers look.
///
/// Source: Apple, SwiftUI `DatePickerStyle`.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    nonisolated static var _look: _DatePickerLook { get }
}

/// The look by which the styles differ. It is not Apple's: their protocol has hidden requirements, too.
public struct _DatePickerLook: Sendable, Equatable {
    enum Kind: Sendable { case compact, wheel, graphical }
    let kind: Kind
}

/// The style of the surroundings: compact.
public struct DefaultDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
    public nonisolated static var _look: _DatePickerLook { _DatePickerLook(kind: .compact) }
}

/// The values on plates, which bring up a calendar or wheels.
public struct CompactDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
    public nonisolated static var _look: _DatePickerLook { _DatePickerLook(kind: .compact) }
}

/// A style that shows each part of the value on a separate wheel.
public struct WheelDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
    public nonisolated static var _look: _DatePickerLook { _DatePickerLook(kind: .wheel) }
}

/// A calendar of a month, and the time under it.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
    public nonisolated static var _look: _DatePickerLook { _DatePickerLook(kind: .graphical) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

private enum DatePickerLookKey: EnvironmentKey {
    static var defaultValue: _DatePickerLook { DefaultDatePickerStyle._look }
}

extension EnvironmentValues {
    /// The look of date pickers in the view.
    var datePickerLook: _DatePickerLook {
        get { self[DatePickerLookKey.self] }
        set { self[DatePickerLookKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets how date pickers in this view look.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { environment(\.datePickerLook, S._look) }
}
