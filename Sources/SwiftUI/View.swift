@_exported import AnimationEngine
@_exported import Foundation
@_exported import Geometry
@_exported import LayoutEngine
@_exported import Observation
@_exported import enum Drawing.BlendMode

/// A part of an app's or widget's interface.
///
/// Source: Apple, SwiftUI `View`.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("Never has no body.") }
}
