/// The regions that a safe area excludes.
///
/// Source: Apple, SwiftUI `SafeAreaRegions`.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The safe area that the device and the containers within the interface define.
    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    /// The region that a keyboard on the screen covers.
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

nonisolated extension View {
    /// Lets the view reach out behind the bars of the containers around it; the canvas itself has no parts that are covered.
    ///
    /// A widget's content margins are none: since iOS 17 only `contentMarginsDisabled()` removes them. No keyboard shows.
    ///
    /// Source: Apple, WWDC 2023, "Bring widgets to new places".
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        SafeAreaIgnoringView(content: self, edges: regions.contains(.container) ? edges : [])
    }

    /// The former name of `ignoresSafeArea`.
    @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
