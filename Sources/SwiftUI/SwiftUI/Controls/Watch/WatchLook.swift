import Foundation
@_spi(Nodes) import SwiftUICore

/// The parts of a look that only a watch has: the clock, titles beside it, and round buttons in the corners.
struct WatchLook: LookSection {
    /// Nil on other devices.
    var parts: Parts?

    struct Parts: Equatable, Sendable {
        /// The sizes of the fonts of the clock, of a title below it, and of a large title.
        var clockSize: CGFloat
        var titleSize: CGFloat
        var largeTitleSize: CGFloat
        /// The distance from the clock's baseline to that of a title below it, and to that of a large title.
        var titleDistance: CGFloat
        var largeTitleDistance: CGFloat
        /// The distance from the leading edge to a large title.
        var largeTitleMargin: CGFloat
        /// The ground and the rim of a button in a corner.
        var corner: Color.Resolved
        var rim: Color.Resolved
        var rimWidth: CGFloat
        /// The distance from the top of the screen to the middle of the dots of vertical pages.
        var dotsCentre: CGFloat
    }

    static let iOS18 = WatchLook(parts: nil)
    static let iOS26 = iOS18
    /// Records `watch.time`, `watch.title.*`, `watch.corner.button.26` and `watch.pagedots` of the pictures of watchOS 26.
    static let watchOS26 = WatchLook(
        parts: Parts(
            clockSize: 17, titleSize: 17, largeTitleSize: 22.667, titleDistance: 20, largeTitleDistance: 18, largeTitleMargin: 13,
            corner: .hex(0x191919), rim: .hex(0x333333), rimWidth: 1.5, dotsCentre: 68))
}

extension SystemLook {
    /// The parts that only a watch has; nil on other devices.
    var watch: WatchLook.Parts? { self[WatchLook.self].parts }
}
