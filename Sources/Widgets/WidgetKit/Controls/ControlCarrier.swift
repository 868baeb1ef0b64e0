/// A control in the list of a widget bundle.
struct ControlCarrier: Widget {
    let control: (any ControlWidget)?

    init(_ control: any ControlWidget) { self.control = control }
    init() { control = nil }

    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

extension WidgetBundleBuilder {
    public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget {
        ControlCarrier(content)
    }
}

extension WidgetBundle {
    /// The controls of the bundle, in the order in which its body lists them.
    package var controls: [any ControlWidget] { widgets.compactMap { ($0 as? ControlCarrier)?.control } }
}

extension WidgetDiscovery {
    /// A control, with the names of its type and module.
    package struct FoundControl {
        package let control: any ControlWidget
        package let description: ControlDescription
        package let name: String
        package let module: String
    }

    /// Returns the controls of all bundles in the order of their bodies, then those outside of bundles by qualified name.
    package static func controls() -> [FoundControl] {
        let single = conforming(to: "ControlWidget").filter { isSound(String(reflecting: $0)) }
            .compactMap { $0 as? any ControlWidget.Type }.map { makeControl($0) }
        var known: Set<String> = []
        return (bundledControls() + single).compactMap { control in
            let qualified = String(reflecting: type(of: control))
            guard let description = describe(control), known.insert("\(qualified) \(description.kind)").inserted else {
                return nil
            }
            return FoundControl(
                control: control, description: description, name: String(describing: type(of: control)),
                module: String(qualified.prefix { $0 != "." }))
        }
    }

    private static func makeControl<C: ControlWidget>(_ type: C.Type) -> any ControlWidget { C() }
    private static func describe<C: ControlWidget>(_ control: C) -> ControlDescription? { control.body.resolvedControl }
}
