import UIKit

/// The way in which a UIKit view is shown, whether by itself or by its controller.
@MainActor
protocol RepresentedSource {
    /// The object that lives as long as the view's place in the tree.
    associatedtype Held: AnyObject

    func make(_ environment: EnvironmentValues) -> Held
    func update(_ held: Held, _ environment: EnvironmentValues)
    /// Returns the view or the controller that was made.
    func responder(of held: Held) -> UIResponder
    func view(of held: Held) -> UIView
    /// Returns the size that user code wants; nil for the view's own.
    func size(_ proposal: ProposedViewSize, _ held: Held, _ environment: EnvironmentValues) -> CGSize?
    func arrange(_ held: Held, in size: CGSize)
}

extension ViewTree {
    /// Returns the view shown for a view that represents a UIKit view; nil for other views.
    ///
    /// - Returns: in a widget the system's sign, with a diagnostic: a widget's views are archived, and a UIKit view cannot be.
    ///   Source: Apple, WidgetKit "SwiftUI views for widgets".
    func showing<V: View>(_ view: V) -> (any View)? {
        let shown: any View
        if let view = view as? any UIViewRepresentable {
            shown = self.shown(of: view)
        } else if let view = view as? any UIViewControllerRepresentable {
            shown = self.shown(of: view)
        } else {
            return nil
        }
        guard environment.isInWidget else { return shown }
        diagnostics.note(.unarchivedView("\(V.self)"))
        return UnarchivedSign()
    }

    private func shown<Shown: UIViewRepresentable>(of view: Shown) -> any View {
        if let cause = Shown._leftOut { return _LeftOutCard(cause) }
        return RepresentedView(source: RepresentedViewSource(representable: view), views: represented)
    }

    private func shown<Shown: UIViewControllerRepresentable>(of view: Shown) -> any View {
        if let cause = Shown._leftOut { return _LeftOutCard(cause) }
        return RepresentedView(source: RepresentedControllerSource(representable: view), views: represented)
    }
}

/// A UIKit view among SwiftUI views.
struct RepresentedView<Source: RepresentedSource>: View {
    let source: Source
    let views: RepresentedViews
    @State private var box = HeldBox<Source.Held>()
    /// A counter that goes up when the UIKit view may have changed.
    @State private var changes = 0
    @Environment(\.self) private var environment

    var body: some View {
        let held = box.held ?? source.make(environment)
        box.held = held
        let redrawn = $changes
        let _ = changes
        let _ = views.add(box) { redrawn.wrappedValue += 1 }
        source.responder(of: held).inherit(environment.traits)
        source.update(held, environment)
        let view = source.view(of: held)
        return shown(view, held)
    }

    @ViewBuilder
    private func shown(_ view: UIView, _ held: Source.Held) -> some View {
        if let view = view as? _ControllersView {
            ControllersOnScreen(view: view)
        } else {
            let layout = RepresentedLayout(view: view) { source.size($0, held, environment) }
            layout {
                GeometryReader { proxy in
                    PlatformViewContent(view: arranged(held, view, in: proxy.size))
                }
            }
        }
    }

    private func arranged(_ held: Source.Held, _ view: UIView, in size: CGSize) -> UIView {
        source.arrange(held, in: size)
        return view
    }
}

/// A box for the object made for a place in the tree.
private final class HeldBox<Held: AnyObject> {
    var held: Held?
}

/// The size of a UIKit view for a proposal.
///
/// An intrinsic length holds where the view hugs its content more than by default; else the view takes the proposal, as does a side
/// without an intrinsic length. Apple documents no more than that SwiftUI "fully controls the layout of the UIKit view's center, bounds,
/// frame, and transform". On devices a plain `UILabel` fills the proposal, and a hugging one does not.
private struct RepresentedLayout: Layout {
    let view: UIView
    let wanted: @MainActor (ProposedViewSize) -> CGSize?

    init(view: UIView, wanted: @escaping @MainActor (ProposedViewSize) -> CGSize?) {
        (self.view, self.wanted) = (view, wanted)
    }

    /// The length, in points, where neither the view nor a proposal sets one: SwiftUI's own default.
    private static let unsaid: CGFloat = 10

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
        MainActor.assumeIsolated { size(in: proposal) }
    }

    @MainActor
    private func size(in proposal: ProposedViewSize) -> CGSize {
        if let wanted = wanted(proposal) { return wanted }
        let own = view.intrinsicContentSize
        let hugs = { (axis: NSLayoutConstraint.Axis) in
            view.contentHuggingPriority(for: axis).rawValue > UILayoutPriority.defaultLow.rawValue
        }
        func length(_ own: CGFloat, _ proposed: CGFloat?, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
            if own >= 0, hugs(axis) { return own }
            let ideal = own >= 0 ? own : Self.unsaid
            return proposed.map { $0.isFinite ? max($0, 0) : ideal } ?? ideal
        }
        let width = length(own.width, proposal.width, .horizontal)
        var ideal = own.height
        if own.height >= 0 { ideal = view.fittingSize(in: CGSize(width: width, height: .infinity)).height }
        return CGSize(width: width, height: length(ideal, proposal.height, .vertical))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
        for subview in subviews {
            subview.place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: bounds.height))
        }
    }
}

extension UIView: SelfComparing {
    /// A view may have changed at any time, so it is drawn again at every evaluation.
    package nonisolated static func areSame(_ first: UIView, _ second: UIView) -> Bool { false }
}

extension CALayer: SelfComparing {
    package static func areSame(_ first: CALayer, _ second: CALayer) -> Bool { false }
}
