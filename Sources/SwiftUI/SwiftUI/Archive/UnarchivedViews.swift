@_spi(Nodes) import SwiftUICore

extension UnarchivedForm {
    /// Returns the sign that a widget shows in place of a view; nil for the view itself.
    @MainActor
    func standIn(for view: some View) -> (any View)? {
        switch self {
        case .control: UnarchivedControl(view: view)
        case .space: UnarchivedSign()
        case .unlisted: nil
        }
    }
}

/// The system's sign for a view that cannot be archived: a red circle with a bar across, on yellow.
///
/// Source: exyte/Grid issue 15 and others show it; its proportions are judged by eye.
struct UnarchivedSign: View {
    /// The diameter of the circle as a fraction of the shorter side.
    private static let share: CGFloat = 0.8
    /// The width of the lines as a fraction of the circle's diameter.
    private static let line: CGFloat = 0.12

    var body: some View {
        Color(.sRGB, red: 1, green: 0.95, blue: 0).overlay {
            GeometryReader { proxy in
                let side = min(proxy.size.width, proxy.size.height) * Self.share
                ZStack {
                    Circle().strokeBorder(lineWidth: side * Self.line)
                    Rectangle().frame(width: side * (1 - Self.line), height: side * Self.line).rotationEffect(.degrees(45))
                }
                .frame(width: side, height: side)
                .frame(width: proxy.size.width, height: proxy.size.height)
            }
            .foregroundStyle(Color(.sRGB, red: 1, green: 0.15, blue: 0.1))
        }
    }
}

/// The sign in the place of a control.
struct UnarchivedControl<Control: View>: View {
    let view: Control

    var body: some View { ViewAsInApp(view: view).allowsHitTesting(false).hidden().overlay { UnarchivedSign() } }
}

/// A view as an app shows it.
private struct ViewAsInApp<Content: View>: View, PrimitiveView {
    let view: Content

    func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        context.tree.buildAsInApp(view, at: node, in: context)
    }
}

extension Slider: UnarchivedView { package static var formInWidget: UnarchivedForm { .control } }
extension Stepper: UnarchivedView { package static var formInWidget: UnarchivedForm { .control } }
extension TextField: UnarchivedView { package static var formInWidget: UnarchivedForm { .control } }
extension SecureField: UnarchivedView { package static var formInWidget: UnarchivedForm { .control } }
extension TextEditor: UnarchivedView { package static var formInWidget: UnarchivedForm { .control } }
extension Picker: UnarchivedView { package static var formInWidget: UnarchivedForm { .control } }
extension DatePicker: UnarchivedView { package static var formInWidget: UnarchivedForm { .control } }
extension MultiDatePicker: UnarchivedView { package static var formInWidget: UnarchivedForm { .control } }
extension ColorPicker: UnarchivedView { package static var formInWidget: UnarchivedForm { .control } }
// Apple, WidgetKit "Creating a widget extension": a widget omits scrolling views. For the sign in place of a scroll view: exyte/Grid
// issue 15.
extension ScrollView: UnarchivedView { package static var formInWidget: UnarchivedForm { .space } }
extension List: UnarchivedView { package static var formInWidget: UnarchivedForm { .space } }
extension Form: UnarchivedView { package static var formInWidget: UnarchivedForm { .space } }
extension NavigationStack: UnarchivedView { package static var formInWidget: UnarchivedForm { .unlisted } }
extension NavigationView: UnarchivedView { package static var formInWidget: UnarchivedForm { .unlisted } }
extension NavigationSplitView: UnarchivedView { package static var formInWidget: UnarchivedForm { .unlisted } }
extension TabView: UnarchivedView { package static var formInWidget: UnarchivedForm { .unlisted } }
