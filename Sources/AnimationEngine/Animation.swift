import Geometry

/// The way a view changes over time to create a smooth visual transition from one state to another.
///
/// Source: Apple, SwiftUI `Animation`.
public struct Animation: Sendable, Equatable {
    public static let `default` = Animation()
}
