import Foundation
import Geometry

@testable import LayoutEngine

/// A view tree of the table of probes, built of layouts.
struct ProbeTree {
    private(set) var root: any LayoutItem = Leaf(0, 0)
    private(set) var leaves: [String: Leaf] = [:]

    init(_ node: JSON) { root = build(node, axis: nil) }

    private mutating func build(_ node: JSON, axis: Axis?) -> any LayoutItem {
        switch node["k"].string {
        case "leaf", "arealeaf", "halfleaf": return leaf(node)
        case "hstack":
            let layout = HStackLayout(alignment: vertical(node["align"].string), spacing: node["spacing"].number)
            return Container(layout, children(node["c"], axis: .horizontal))
        case "vstack":
            let layout = VStackLayout(alignment: horizontal(node["align"].string), spacing: node["spacing"].number)
            return Container(layout, children(node["c"], axis: .vertical))
        case "zstack": return Container(ZStackLayout(alignment: alignment(node)), children(node["c"], axis: nil))
        case "spacer": return spacer(min: node["min"].number, axis: axis)
        case "scroll":
            let axes = node["axes"].string ?? ""
            var set: Axis.Set = []
            if axes.contains("v") { set.formUnion(.vertical) }
            if axes.contains("h") { set.formUnion(.horizontal) }
            return Container(ScrollLayout(axes: set), children(node["c"], axis: nil))
        case "grid": return grid(node)
        default: return modifier(node, axis: axis)
        }
    }

    private mutating func modifier(_ node: JSON, axis: Axis?) -> any LayoutItem {
        let child = build(node["c"], axis: axis)
        switch node["k"].string {
        case "priority":
            return Container(PaddingLayout(EdgeInsets()), [child], priority: Double(node["v"].number ?? 0))
        case "frame":
            let layout = FixedFrameLayout(
                width: node["w"].number, height: node["h"].number, alignment: alignment(node))
            return Container(layout, [child])
        case "flexframe":
            let layout = FlexibleFrameLayout(
                minWidth: node["minW"].number, idealWidth: node["idealW"].number, maxWidth: node["maxW"].number,
                minHeight: node["minH"].number, idealHeight: node["idealH"].number, maxHeight: node["maxH"].number,
                alignment: alignment(node))
            return Container(layout, [child])
        case "padding":
            let insets = EdgeInsets(
                top: node["t"].number ?? 0, leading: node["l"].number ?? 0, bottom: node["b"].number ?? 0,
                trailing: node["r"].number ?? 0)
            return Container(PaddingLayout(insets), [child])
        case "overlay", "background":
            let content = children(node["o"], axis: nil)
            return Container(SecondaryContentLayout(alignment: alignment(node)), [child] + content)
        case "aspect":
            let fills = node["mode"].string == "fill"
            return Container(AspectRatioLayout(ratio: node["ratio"].number, fills: fills), [child])
        case "fixedsize": return Container(FixedSizeLayout(), [child])
        default: fatalError("no such node in a table of probes: \(node)")
        }
    }

    private mutating func children(_ list: JSON, axis: Axis?) -> [any LayoutItem] {
        var result: [any LayoutItem] = []
        for node in list.array { result.append(build(node, axis: axis)) }
        return result
    }

    private mutating func spacer(min: CGFloat?, axis: Axis?, id: String? = nil) -> any LayoutItem {
        let sizing = SpacerSizing(minLength: min, axis: axis)
        let leaf = Leaf(spacing: sizing.spacing, priority: SpacerSizing.layoutPriority) { sizing.sizeThatFits($0) }
        if let id { leaves[id] = leaf }
        return leaf
    }

    private mutating func leaf(_ node: JSON) -> any LayoutItem {
        let leaf: Leaf
        switch node["k"].string {
        case "arealeaf":
            let (area, ideal) = (node["area"].number ?? 0, node["ideal"].number ?? 0)
            leaf = Leaf { proposal in
                let width = min(max(proposal.width ?? ideal, 1), 1000)
                return CGSize(width: width, height: area / width)
            }
        case "halfleaf": leaf = Leaf { CGSize(width: ($0.width ?? 40) / 2, height: 10) }
        default:
            let (w, h) = (node["w"].array.map { $0.number ?? 0 }, node["h"].array.map { $0.number ?? 0 })
            leaf = Leaf { proposal in
                CGSize(
                    width: min(max(proposal.width ?? w[1], w[0]), w[2]),
                    height: min(max(proposal.height ?? h[1], h[0]), h[2]))
            }
        }
        leaves[node["id"].string ?? ""] = leaf
        return leaf
    }

