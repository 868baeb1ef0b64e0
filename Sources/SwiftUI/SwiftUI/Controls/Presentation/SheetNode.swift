import Drawing
import Foundation
@_spi(Nodes) import SwiftUICore

/// The box of a sheet, a cover or a popover: its content on a background with round corners.
@MainActor
final class SheetNode: ViewNode {
    let posture: SheetPosture
    let container = ContainerSize(.zero)
    var background: [ViewNode] = []
    var grabber: [ViewNode] = []
    /// The line along the sheet's inside; nil for a sheet that is not of glass.
    var rim: PlateRim?
    private lazy var stack = LayoutContainerNode(tree: tree, layout: VStackLayout())
    private var elements: [ViewNode] = []
    private var cornerRadius: CGFloat = 0
    private var arrow: PopoverArrow?
    private var follow: DragGestureFollower?
    private var anchor = CGRect.zero

    init(tree: ViewTree, posture: SheetPosture) {
        self.posture = posture
        super.init(tree: tree)
    }

    func setContent(_ nodes: [ViewNode], in context: BuildContext) {
        elements = nodes
        stack.environment = context.environment
        stack.transactionBox = context.transactionBox
        stack.setChildren(nodes)
    }

    /// The options that the content sets for its presentation.
    var options: PresentationOptions {
        var value: PresentationOptions?
        for element in elements where !element.isDeparting { element.collect(PresentationOptionsKey.self, into: &value) }
        return value ?? PresentationOptions()
    }

    /// The appearance that the content wants for the presentation.
    private(set) var preferredColorScheme: ColorScheme?

    /// Reads the colour scheme that the content prefers; returns whether it differs from the one in which it was built.
    func takePreferredColorScheme() -> Bool {
        var value: ColorScheme??
        for element in elements where !element.isDeparting { element.collect(PreferredColorSchemeKey.self, into: &value) }
        let wanted = value ?? nil
        defer { preferredColorScheme = wanted }
        return wanted != nil && wanted != preferredColorScheme
    }

    /// The one element of the content, or the stack of several.
    private var subject: ViewNode { elements.count == 1 && !elements[0].isDeparting ? elements[0] : stack }

    override var children: [ViewNode] { background + [stack] + grabber }
    override var kind: String { "Sheet" }
    override func forgetLayout() { stack.forget() }

    // MARK: Posture

    /// Returns the space that the content keeps clear on a screen with insets, in points; nil in a popover.
    func clearance(on screen: EdgeInsets) -> EdgeInsets? {
        switch posture.form {
        case .cover: screen
        case .sheet: isPage ? EdgeInsets() : EdgeInsets(top: 0, leading: 0, bottom: screen.bottom, trailing: 0)
        case .popover: nil
        }
    }

    func hasGrabber(_ options: PresentationOptions) -> Bool {
        guard posture.form == .sheet else { return false }
        switch options.dragIndicator ?? .automatic {
        case .automatic: return posture.detents.count > 1
        case .visible: return true
        case .hidden: return false
        }
    }

    /// Computes the posture of the sheet from its content's options and the position of a finger.
    func take(
        _ options: PresentationOptions, of shown: ShownPresentation, chosen: Binding<PresentationDetent?>, pull: Binding<CGFloat>
    ) {
        posture.form = Self.form(of: shown, options)
        posture.isDismissDisabled = options.isDismissDisabled
        posture.scrollsFirst = options.contentInteraction == .scrolls
        anchor = shown.anchor
        let window = tree.size
        switch posture.form {
        case .cover:
            posture.height = window.height
            posture.place = .bottom(margin: 0)
            posture.transition = .presentedSheet
            (posture.letsTouchesThrough, cornerRadius, follow, arrow) = (false, options.cornerRadius ?? 0, nil, nil)
        case .popover:
            posture.letsTouchesThrough = options.interaction.map { if case .enabled = $0.kind { true } else { false } } ?? false
            (cornerRadius, follow) = (options.cornerRadius ?? 13, nil)
            takePopover(shown)
        case .sheet:
            takeSheet(options, shown, chosen, pull)
        }
        takeZoom()
    }

