/// Whether a swipe on the content of a sheet resizes the sheet or scrolls.
///
/// Source: Apple, SwiftUI `PresentationContentInteraction`.
public struct PresentationContentInteraction: Equatable, Sendable {
    private enum Kind: Equatable, Sendable { case automatic, resizes, scrolls }
    private let kind: Kind
    public static let automatic = PresentationContentInteraction(kind: .automatic)
    public static let resizes = PresentationContentInteraction(kind: .resizes)
    public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}

extension View {
    /// Sets what a swipe on a scroll view in a sheet does. Here a scroll view scrolls, whatever it is asked for, and that is told.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        reporting(
            behavior == .resizes, "presentationContentInteraction(.resizes)",
            instead: "a swipe on a scroll view scrolls, and one beside it resizes the sheet: what was asked for")
    }
}
