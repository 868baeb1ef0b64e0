import Foundation
import SwiftUI

/// The moments at which an entry of a widget is shown anew.
///
/// What moves by code of the widget's own, or tells the time, is in an archive as it looks at each refresh of a display that
/// refreshes 60 times a second: an entry with such a thing in it is shown as of the last refresh, from its code and from its
/// archive alike, and the two are the same at any rate. All other entries are shown as they are at any moment.
struct EntryRefreshes: Equatable {
    /// The moment at which the entry came up, in seconds of its tree.
    var start: Double
    /// Seconds from then until it is at rest.
    var settling: Double
    /// Refreshes per second; nil: everything is shown as it is at the moment.
    var rate: Double?

    /// A share of a refresh by which a moment may miss it for the last bit of a sum.
    private static let slack = 1e-6

    /// The moment of which a picture is shown at a moment: that of the last refresh, or, once the entry is at rest, of the first
    /// one at which it is.
    func moment(for time: Double) -> Double {
        guard let rate, rate > 0 else { return time }
        let elapsed = max(time - start, 0)
        var index = (elapsed * rate + Self.slack).rounded(.down)
        if settling.isFinite, elapsed >= settling { index = max(index, (settling * rate - Self.slack).rounded(.up)) }
        return start + index / rate
    }
}

extension EntryRefreshes {
    /// - Parameters:
    ///   - hasFilms: whether the entry's archive holds something from moment to moment.
    ///   - tree: a tree that has just been updated to the entry.
    @MainActor
    init(of tree: ViewTree, at start: Double, hasFilms: Bool) {
        self.init(start: start, settling: max(tree.settlingTime - start, 0), rate: hasFilms ? EntryArchiver.filmRate : nil)
    }
}
