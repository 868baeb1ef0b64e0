/// The views of UIKit's that a tree shows. Nobody tells when one of them changes, so all are drawn anew after code that can have
/// changed them.
@MainActor
package final class RepresentedViews {
    private struct Shown {
        weak var holder: AnyObject?
        let redraw: () -> Void
    }

    private var shown: [Shown] = []

    /// Notes what redraws one, for as long as what holds it lives.
    package func add(_ holder: AnyObject, redraw: @escaping () -> Void) {
        shown.removeAll { $0.holder == nil || $0.holder === holder }
        shown.append(Shown(holder: holder, redraw: redraw))
    }

    /// Has all drawn anew that are there.
    package func redraw() {
        for view in shown where view.holder != nil { view.redraw() }
    }
}
