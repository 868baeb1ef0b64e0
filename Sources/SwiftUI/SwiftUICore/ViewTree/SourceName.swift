/// The name of a view in the source, noted on the nodes that its body makes, if an inspection asks for names.
package struct SourceName: Equatable {
    let name: String
    /// The element of the view, which tells two views of one type apart.
    let element: ObjectIdentifier
    let run: BodyRun
    /// The motion of an animator of this name, or of the data of an animatable view.
    let motion: @MainActor (_ time: Double, _ tree: ViewTree, _ content: ViewNode) -> InspectedMotion?

    /// Returns nil for a view that stands in no source of the user's: views that are Zoetrope's own parts of others.
    @MainActor init?(of type: Any.Type, at element: ViewElement) {
        guard let name = Self.name(of: type) else { return nil }
        let run = element.bodyRun ?? BodyRun()
        element.bodyRun = run
        (self.name, self.element, self.run) = (name, ObjectIdentifier(element), run)
        motion = { [weak element] time, tree, _ in element?.track.flatMap { InspectedMotion(of: $0, at: time, in: tree) } }
    }

    /// The name of an animator, which its player is asked for.
    @MainActor init(
        _ name: String, at element: ViewElement,
        motion: @escaping @MainActor (_ time: Double, _ tree: ViewTree, _ content: ViewNode) -> InspectedMotion?
    ) {
        (self.name, self.element, self.run, self.motion) = (name, ObjectIdentifier(element), BodyRun(), motion)
    }

    package static func == (one: SourceName, other: SourceName) -> Bool { one.element == other.element && one.name == other.name }

    private static func name(of type: Any.Type) -> String? {
        let name = String(String(describing: type).prefix { $0 != "<" && $0 != " " })
        let module = String(reflecting: type).prefix { $0 != "." }
        guard !modules.contains(String(module)) else { return appleViews.contains(name) ? name : nil }
        return name.hasPrefix("_") ? nil : name
    }

    /// Modules whose views have bodies that no user wrote.
    private static let modules: Set = [
        "SwiftUI", "Swift", "WidgetKit", "UIKit", "AppKit", "Charts", "MapKit", "AppIntents", "ActivityKit", "AlarmKit", "PhotosUI",
        "PreviewRendering", "QuickLook", "SafariServices", "StoreKit", "TipKit", "WebKit", "AVKit", "EventKitUI", "LinkPresentation",
        "AuthenticationServices",
    ]

    /// The views of those modules that are named in sources and have a body here.
    private static let appleViews: Set = [
        "AsyncImage", "Button", "Chart", "ColorPicker", "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup",
        "EditButton", "Form", "Gauge", "GroupBox", "Label", "LabeledContent", "Link", "List", "Map", "Menu", "MultiDatePicker",
        "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView", "OutlineGroup", "PasteButton", "PhotosPicker",
        "Picker", "ProgressView", "RenameButton", "ScrollView", "Section", "SecureField", "ShareLink", "Slider", "Stepper", "TabView",
        "Table", "TextEditor", "TextField", "TextFieldLink", "TipView", "Toggle", "VideoPlayer", "ViewThatFits",
    ]
}
