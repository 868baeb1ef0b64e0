import RunContext

@_exported import Accessibility
@_exported import AnimationEngine
@_exported import Appearance
@_exported import CoreTransferable
@_exported import Foundation
@_exported import FoundationGaps
@_exported import FoundationNetworking
@_exported import Geometry
@_exported import LayoutEngine
@_exported import Observation
@_exported import VirtualTime
@_exported import enum Drawing.BlendMode
@_exported import protocol Combine.ObservableObject
@_exported import struct Combine.Published

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

nonisolated extension View {
    /// When called within an invocation of `body`, prints what changed to let the view be evaluated again on a device. The changed
    /// property is unknown here, which is reported.
    public static func _printChanges() {
        RunReports.note("\(Self.self)._printChanges() was called: changes are not logged here.")
    }

    /// Does the same as above for the log.
    public static func _logChanges() {
        RunReports.note("\(Self.self)._logChanges() was called: changes are not logged here.")
    }
}
