/// The calculation of a detent's height.
///
/// Source: Apple, SwiftUI `CustomPresentationDetent`.
public protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context

    /// The height in points; nil where the detent does not apply.
    static func height(in context: Context) -> CGFloat?
}