    /// Makes a sheet or a cover grow from its source, if it names a present one.
    private func takeZoom() {
        guard let key = posture.zoom, posture.form != .popover else { return }
        // Later the window may have been pushed back, and the source with it.
        if posture.zoomSource == nil {
            let width = isPage ? min(tree.size.width - 40, 704) : tree.size.width
            let y = isPage ? (tree.size.height - posture.height) / 2 : tree.size.height - posture.height
            posture.zoomSource = tree.zoomSource(
                key, in: CGRect(x: (tree.size.width - width) / 2, y: y, width: width, height: posture.height))
        }
        if let source = posture.zoomSource { posture.transition = AnyTransition(PresentedZoom(source: source)).animation(.navigation) }
    }

    private static func form(of shown: ShownPresentation, _ options: PresentationOptions) -> SheetPosture.Form {
        guard !shown.environment.systemLook.sheet.fillsScreen else { return .cover }
        switch shown.presentation.form {
        case .cover: return .cover
        case .popover:
            guard shown.environment.horizontalSizeClass == .compact else { return .popover }
            switch options.adaptation?.kind ?? .automatic {
            case .automatic, .sheet: return .sheet
            case .none, .popover: return .popover
            case .cover: return .cover
            }
        default:
            if case .cover? = options.adaptation?.kind { return .cover }
            return .sheet
        }
    }

    private func takeSheet(
        _ options: PresentationOptions, _ shown: ShownPresentation, _ chosen: Binding<PresentationDetent?>, _ pull: Binding<CGFloat>
    ) {
        let window = tree.size
        if isPage { return takePage(options, shown, pull) }
        let look = shown.environment.systemLook.sheet
        let top = ScreenInsets.top(of: window, in: shown.environment)
        let distance = shown.environment.presentationDepth > 1 ? look.distanceOverSheet : look.distanceToStatusBar
        // Without a status bar a sheet is as high as the window.
        let largest = max(window.height - (top > 0 ? top + distance : 0), 0)
        posture.largest = largest
        let wanted = options.detents ?? [.large]
        var detents = wanted.compactMap { detent in
            detent.height(in: window, largest: largest, environment: shown.environment).map { (detent: detent, height: $0) }
        }
        if detents.isEmpty { detents = [(.large, largest)] }
        // A set has no order: of two equal heights, the chosen detent is found by its identity.
        posture.detents = detents.sorted { $0.height < $1.height }
        let selected = options.selection?.wrappedValue ?? chosen.wrappedValue
        let rest = posture.detents.first { $0.detent == selected }?.height ?? posture.detents[0].height
        let (low, high) = (posture.detents[0].height, posture.detents[posture.detents.count - 1].height)
        let height = rest - pull.wrappedValue
        // Beyond the highest it follows reluctantly; below the lowest it sinks.
        posture.height = min(max(height, low), high) + (height > high ? ScrollState.rubberBand(height - high, window.height) : 0)
        posture.sinking = max(low - height, 0)
        let isStuck = options.isDismissDisabled
        if isStuck { posture.sinking = ScrollState.rubberBand(posture.sinking, window.height) }
        posture.shade = 1 - Double(min(posture.sinking / max(low, 1), 1))
        posture.margin = look.floatingMargin * (1 - CGFloat(share(ofLargest: largest)))
        posture.place = .bottom(margin: -posture.sinking)
        posture.transition = .presentedSheet
        posture.letsTouchesThrough = Self.letsTouchesThrough(options, rest, largest, window, shown.environment)
        cornerRadius = options.cornerRadius ?? look.cornerRadius
        arrow = nil
        follow = DragGestureFollower(
            posture: posture, pull: pull, rest: rest, isStuck: isStuck, close: shown.presentation.close
        ) { detent in
            chosen.wrappedValue = detent
            options.selection?.wrappedValue = detent
        }
    }

