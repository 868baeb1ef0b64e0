import Foundation
@_spi(Nodes) import SwiftUICore

/// A presentation on screen, with the values that the presenting view passes on.
@MainActor
struct ShownPresentation {
    struct Key: Hashable {
        let owner: ObjectIdentifier
        let identity: AnyHashable
    }

    let key: Key
    let presentation: Presentation
    /// The environment of the presenting view, as the content gets it.
    private(set) var environment: EnvironmentValues
    /// The presenting view, and its visible frame in the window.
    let presenter: PresenterNode
    let anchor: CGRect
    /// The number of presentations it covers.
    let depth: Int
    /// True if a sheet at its greatest height covers it.
    var isPushedBack = false

    init(_ presentation: Presentation, by presenter: PresenterNode, owner: ObjectIdentifier, depth: Int) {
        key = Key(owner: owner, identity: presentation.identity)
        self.presentation = presentation
        self.presenter = presenter
        self.depth = depth
        anchor = (presenter.liftedFrame ?? .zero).mapped(by: presenter.globalTransform)
        var environment = presenter.environment
        environment.forgetPlace()
        environment.viewHost = owner
        environment.presentationDepth = depth + 1
        self.environment = environment
        // The bar over the keyboard belongs to the view and cannot be dismissed.
        if case .keyboardBar = presentation.form { return }
        let close = presentation.close
        environment.dismiss = DismissAction(close)
        environment.isPresented = true
        environment.presentationMode = Binding(
            get: { PresentationMode(isPresented: true) },
            set: { mode in if !mode.isPresented { MainActor.assumeIsolated { close() } } })
        self.environment = environment
    }

    /// The view that shows it.
    func makeView() -> any View {
        switch presentation.form {
        case .sheet, .cover, .popover: SheetLayer(shown: self)
        case .alert(let words): AlertLayer(shown: self, words: words)
        case .dialog(let words): DialogLayer(shown: self, words: words)
        case .menu: MenuLayer(shown: self)
        case .contextMenu(let preview): ContextMenuLayer(shown: self, preview: preview)
        case .carried(let place, let preview): CarriedLayer(shown: self, place: place, preview: preview)
        case .keyboardBar: KeyboardBarLayer(shown: self)
        }
    }

    /// The z index of its parts.
    var level: Double { Double(depth * 4) }
}

extension EnvironmentValues {
    /// Removes the values that containers around a view have set: presented content is in none of them.
    fileprivate mutating func forgetPlace() {
        safeArea = nil
        containerSize = nil
        stackAxis = nil
        sheetPosture = nil
        navigationPage = nil
        listLook = nil
        barItemForm = nil
        isRaised = true
        isEnabled = true
        buttonFollowUp = nil
    }
}

/// A view in another environment than that of the place where it is built.
struct TransplantedView<Content: View>: View, PrimitiveView {
    typealias Body = Never
    let environment: EnvironmentValues
    let content: Content

    func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        var context = context
        context.environment = environment
        return context.tree.build(content, at: node.child(0, holding: Content.self), in: context)
    }
}

/// The place of a presentation in the window.
enum PresentationPlace {
    /// A place that fills the window, so that no touch reaches the views behind.
    case barrier
    /// At the bottom, in the middle, so many points above the edge.
    case bottom(margin: CGFloat)
    case center
    /// The middle of the window, moved down by a number of points.
    case sunk(CGFloat)
    /// With its top left corner at a place.
    case at(CGPoint)
}

struct PresentationPlaceKey: LayoutValueKey {
    static let defaultValue = PresentationPlace.center
}

/// A layout of the presentations in the window.
struct PresentationStageLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let window = ProposedViewSize(bounds.size)
        for subview in subviews {
            let size = subview.sizeThatFits(window)
            let origin: CGPoint =
                switch subview[PresentationPlaceKey.self] {
                case .barrier: bounds.origin
                case .bottom(let margin): CGPoint(x: bounds.midX - size.width / 2, y: bounds.maxY - size.height - margin)
                case .center: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
                case .sunk(let distance): CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2 + distance)
                case .at(let point): point
                }
            subview.place(at: origin, proposal: window)
        }
    }
}

