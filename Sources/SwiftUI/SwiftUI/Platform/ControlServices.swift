@_spi(Nodes) import SwiftUICore

/// The services of controls, of the archive and of UIKit's views for a tree.
private struct ControlServices: RootServices {
    var presentationLayout: any Layout { PresentationStageLayout() }

    func present(over root: RootNode, in context: BuildContext, bounds: CGRect, isFirst: Bool) {
        root.present(in: context, bounds: bounds, isFirst: isFirst)
    }

    func frontPresentation(over root: RootNode) -> [ViewNode]? { root.frontPresentation }

    func represented(_ view: some View, in tree: ViewTree) -> (any View)? { tree.showing(view) }

    func standIn(for view: some View, as form: UnarchivedForm) -> (any View)? { form.standIn(for: view) }
}

extension ViewTree {
    /// A tree whose views present, and are shown in widgets, as Apple's do.
    package convenience init(size: CGSize, placement: RootPlacement = .centered, environment: EnvironmentValues) {
        self.init(size: size, placement: placement, environment: environment, services: ControlServices())
    }

    /// A tree whose views appear to nobody: they are measured before they are shown.
    private convenience init(measuring size: CGSize, placement: RootPlacement = .centered, environment: EnvironmentValues) {
        self.init(size: size, placement: placement, environment: environment)
        touches.isOutOfSight = true
    }

    /// The size a view takes in a space, as a preview that fits its content shows it.
    package static func idealSize(of view: any View, in space: CGSize, environment: EnvironmentValues) -> CGSize {
        let tree = ViewTree(measuring: space, environment: environment)
        do {
            try tree.update(view, transaction: Transaction(), at: 0)
        } catch {
            return space
        }
        return tree.root?.contentSize ?? space
    }

    /// The size a view takes when a size is proposed to it; zero where it never settles.
    package static func fittingSize(of view: any View, proposal: ProposedViewSize, environment: EnvironmentValues) -> CGSize {
        let tree = ViewTree(measuring: .zero, placement: .fitting(proposal), environment: environment)
        do {
            try tree.update(view, transaction: Transaction(), at: 0)
        } catch {
            return .zero
        }
        return tree.contentSize
    }
}
