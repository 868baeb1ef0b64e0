/// The style for filling a shape: by the even-odd rule or the non-zero one, and with anti-aliased edges or hard ones.
///
/// Source: Apple, SwiftUI `FillStyle`.
public struct FillStyle: Sendable, Equatable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
