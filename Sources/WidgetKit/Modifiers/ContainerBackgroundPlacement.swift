/// A kind of container whose background a view can give.
///
/// Source: Apple, SwiftUI `ContainerBackgroundPlacement`.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    /// The widget that the view is in.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}
