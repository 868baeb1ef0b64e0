import UIKit

/// Makes a UIKit view respond to a finger: its gesture recognisers take the touches, and a control sends its actions.
struct PlatformTouch: ViewModifier {
    let view: UIView

    func body(content: Content) -> some View {
        recognized(pressed(content)).modifier(PlatformContextMenu(view: view))
    }

    /// Controls drawn as SwiftUI controls handle touches there.
    private func pressed(_ content: Content) -> AnyView {
        guard let control = view as? UIControl, control.isEnabled, control.isUserInteractionEnabled, !control.isDrawnAsControl else {
            return AnyView(content)
        }
        let style = PlatformPressStyle(dims: (control as? UIButton)?.buttonType != .custom)
        func press() {
            control.sendActions(for: .touchDown)
            control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
        }
        let label = content.contentShape(Rectangle())
        guard let button = control as? UIButton, let menu = button.menu else {
            return AnyView(Button(action: press) { label }.buttonStyle(style))
        }
        let rows = PlatformMenuContent(menu) { button.perform($0) }
        if button.showsMenuAsPrimaryAction {
            return AnyView(
                Menu {
                    rows
                } label: {
                    label
                }.buttonStyle(style))
        }
        return AnyView(
            Menu {
                rows
            } label: {
                label
            } primaryAction: {
                press()
            }.buttonStyle(style))
    }

    private func recognized(_ content: AnyView) -> AnyView {
        guard view.isUserInteractionEnabled, let recognizers = view.gestureRecognizers else { return content }
        return recognizers.filter(\.isEnabled).reduce(content) { content, recognizer in
            AnyView(content.contentShape(Rectangle()).gesture(HeldRecognizer(recognizer: recognizer)))
        }
    }
}

/// A UIKit button fades a little under the finger.
private struct PlatformPressStyle: ButtonStyle {
    let dims: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(dims && configuration.isPressed ? 0.3 : 1)
    }
}

/// A gesture recogniser of a UIKit view.
private struct HeldRecognizer: UIGestureRecognizerRepresentable {
    let recognizer: UIGestureRecognizer

    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizer { recognizer }
}

extension UIControl {
    /// True if the view is drawn as a SwiftUI control, which handles its own touches.
    fileprivate var isDrawnAsControl: Bool {
        self is UISwitch || self is UISlider || self is UIStepper || self is UISegmentedControl || self is UITextField
            || self is UIPageControl || self is UIDatePicker
    }
}

/// A UIKit control that looks and acts like SwiftUI's.
struct PlatformControl: View {
    let view: UIView

    var body: some View {
        switch view {
        case let toggle as UISwitch:
            Toggle(isOn: binding(\.isOn, of: toggle)) { EmptyView() }.labelsHidden()
                .tint(toggle.onTintColor.map { Color(uiColor: $0) } ?? .green).disabled(!toggle.isEnabled)
        case let slider as UISlider: SliderContent(slider: slider)
        case let stepper as UIStepper: StepperContent(stepper: stepper)
        case let segments as UISegmentedControl:
            Picker(selection: binding(\.selectedSegmentIndex, of: segments)) {
                ForEach(0..<segments.numberOfSegments, id: \.self) { index in
                    if let image = segments.imageForSegment(at: index) {
                        Image(uiImage: image).tag(index)
                    } else {
                        Text(verbatim: segments.titleForSegment(at: index) ?? "").tag(index)
                    }
                }
            } label: {
                EmptyView()
            }
            .pickerStyle(.segmented).disabled(!segments.isEnabled).environment(\.segmentedControl, segments)
        case let progress as UIProgressView:
            ProgressView(value: progress.observedProgress?.fractionCompleted ?? Double(progress.progress)).progressViewStyle(.linear)
                .tint(progress.progressTintColor.map { Color(uiColor: $0) })
        case let dots as UIPageControl: PageDots(control: dots)
        case let bar as UISearchBar: SearchBarContent(bar: bar)
        case let picker as UIDatePicker: DatePickerContent(picker: picker, date: binding(\.date, of: picker))
        case let picker as UIPickerView: WheelsContent(picker: picker)
        default: EmptyView()
        }
    }

    /// The value of a control; a finger that changes it sends the control's action.
    private func binding<Control: UIControl, Value>(_ path: ReferenceWritableKeyPath<Control, Value>, of control: Control) -> Binding<Value>
    {
        Binding {
            control[keyPath: path]
        } set: { value in
            control[keyPath: path] = value
            control.sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
    }
}

/// A date picker of UIKit's as SwiftUI's.
private struct DatePickerContent: View {
    let picker: UIDatePicker
    let date: Binding<Date>

    var body: some View {
        styled.labelsHidden().disabled(!picker.isEnabled).environment(\.calendar, picker.calendar)
    }

    @ViewBuilder private var styled: some View {
        switch picker.datePickerStyle {
        case .wheels: chosen.datePickerStyle(.wheel)
        case .inline: chosen.datePickerStyle(.graphical)
        case .automatic, .compact: chosen.datePickerStyle(.compact)
        }
    }

    private var chosen: some View {
        DatePicker(
            selection: date, in: (picker.minimumDate ?? .distantPast)...(picker.maximumDate ?? .distantFuture), displayedComponents: parts
        ) { EmptyView() }
    }

