/// Distances of a rectangle's corners from what lies in them, in points.
///
/// Source: Apple, SwiftUI `RectangleCornerInsets` (iOS 26).
public struct RectangleCornerInsets: Hashable, Animatable, Sendable {
    public typealias AnimatableData = AnimatablePair<
        AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData>, AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData>
    >

    public var topLeading: CGSize
    public var topTrailing: CGSize
    public var bottomLeading: CGSize
    public var bottomTrailing: CGSize

    public init() { self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero) }

    public init(topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize) {
        (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
        (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
    }

    public var animatableData: AnimatableData {
        get {
            AnimatablePair(
                AnimatablePair(topLeading.animatableData, topTrailing.animatableData),
                AnimatablePair(bottomLeading.animatableData, bottomTrailing.animatableData))
        }
        set {
            (topLeading.animatableData, topTrailing.animatableData) = (newValue.first.first, newValue.first.second)
            (bottomLeading.animatableData, bottomTrailing.animatableData) = (newValue.second.first, newValue.second.second)
        }
    }
}
