extension ContainerBackgroundPlacement {
    /// The widget that the view is in.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}
