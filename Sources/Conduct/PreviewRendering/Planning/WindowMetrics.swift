import SwiftUI

/// The window of a Mac that a view stands in, without its title bar.
enum WindowMetrics {
    /// The size of a window whose content takes any size, in points: that of a new SwiftUI project's window on macOS.
    static let usual = CGSize(width: 900, height: 450)

    /// The size of the content: what the app names for its window, within what the content takes at the least and at the most.
    ///
    /// Source: Apple, SwiftUI `WindowResizability`: a window is no smaller than its content's minimum size, and with `contentSize` no
    /// larger than the maximum; `Scene.defaultSize(width:height:)`: the size is clamped to these.
    @MainActor
    static func size(of content: any View, in environment: EnvironmentValues) -> CGSize {
        func fitting(_ proposal: ProposedViewSize) -> CGSize {
            ViewTree.fittingSize(of: content, proposal: proposal, environment: environment)
        }
        let (least, most) = (fitting(.zero), fitting(.infinity))
        let wanted = (content as? any LaunchedWindow)?.defaultSize ?? usual
        func side(_ wanted: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
            max(min(wanted, most.isFinite ? most : wanted), least.isFinite ? least : 0, 1).rounded(.up)
        }
        return CGSize(width: side(wanted.width, least.width, most.width), height: side(wanted.height, least.height, most.height))
    }
}