    private var parts: DatePickerComponents {
        switch picker.datePickerMode {
        case .time, .countDownTimer: .hourAndMinute
        case .date, .yearAndMonth: .date
        case .dateAndTime: [.date, .hourAndMinute]
        }
    }
}

/// The wheels of a picker of UIKit's.
private struct WheelsContent: View {
    let picker: UIPickerView

    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<picker.numberOfComponents, id: \.self) { component in
                Picker(selection: row(component)) {
                    ForEach(0..<picker.numberOfRows(inComponent: component), id: \.self) { row in
                        title(row, component).tag(row)
                    }
                } label: {
                    EmptyView()
                }
                .pickerStyle(.wheel)
            }
        }
    }

    @ViewBuilder private func title(_ row: Int, _ component: Int) -> some View {
        if let view = picker.delegate?.pickerView(picker, viewForRow: row, forComponent: component, reusing: nil) {
            BarView(view: view)
        } else {
            Text(verbatim: picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component) ?? "")
        }
    }

    private func row(_ component: Int) -> Binding<Int> {
        Binding {
            picker.selectedRow(inComponent: component)
        } set: { row in
            picker.choose(row, in: component)
        }
    }
}

private struct SliderContent: View {
    let slider: UISlider

    var body: some View {
        Slider(value: value, in: slider.minimumValue...max(slider.maximumValue, slider.minimumValue)) {
            EmptyView()
        } minimumValueLabel: {
            slider.minimumValueImage.map { Image(uiImage: $0) }
        } maximumValueLabel: {
            slider.maximumValueImage.map { Image(uiImage: $0) }
        } onEditingChanged: { isEditing in
            if !isEditing, !slider.isContinuous { slider.sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        }
        .tint(slider.minimumTrackTintColor.map { Color(uiColor: $0) }).disabled(!slider.isEnabled)
    }

    private var value: Binding<Float> {
        Binding {
            slider.value
        } set: { value in
            slider.value = value
            if slider.isContinuous { slider.sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        }
    }
}

private struct StepperContent: View {
    let stepper: UIStepper

    var body: some View {
        Stepper(
            label: { EmptyView() }, onIncrement: action(by: stepper.stepValue, beyond: stepper.minimumValue),
            onDecrement: action(by: -stepper.stepValue, beyond: stepper.maximumValue)
        )
        .labelsHidden().disabled(!stepper.isEnabled)
    }

    /// Returns the action of a step; nil for a step that leads beyond the end of a stepper that does not wrap.
    ///
    /// - Parameter other: the value at the opposite end, where such a step continues if the stepper wraps.
    private func action(by step: Double, beyond other: Double) -> (() -> Void)? {
        let value = stepper.value + step
        let isBeyond = value < stepper.minimumValue || value > stepper.maximumValue
        guard stepper.wraps || !isBeyond else { return nil }
        return {
            stepper.value = isBeyond ? other : value
            stepper.sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
    }
}

private struct PageDots: View {
    let control: UIPageControl

    var body: some View {
        if control.numberOfPages > 1 || !control.hidesForSinglePage {
            layout {
                ForEach(pages, id: \.self) { page in
                    indicator(of: page).foregroundStyle(page == control.currentPage ? current : other)
                }
            }
            .padding(9)
            .background { if control.backgroundStyle == .prominent { Capsule().fill(.black.opacity(0.2)) } }
            .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    private var layout: AnyLayout { control.isVertical ? AnyLayout(VStackLayout(spacing: 9)) : AnyLayout(HStackLayout(spacing: 9)) }

    private var pages: [Int] {
        let pages = Array(0..<max(control.numberOfPages, 0))
        return control.direction == .bottomToTop ? pages.reversed() : pages
    }

    @Environment(\.layoutDirection) private var natural

    private var isRightToLeft: Bool { control.direction == .rightToLeft || control.direction != .leftToRight && natural == .rightToLeft }

    @ViewBuilder private func indicator(of page: Int) -> some View {
        if let image = control.shownImage(forPage: page) {
            Image(uiImage: image).renderingMode(.template)
        } else {
            Circle().frame(width: 8, height: 8)
        }
    }

    private var current: Color { control.currentPageIndicatorTintColor.map { Color(uiColor: $0) } ?? .white }
    private var other: Color { control.pageIndicatorTintColor.map { Color(uiColor: $0) } ?? .white.opacity(0.3) }
}

/// A search bar: its field of 36 points, with 10 above and below and 8 beside it, on its plate.
private struct SearchBarContent: View {
    let bar: UISearchBar

    var body: some View {
        HStack(spacing: 8) {
            HStack(spacing: 6) {
                Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
                TextField(bar.placeholder ?? "", text: text)
                    .onSubmit { bar.delegate?.searchBarSearchButtonClicked(bar) }
                    .foregroundStyle(bar.searchTextField.textColor.map { Color(uiColor: $0) } ?? .primary)
            }
            .font(bar.searchTextField.font.map { Font($0) }).padding(.horizontal, 8).frame(height: 36)
            .background(Color(uiColor: bar.searchTextField.backgroundColor ?? .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
            if bar.showsCancelButton {
                Button("Cancel") { bar.delegate?.searchBarCancelButtonClicked(bar) }
            }
        }
        .padding(.horizontal, 8).frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(
            bar.searchBarStyle == .minimal
                ? .clear : bar.barTintColor.map { Color(uiColor: $0) } ?? Color(uiColor: .secondarySystemBackground)
        )
        .modifier(ForcedScheme(style: bar.barStyle.interfaceStyle ?? .unspecified))
    }

    private var text: Binding<String> {
        Binding {
            bar.text ?? ""
        } set: { text in
            bar.text = text
            bar.delegate?.searchBar(bar, textDidChange: text)
        }
    }
}
