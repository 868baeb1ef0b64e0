/// The effect of a swipe on the content of a sheet: it resizes the sheet or scrolls.
///
/// Source: Apple, SwiftUI `PresentationContentInteraction`.
public struct PresentationContentInteraction: Equatable, Sendable {
    private enum Kind: Equatable, Sendable { case automatic, resizes, scrolls }
    private let kind: Kind
    public static let automatic = PresentationContentInteraction(kind: .automatic)
    public static let resizes = PresentationContentInteraction(kind: .resizes)
    public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}

nonisolated extension View {
    /// Sets the first effect of a swipe up on a scroll view in a sheet; by default the swipe makes the sheet as high as it can be.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        presentationOptions { $0.contentInteraction = behavior == .automatic ? nil : behavior }
    }
}