    /// On a tablet a sheet is a page in the middle of the window; it has one height.
    ///
    /// Source: UIKit's page sheets, 704 points wide with 44 above and below; judged by eye.
    private func takePage(_ options: PresentationOptions, _ shown: ShownPresentation, _ pull: Binding<CGFloat>) {
        let window = tree.size
        let height = max(window.height - 88, 0)
        posture.largest = window.height
        posture.detents = [(.large, height)]
        posture.height = height
        let isStuck = options.isDismissDisabled
        let way = max(pull.wrappedValue, 0)
        posture.sinking = isStuck ? ScrollState.rubberBand(way, window.height) : way
        posture.shade = 1 - Double(min(posture.sinking / max(height, 1), 1))
        posture.place = .sunk(posture.sinking)
        posture.transition = AnyTransition.offset(x: 0, y: window.height).animation(.presentation)
        posture.letsTouchesThrough = false
        cornerRadius = options.cornerRadius ?? shown.environment.systemLook.sheet.cornerRadius
        arrow = nil
        follow = DragGestureFollower(
            posture: posture, pull: pull, rest: height, isStuck: isStuck, close: shown.presentation.close, choose: { _ in })
    }

    /// True if the window is a tablet's.
    private var isPage: Bool { posture.form == .sheet && tree.size.width >= 700 && tree.size.height >= 700 }

    private static func letsTouchesThrough(
        _ options: PresentationOptions, _ height: CGFloat, _ largest: CGFloat, _ window: CGSize, _ environment: EnvironmentValues
    ) -> Bool {
        switch options.interaction?.kind ?? .automatic {
        case .automatic, .disabled: false
        case .enabled: true
        case .enabledUpThrough(let detent):
            height <= (detent.height(in: window, largest: largest, environment: environment) ?? 0) + 0.5
        }
    }

    /// The extent to which the sheet pushes back the window behind it: a sheet at its greatest height does so in full.
    var pushingAmount: Double {
        guard environment.systemLook.sheet.pushesWindow, posture.form == .sheet, !posture.letsTouchesThrough,
            posture.largest < tree.size.height, posture.largest > 0
        else { return 0 }
        return share(ofLargest: posture.largest)
    }

    /// The way of the sheet from the detent below its greatest height to that height, 0 to 1.
    private func share(ofLargest largest: CGFloat) -> Double {
        let low = posture.detents.last { $0.height < largest - 0.5 }?.height ?? 0
        let height = posture.height - posture.sinking
        guard posture.detents.contains(where: { $0.height >= largest - 0.5 }) || height > low else { return 0 }
        return min(max(Double((height - low) / max(largest - low, 1)), 0), 1)
    }

    // MARK: Popovers

    private func takePopover(_ shown: ShownPresentation) {
        let window = CGRect(origin: .zero, size: tree.size)
        let (point, edge) = PopoverArrow.tip(of: shown, in: window)
        let room = ProposedViewSize(width: max(window.width - 20, 0), height: max(window.height - 40, 0))
        let size = subject.sizeThatFits(room)
        let arrow = PopoverArrow(tip: point, edge: edge, body: size, window: window)
        self.arrow = arrow
        posture.height = arrow.frame.height
        posture.place = .at(arrow.frame.origin)
        posture.transition = .presentedMenu(from: arrow.anchor)
    }

