import Drawing
import Foundation
@_spi(Nodes) import SwiftUICore

/// The kind of a row of an alert, a dialog or a menu, as the plate around it reads it from the traits.
enum ActionRow: Equatable {
    case button(ButtonRole?)
    case header

    var isCancel: Bool { self == .button(.cancel) }
}

struct ActionRowKey: LayoutValueKey {
    static let defaultValue: ActionRow? = nil
}

/// Words over buttons on a plate of glass: the body of alerts, dialogs and menus.
struct ActionPlate: View, ElementView {
    typealias Body = Never

    enum Form { case alert, dialog, menu }

    let form: Form
    /// The frame of the view that the plate points to, in points of the window; nil for a plate without an arrow.
    var anchor: CGRect?
    let environment: EnvironmentValues
    let header: AnyView
    let actions: AnyView
    /// The standard button where code gives none: an alert's "OK", a dialog's "Cancel".
    let standard: AnyView

    func makeNode(in context: BuildContext) -> ActionPlateNode { ActionPlateNode(tree: context.tree, form: form) }

    func update(_ node: ActionPlateNode, at structure: ViewElement, in context: BuildContext) {
        var inside = context.forContent
        inside.environment = environment
        func build(_ view: AnyView, _ position: Int) -> [ViewNode] {
            context.tree.build(view, at: structure.child(position, holding: AnyView.self), in: inside)
        }
        node.environment = environment
        node.anchor = anchor
        node.header = build(header, 0).filter { !$0.isDeparting }
        var rows: [ActionPlateNode.Row] = []
        var fields: [ViewNode] = []
        for element in build(actions, 1) where !element.isDeparting {
            if let row = element.layoutValue(for: ActionRowKey.self) {
                rows.append(.init(node: element, row: row, section: element.layoutValue(for: SectionMembershipKey.self)?.section))
            } else if form == .menu || element.isField {
                // An alert shows only buttons and fields; a menu shows every view it is given.
                fields.append(element)
                if form == .menu {
                    let section = element.layoutValue(for: SectionMembershipKey.self)
                    rows.append(.init(node: element, row: section?.role == .header ? .header : nil, section: section?.section))
                }
            }
        }
        if form != .menu { node.fields = fields }
        let isWanted = form == .alert ? rows.isEmpty : form == .dialog && !rows.contains { $0.row?.isCancel == true }
        // A dialog that points to its source has no button for leaving, and one that is a page has it in its corner.
        if isWanted, form == .alert || anchor == nil && environment.systemLook.actions.form != .page {
            rows += build(standard, 2).map { .init(node: $0, row: .button(.cancel), section: nil) }
        }
        node.take(rows)
    }
}

@MainActor
final class ActionPlateNode: ViewNode {
    struct Row {
        var node: ViewNode
        var row: ActionRow?
        var section: ObjectIdentifier?
        @MainActor var isDivider: Bool { row == nil ? node.dividesMenus : false }
    }

    private let form: ActionPlate.Form
    var anchor: CGRect?
    var header: [ViewNode] = []
    var fields: [ViewNode] = []
    private var rows: [Row] = []
    /// A dialog's cancel button, on a separate plate.
    private var apart: ViewNode?

    // The plates, in points from the top left corner of the frame.
    private var plates: [CGRect] = []
    private var lines: [CGRect] = []
    private var bands: [CGRect] = []

    init(tree: ViewTree, form: ActionPlate.Form) {
        self.form = form
        super.init(tree: tree)
    }

    override var kind: String {
        switch form {
        case .alert: "Alert"
        case .dialog: "ConfirmationDialog"
        case .menu: "Menu"
        }
    }
    override var children: [ViewNode] { header + fields + rows.filter { !$0.isDivider }.map(\.node) + [apart].compactMap { $0 } }

    /// Takes the rows in the order in which they stand: the cancel button is last, in a pair first.
    ///
    /// Source: UIKit's alert controllers.
    func take(_ rows: [Row]) {
        apart = nil
        guard form != .menu else { return self.rows = rows }
        let cancels = rows.filter { $0.row?.isCancel == true }
        let others = rows.filter { $0.row?.isCancel != true }
        if form == .dialog {
            switch look.form {
            case .rows: (apart, self.rows) = (cancels.first?.node, others)
            case .capsules, .page: self.rows = anchor == nil ? others + cancels : others
            }
        } else {
            self.rows = others + cancels
        }
    }

    // MARK: Layout

    private var look: ActionLook { environment.systemLook.actions }

