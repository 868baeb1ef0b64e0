import Foundation
import Geometry

/// The distances a view prefers to its neighbours.
///
/// Source: Apple, SwiftUI `ViewSpacing`.
public struct ViewSpacing: Sendable {
    public init() {}
    public static let zero = ViewSpacing()
}