    // MARK: Layout

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if let arrow { return arrow.frame.size }
        let window = proposal.replacingUnspecifiedDimensions(by: tree.size)
        if isPage { return CGSize(width: min(window.width - 40, 704), height: posture.height) }
        return CGSize(width: window.width, height: posture.height)
    }

    /// The part of a frame that the content gets.
    private func body(of frame: CGRect) -> CGRect { arrow?.body(in: frame) ?? frame }

    override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        let body = body(of: frame)
        if tree.laysOutInParts, container.size != body.size { tree.beginLayoutPass() }
        container.size = body.size
        let inner = ProposedViewSize(body.size)
        for node in background { node.place(at: frame.origin, proposal: ProposedViewSize(frame.size)) }
        let size = subject.sizeThatFits(inner)
        if subject !== stack { stack.memory.forget() }
        subject.place(at: CGPoint(x: body.midX - size.width / 2, y: body.midY - size.height / 2), proposal: inner)
        for node in grabber {
            let size = node.sizeThatFits(inner)
            node.place(at: CGPoint(x: body.midX - size.width / 2, y: body.minY + 5), proposal: inner)
        }
    }

    // MARK: Drawing and touches

    private func outline(of frame: CGRect) -> Path {
        if let arrow { return arrow.path(in: frame, cornerRadius: cornerRadius) }
        guard cornerRadius > 0 else { return Path(frame) }
        if isPage { return RoundedRectangle(cornerRadius: cornerRadius, style: .continuous).path(in: frame) }
        // A floating sheet follows the corners of the screen.
        let scale = SheetPosture.scale(ofWidth: frame.width, margin: posture.margin)
        let below = posture.margin > 0 ? max((ScreenInsets.cornerRadius(of: tree.size) - posture.margin) / scale, cornerRadius) : 0
        return UnevenRoundedRectangle(
            topLeadingRadius: cornerRadius, bottomLeadingRadius: below, bottomTrailingRadius: below, topTrailingRadius: cornerRadius,
            style: .continuous
        ).path(in: frame)
    }

    override func paint(with painter: inout Painter) {
        let path = outline(of: frame(at: painter.time))
        if posture.form == .popover {
            painter.draw(PlateShadow.items(around: path, opacity: painter.opacity))
        }
        let items = painter.group { inner in
            for node in background { node.paint(with: &inner) }
            subject.paint(with: &inner)
            for node in grabber { node.paint(with: &inner) }
        }
        guard !items.isEmpty else { return }
        painter.draw([.clip(path, FillStyle(), items)], isComposed: true)
        if let rim { painter.draw(rim.items(inside: path, opacity: painter.opacity)) }
    }

    override func isSolid(at point: CGPoint, time: Double) -> Bool { frame(at: time).contains(point) }

    override func touchParts(at time: Double) -> [TouchPart] {
        guard let follow else { return [] }
        return [
            TouchPart(interaction: .gesture(AttachedGesture(follow.gesture)), node: self, frame: frame(at: time), name: "Sheet Grabber")
        ]
    }
}

/// A finger on a sheet: the sheet follows the finger and, once released, rests at the nearest detent or leaves.
@MainActor
private struct DragGestureFollower {
    let posture: SheetPosture
    let pull: Binding<CGFloat>
    let rest: CGFloat
    let isStuck: Bool
    let close: @MainActor () -> Void
    let choose: @MainActor (PresentationDetent) -> Void

    var gesture: some Gesture {
        DragGesture(coordinateSpace: .global)
            .onChanged { value in
                posture.isHeld = true
                pull.wrappedValue = value.translation.height
            }
            .onEnded { value in
                posture.isHeld = false
                letGo(at: rest - value.translation.height, goingOn: rest - value.predictedEndTranslation.height)
            }
    }

    /// - Parameter goal: the height at which the sheet would come to rest by itself.
    private func letGo(at height: CGFloat, goingOn goal: CGFloat) {
        let lowest = posture.detents.first?.height ?? rest
        // Half of the lowest height is the border, as that between two detents is in their middle; judged by eye.
        if !isStuck, goal < lowest / 2 { return close() }
        let nearest = posture.detents.min { abs($0.height - goal) < abs($1.height - goal) }
        withAnimation(.presentation) {
            pull.wrappedValue = 0
            if let nearest { choose(nearest.detent) }
        }
    }
}
