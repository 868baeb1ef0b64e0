/// The services that a tree asks of the views that stand on it, as it names none of them itself.
/// `ViewTree.init(size:placement:environment:)` provides those of the controls.
@MainActor
package protocol RootServices {
    /// The layout of the layers that views present over the window.
    var presentationLayout: any Layout { get }

    /// Builds and lays out what views present, once they have their places; what that presents in turn comes on top.
    ///
    /// - Parameter isFirst: true where the tree is evaluated for the first time: what is presented then is there at once.
    func present(over root: RootNode, in context: BuildContext, bounds: CGRect, isFirst: Bool)

    /// The layers that touches are confined to, front to back; nil where touches reach the window.
    func frontPresentation(over root: RootNode) -> [ViewNode]?

    /// The view that shows one of UIKit's; nil for a view that represents none.
    func represented(_ view: some View, in tree: ViewTree) -> (any View)?

    /// The view that a widget shows in place of one that its archive does not hold; nil: the view itself.
    func standIn(for view: some View, as form: UnarchivedForm) -> (any View)?
}
