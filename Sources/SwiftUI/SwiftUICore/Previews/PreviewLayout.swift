/// The size of the canvas a preview is shown on.
///
/// Source: Apple, SwiftUI `PreviewLayout`.
public enum PreviewLayout: Sendable {
    /// The content is centred on a canvas of the device's size.
    case device
    /// The canvas takes the size of the content, which is offered the device's size.
    case sizeThatFits
    /// The content is centred on a canvas of this size, in points.
    case fixed(width: CGFloat, height: CGFloat)
}

extension PreviewLayout: Hashable {}
