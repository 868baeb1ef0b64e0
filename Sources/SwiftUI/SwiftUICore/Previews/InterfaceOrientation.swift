/// The way up a device is held.
///
/// Source: Apple, SwiftUI `InterfaceOrientation`.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Hashable, Sendable {
    private let rawValue: String

    /// The orientation's own name serves as its identity.
    public var id: String { rawValue }

    /// An upright device.
    public static let portrait = InterfaceOrientation(rawValue: "portrait")
    /// A device upside down.
    public static let portraitUpsideDown = InterfaceOrientation(rawValue: "portraitUpsideDown")
    /// The device lies on its side, its top edge to the left.
    public static let landscapeLeft = InterfaceOrientation(rawValue: "landscapeLeft")
    /// The device lies on its side, its top edge to the right.
    public static let landscapeRight = InterfaceOrientation(rawValue: "landscapeRight")

    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]

    /// True if a canvas in this orientation has its width and height exchanged.
    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