    private mutating func grid(_ node: JSON) -> any LayoutItem {
        var items: [any LayoutItem] = []
        for (index, row) in node["rows"].array.enumerated() {
            if !row["full"].isNull { items.append(cell(row["full"])) }
            let alignment = row["rowAlignment"].string.map { vertical($0) }
            for description in row["cells"].array {
                let membership = GridRowMembership(row: index, alignment: alignment)
                items.append(Tagged(cell(description), GridRowKey.self, membership))
            }
        }
        let layout = GridLayout(
            alignment: alignment(node), horizontalSpacing: node["horizontalSpacing"].number,
            verticalSpacing: node["verticalSpacing"].number)
        return Container(layout, items)
    }

    private mutating func cell(_ node: JSON) -> any LayoutItem {
        let arguments = node["args"].array.map { $0.number ?? 0 }
        let id = node["id"].string ?? ""
        var item: any LayoutItem
        if node["kind"].string == "spacer" {
            item = spacer(min: nil, axis: nil, id: id)
        } else {
            let kind = node["kind"].string ?? ""
            let leaf = Leaf { ProbeTree.cellSize(kind, arguments, $0) }
            leaves[id] = leaf
            item = leaf
        }
        if let priority = node["priority"].number {
            item = Container(PaddingLayout(EdgeInsets()), [item], priority: Double(priority))
        }
        if let span = node["span"].number { item = Tagged(item, GridCellColumnsKey.self, Int(span)) }
        if !node["anchor"].isNull { item = Tagged(item, GridCellAnchorKey.self, anchor(node["anchor"])) }
        if let alignment = node["columnAlignment"].string {
            item = Tagged(item, GridColumnAlignmentKey.self, horizontal(alignment))
        }
        var unsized: Axis.Set = []
        if node["unsizedHorizontal"].bool { unsized.formUnion(.horizontal) }
        if node["unsizedVertical"].bool { unsized.formUnion(.vertical) }
        return Tagged(item, GridCellUnsizedAxesKey.self, unsized)
    }

    private static func cellSize(_ kind: String, _ args: [CGFloat], _ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        func clamp(_ value: CGFloat) -> CGFloat { min(max(value, args[0]), args[1]) }
        switch kind {
        case "fixed": return CGSize(width: args[0], height: args[1])
        case "flex": return size
        case "clampBoth": return CGSize(width: clamp(size.width), height: clamp(size.height))
        case "flexW": return CGSize(width: size.width, height: args[0])
        case "flexH": return CGSize(width: args[0], height: size.height)
        case "half": return CGSize(width: (proposal.width ?? 40) / 2, height: 10)
        case "clampW": return CGSize(width: clamp(size.width), height: args[2])
        default: fatalError("no such cell in a table of probes: \(kind)")
        }
    }

    private func anchor(_ node: JSON) -> UnitPoint? {
        if let x = node[0].number, let y = node[1].number { return UnitPoint(x: x, y: y) }
        let alignment = Alignment(horizontal: horizontal(node.string), vertical: vertical(node.string))
        let unit = ViewDimensions(size: CGSize(width: 1, height: 1))
        return UnitPoint(x: unit[alignment.horizontal], y: unit[alignment.vertical])
    }

    private func alignment(_ node: JSON) -> Alignment {
        Alignment(horizontal: horizontal(node["align"].string), vertical: vertical(node["align"].string))
    }

    private func horizontal(_ name: String?) -> HorizontalAlignment {
        let name = name?.lowercased() ?? ""
        return name.hasSuffix("leading") ? .leading : name.hasSuffix("trailing") ? .trailing : .center
    }

    private func vertical(_ name: String?) -> VerticalAlignment {
        let name = name?.lowercased() ?? ""
        if name.hasPrefix("firsttext") { return .firstTextBaseline }
        if name.hasPrefix("lasttext") { return .lastTextBaseline }
        return name.hasPrefix("top") ? .top : name.hasPrefix("bottom") ? .bottom : .center
    }
}