    /// Source: UIKit: menus are 250 points wide, dialogs keep 8 points to the sides of the screen.
    private var width: CGFloat {
        switch form {
        case .alert where look.form == .page, .dialog where look.form == .page: tree.size.width
        case .alert: look.alert.width
        case .menu: 250
        case .dialog: max(min(tree.size.width - 16, look.dialog.width), 100)
        }
    }

    /// The distance between the plates of a dialog, in points.
    private static let gap: CGFloat = 8

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { arrange(in: nil) }

    override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) { _ = arrange(in: frame.origin) }

    /// Measures everything from top to bottom, and places it if there is a place.
    private func arrange(in origin: CGPoint?) -> CGSize {
        switch look.form {
        case .rows: arrangeRows(in: origin)
        case .capsules, .page: form == .menu ? arrangeMenu(in: origin) : arrangeCapsules(in: origin)
        }
    }

    private func put(_ node: ViewNode, at place: CGPoint, width: CGFloat, in origin: CGPoint?) -> CGFloat {
        let proposal = ProposedViewSize(width: width, height: nil)
        let size = node.sizeThatFits(proposal)
        if let origin {
            node.place(at: CGPoint(x: origin.x + place.x + (width - size.width) / 2, y: origin.y + place.y), proposal: proposal)
        }
        return size.height
    }

    /// Capsules under the words: two short ones side by side.
    private func arrangeCapsules(in origin: CGPoint?) -> CGSize {
        let (width, inset, distance) = (width, look.capsuleInset, look.capsuleDistance)
        let inner = width - 2 * inset
        (plates, lines, bands) = ([], [], [])
        var y: CGFloat = 0
        for node in header { y += put(node, at: CGPoint(x: 0, y: y), width: width, in: origin) }
        if header.isEmpty || y == 0 { y = inset }
        for field in fields { y += put(field, at: CGPoint(x: inset, y: y), width: inner, in: origin) + distance }
        let half = (inner - distance) / 2
        if form == .alert, look.form != .page, let pair = pair(in: inner) {
            let left = put(pair.0, at: CGPoint(x: inset, y: y), width: half, in: origin)
            y += max(left, put(pair.1, at: CGPoint(x: inset + half + distance, y: y), width: half, in: origin))
        } else {
            for (index, row) in rows.filter({ !$0.isDivider }).enumerated() {
                if index > 0 { y += distance }
                y += put(row.node, at: CGPoint(x: inset, y: y), width: inner, in: origin)
            }
        }
        let size = CGSize(width: width, height: y + inset)
        plates = [CGRect(origin: .zero, size: size)]
        return size
    }

    /// Rows with a line between two sections.
    private func arrangeMenu(in origin: CGPoint?) -> CGSize {
        let (width, menu) = (width, look.menu)
        (plates, lines, bands) = ([], [], [])
        var y = menu.padding
        var former: Row?
        for row in rows {
            defer { former = row }
            if row.isDivider { continue }
            if let former, former.isDivider || former.section != row.section {
                let inset = menu.lineInset ?? 0
                lines.append(CGRect(x: inset, y: y + (menu.sectionDistance - 1) / 2, width: width - 2 * inset, height: 1))
                y += menu.sectionDistance
            }
            y += put(row.node, at: CGPoint(x: 0, y: y), width: width, in: origin)
        }
        let size = CGSize(width: width, height: y + menu.padding)
        plates = [CGRect(origin: .zero, size: size)]
        return size
    }

    private func arrangeRows(in origin: CGPoint?) -> CGSize {
        let width = width
        let pixel = max(environment.pixelLength, 0.01)
        var y: CGFloat = 0
        (plates, lines, bands) = ([], [], [])
        func put(_ node: ViewNode, x: CGFloat = 0, width: CGFloat) -> CGFloat {
            let proposal = ProposedViewSize(width: width, height: nil)
            let size = node.sizeThatFits(proposal)
            if let origin { node.place(at: CGPoint(x: origin.x + x + (width - size.width) / 2, y: origin.y + y), proposal: proposal) }
            return size.height
        }
        for node in header { y += put(node, width: width) }
        if !fields.isEmpty {
            for field in fields { y += put(field, x: 16, width: width - 32) + 8 }
            y += 10
        }
        if form == .alert, let pair = pair(in: width) {
            lines.append(CGRect(x: 0, y: y, width: width, height: pixel))
            lines.append(CGRect(x: width / 2, y: y, width: pixel, height: 44))
            let height = max(put(pair.0, width: width / 2), put(pair.1, x: width / 2, width: width / 2))
            y += height
        } else {
            var former: Row?
            for row in rows {
                defer { former = row }
                if row.isDivider { continue }
                let isApart = former.map { $0.isDivider || (form == .menu && $0.section != row.section) } ?? false
                if isApart {
                    bands.append(CGRect(x: 0, y: y, width: width, height: Self.gap))
                    y += Self.gap
                } else if former != nil && former?.row != .header || form != .menu && y > 0 {
                    lines.append(CGRect(x: 0, y: y, width: width, height: pixel))
                }
                y += put(row.node, width: width)
            }
        }
        if y > 0 { plates.append(CGRect(x: 0, y: 0, width: width, height: y)) }
        if let apart {
            y += y > 0 ? Self.gap : 0
            let top = y
            y += put(apart, width: width)
            plates.append(CGRect(x: 0, y: top, width: width, height: y - top))
        }
        return CGSize(width: width, height: y)
    }

    /// Returns the two buttons that stand side by side, if their words have the room.
    private func pair(in width: CGFloat) -> (ViewNode, ViewNode)? {
        guard rows.count == 2 else { return nil }
        let isNarrow = rows.allSatisfy { $0.node.sizeThatFits(.unspecified).width <= width / 2 }
        guard isNarrow else { return nil }
        let isCancelFirst = rows[1].row?.isCancel == true
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        return isCancelFirst != isRightToLeft ? (rows[1].node, rows[0].node) : (rows[0].node, rows[1].node)
    }

    // MARK: Drawing

    private var cornerRadius: CGFloat { form == .menu ? look.menu.cornerRadius : look.plate(of: form).cornerRadius }

    private var glass: ResolvedMaterial {
        switch look.form {
        case .rows: ResolvedMaterial(.thick, in: environment.colorScheme)
        case .capsules, .page: .floatingPanel(isDark: environment.colorScheme == .dark)
        }
    }

    override func paint(with painter: inout Painter) {
        if look.form == .page, form != .menu { return children.forEach { $0.paint(with: &painter) } }
        let origin = frame(at: painter.time).origin
        let glass = ResolvedStyle.material(glass)
        for plate in plates {
            let rect = plate.offsetBy(dx: origin.x, dy: origin.y)
            let path = outline(of: rect)
            if form == .menu || look.form == .capsules { painter.draw(PlateShadow.items(around: path, opacity: painter.opacity)) }
            let items = painter.group { inner in
                inner.draw(glass.items(filling: path, FillStyle(), in: rect, opacity: inner.opacity))
                for band in bands { fill(band.offsetBy(dx: origin.x, dy: origin.y), SystemColor.tertiarySystemFill, with: &inner) }
                for child in children where rect.intersects(child.frame(at: inner.time)) { child.paint(with: &inner) }
                for line in lines { fill(line.offsetBy(dx: origin.x, dy: origin.y), SystemColor.separator, with: &inner) }
            }
            painter.draw([.clip(path, FillStyle(), items)], isComposed: true)
            if look.form != .rows, let rim = PlateRim(in: environment) { painter.draw(rim.items(inside: path, opacity: painter.opacity)) }
        }
    }

    /// Returns the outline of a plate, with its arrow if it has one.
    private func outline(of rect: CGRect) -> Path {
        guard let anchor else { return RoundedRectangle(cornerRadius: cornerRadius, style: .continuous).path(in: rect) }
        let isBelow = rect.midY >= anchor.midY
        let tip = CGPoint(x: anchor.midX, y: isBelow ? anchor.maxY : anchor.minY)
        return PopoverArrow.path(around: rect, pointingTo: tip, at: isBelow ? .top : .bottom, cornerRadius: cornerRadius)
    }

    private func fill(_ rect: CGRect, _ color: SystemColor, with painter: inout Painter) {
        let style = ResolvedStyle.color(color.resolved(in: environment))
        painter.draw(style.items(filling: Path(rect), FillStyle(), in: rect, opacity: painter.opacity))
    }

    override func isSolid(at point: CGPoint, time: Double) -> Bool {
        let origin = frame(at: time).origin
        return plates.contains { $0.offsetBy(dx: origin.x, dy: origin.y).contains(point) }
    }
}

extension ViewNode {
    /// True if the node is a divider, which in a menu is a band between two groups.
    fileprivate var dividesMenus: Bool { isAround { $0 is DividerNode } }

    /// True if the node is a text field.
    fileprivate var isField: Bool { isAround { $0.fieldTouch != nil } }

    /// Returns whether the node, or a node that it wraps as its only child, fulfils a condition.
    private func isAround(_ condition: (ViewNode) -> Bool) -> Bool {
        var node = self
        while !condition(node) {
            guard node.children.count == 1 else { return false }
            node = node.children[0]
        }
        return true
    }
}