extension RootNode {
    /// The most presentations that one leads to the other at once.
    private static var mostRounds: Int { 8 }

    /// Builds and lays out the presentations of views, in rounds until nothing else is presented.
    func present(in context: BuildContext, bounds: CGRect, isFirst: Bool) {
        let memory = presentationStructure.remembered(DynamicChildren())
        if !isFirst, memory.present == nil { memory.present = [] }
        var known: [ShownPresentation.Key]?
        for _ in 0..<Self.mostRounds {
            let shown = presentations()
            let keys = shown.map(\.key)
            guard keys != known else { break }
            // Measurements of the last round may have changed.
            if known != nil { tree.beginLayoutPass() }
            known = keys
            let children = shown.map { KeyedChild(key: AnyHashable($0.key), view: $0.makeView()) }
            // The transaction in which a view is presented does not animate its own presentations.
            presented.environment = context.environment
            // Places in the window are places in the picture.
            presented.environment.layoutDirection = .leftToRight
            presented.transaction = context.transaction
            presented.setChildren(context.buildDynamic(children, at: presentationStructure))
            layOutPresentations(in: bounds)
        }
        let reach = frontSheetReach
        pushBack(to: reach.amount, animation: isFirst || reach.isHeld ? nil : .presentation)
    }

    /// Returns the current presentations, back to front.
    private func presentations() -> [ShownPresentation] {
        var found: [ShownPresentation] = []
        var (bars, hints): ([PresenterNode], [PresenterNode]) = ([], [])
        var seen: Set<ShownPresentation.Key> = []
        func visit(_ node: ViewNode) {
            guard !node.isDeparting else { return }
            if let presenter = node as? PresenterNode, let presentation = presenter.presentation, let owner = presenter.owner {
                if case .keyboardBar = presentation.form {
                    bars.append(presenter)
                } else if presentation.isHint {
                    hints.append(presenter)
                } else {
                    // A modifier of several views presents once.
                    let shown = ShownPresentation(presentation, by: presenter, owner: owner, depth: found.count)
                    if seen.insert(shown.key).inserted { found.append(shown) }
                }
            }
            for child in node.children { visit(child) }
        }
        for child in children { visit(child) }
        if found.isEmpty, let presenter = hints.first, let hint = presenter.presentation, let owner = presenter.owner {
            found.append(ShownPresentation(hint, by: presenter, owner: owner, depth: 0))
        }
        if let bar = tree.keyboardBar(among: bars, depth: found.count) { found.append(bar) }
        for index in found.indices {
            found[index].isPushedBack = found[(index + 1)...].contains { if case .sheet = $0.presentation.form { true } else { false } }
        }
        return found
    }

    /// The layers from the last barrier on, front to back; nil where there is no barrier.
    var frontPresentation: [ViewNode]? {
        let nodes = presented.children.filter { !$0.isDeparting }.inDrawingOrder
        let barrier = nodes.lastIndex { node in
            if case .barrier = node.layoutValue(for: PresentationPlaceKey.self) { true } else { false }
        }
        return barrier.map { nodes[$0...].reversed() }
    }

    /// The extent to which the first sheet pushes back the window behind it, from 0 to 1, and whether a finger moves it.
    private var frontSheetReach: (amount: Double, isHeld: Bool) {
        for node in presented.children where !node.isDeparting {
            if let sheet = node.presentedSheet { return (sheet.pushingAmount, sheet.posture.isHeld) }
        }
        return (0, false)
    }
}

extension ViewNode {
    /// The sheet in the node, if it is around one.
    fileprivate var presentedSheet: SheetNode? {
        var node = self
        while true {
            if let sheet = node as? SheetNode { return sheet }
            guard node.children.count == 1 else { return nil }
            node = node.children[0]
        }
    }
}
