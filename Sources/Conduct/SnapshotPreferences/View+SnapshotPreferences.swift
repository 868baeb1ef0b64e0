import PreviewSteps
import SwiftUI

extension View {
    /// Sets the part of the pixels that have to be as in the accepted picture of a `SnapshotTest`, from 0 to 1; nil: all.
    ///
    /// Source: SnapshotPreviews.
    public func emergeSnapshotPrecision(_ precision: Float?) -> some View { wishing { $0.precision = $0.precision ?? precision } }

    /// Sets the part of the pixels that may differ from the accepted picture of a `SnapshotTest`, from 0 to 1; nil: none.
    ///
    /// Source: SnapshotPreviews.
    public func diffThreshold(_ diffThreshold: Float?) -> some View {
        wishing { $0.precision = $0.precision ?? diffThreshold.map { 1 - $0 } }
    }

    /// Shows the elements for assistive technologies in the picture of a `SnapshotTest`, with a legend.
    ///
    /// Source: SnapshotPreviews.
    public func emergeAccessibility(_ enabled: Bool?) -> some View {
        wishing { $0.showsAccessibility = $0.showsAccessibility ?? enabled }
    }

    /// Chooses how a view becomes a picture. There is one way here, which draws windows, views and layers alike.
    ///
    /// Source: SnapshotPreviews.
    public func emergeRenderingMode(_ renderingMode: EmergeRenderingMode?) -> some View { self }

    /// Sets whether the picture of a `SnapshotTest` is so high that the first scroll view shows its whole content; nil: it is.
    ///
    /// Source: SnapshotPreviews.
    public func emergeExpansion(_ enabled: Bool?) -> some View {
        wishing { $0.expandsScrollView = $0.expandsScrollView ?? enabled }
    }

    private func wishing(_ change: @escaping (inout SnapshotWishes) -> Void) -> some View {
        transformPreference(SnapshotWishesKey.self, change)
    }
}

/// How a view becomes a picture on Apple's systems.
///
/// Source: SnapshotPreviews, `EmergeRenderingMode`.
public enum EmergeRenderingMode: Int, Sendable {
    case coreAnimation, uiView, nsView, window
}
