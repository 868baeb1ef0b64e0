import Foundation

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// A view tree of the table of probes, written with SwiftUI's own views and modifiers.
@MainActor
struct ProbeView {
    let log: ProbeLog

    func view(_ node: TruthValue) -> AnyView {
        switch node["k"].string {
        case "leaf", "arealeaf", "halfleaf": return AnyView(leaf(node))
        case "hstack":
            return AnyView(
                HStack(alignment: vertical(node["align"].string), spacing: node["spacing"].number) {
                    views(node["c"])
                })
        case "vstack":
            return AnyView(
                VStack(alignment: horizontal(node["align"].string), spacing: node["spacing"].number) {
                    views(node["c"])
                })
        case "zstack": return AnyView(ZStack(alignment: alignment(node)) { views(node["c"]) })
        case "spacer": return AnyView(Spacer(minLength: node["min"].number))
        case "grid": return grid(node)
        default: return modified(node)
        }
    }

    private func views(_ list: TruthValue) -> some View {
        ForEach(0..<list.array.count, id: \.self) { view(list[$0]) }
    }

    private func modified(_ node: TruthValue) -> AnyView {
        let child = view(node["c"])
        switch node["k"].string {
        case "priority": return AnyView(child.layoutPriority(Double(node["v"].number ?? 0)))
        case "frame":
            return AnyView(
                child.frame(width: node["w"].number, height: node["h"].number, alignment: alignment(node)))
        case "flexframe":
            return AnyView(
                child.frame(
                    minWidth: node["minW"].number, idealWidth: node["idealW"].number, maxWidth: node["maxW"].number,
                    minHeight: node["minH"].number, idealHeight: node["idealH"].number,
                    maxHeight: node["maxH"].number, alignment: alignment(node)))
        case "padding":
            return AnyView(
                child.padding(
                    EdgeInsets(
                        top: node["t"].number ?? 0, leading: node["l"].number ?? 0, bottom: node["b"].number ?? 0,
                        trailing: node["r"].number ?? 0)))
        case "overlay": return AnyView(child.overlay(alignment: alignment(node)) { views(node["o"]) })
        case "background": return AnyView(child.background(alignment: alignment(node)) { views(node["o"]) })
        case "aspect":
            return AnyView(
                child.aspectRatio(node["ratio"].number, contentMode: node["mode"].string == "fill" ? .fill : .fit))
        case "fixedsize": return AnyView(child.fixedSize())
        default: fatalError("no such node in a table of probes: \(node)")
        }
    }

    // MARK: Leaves

    private func leaf(_ node: TruthValue) -> ProbeLeaf {
        let size: (ProposedViewSize) -> CGSize
        switch node["k"].string {
        case "arealeaf":
            let (area, ideal) = (node["area"].number ?? 0, node["ideal"].number ?? 0)
            size = { proposal in
                let width = min(max(proposal.width ?? ideal, 1), 1000)
                return CGSize(width: width, height: area / width)
            }
        case "halfleaf": size = { CGSize(width: ($0.width ?? 40) / 2, height: 10) }
        default:
            let (w, h) = (node["w"].array.map { $0.number ?? 0 }, node["h"].array.map { $0.number ?? 0 })
            size = { proposal in
                CGSize(
                    width: min(max(proposal.width ?? w[1], w[0]), w[2]),
                    height: min(max(proposal.height ?? h[1], h[0]), h[2]))
            }
        }
        return ProbeLeaf(id: node["id"].string ?? "", log: log, size: size)
    }

    // MARK: Grids

    private func grid(_ node: TruthValue) -> AnyView {
        let rows = node["rows"]
        return AnyView(
            Grid(
                alignment: alignment(node), horizontalSpacing: node["horizontalSpacing"].number,
                verticalSpacing: node["verticalSpacing"].number
            ) {
                ForEach(0..<rows.array.count, id: \.self) { row(rows[$0]) }
            })
    }

    @ViewBuilder
    private func row(_ row: TruthValue) -> some View {
        if !row["full"].isNull { cell(row["full"]) }
        if !row["cells"].array.isEmpty {
            GridRow(alignment: row["rowAlignment"].string.map { vertical($0) }) {
                ForEach(0..<row["cells"].array.count, id: \.self) { cell(row["cells"][$0]) }
            }
        }
    }

    private func cell(_ node: TruthValue) -> AnyView {
        var view = content(ofCell: node)
        if let priority = node["priority"].number { view = AnyView(view.layoutPriority(Double(priority))) }
        if let span = node["span"].number { view = AnyView(view.gridCellColumns(Int(span))) }
        if !node["anchor"].isNull { view = AnyView(view.gridCellAnchor(anchor(node["anchor"]))) }
        if let alignment = node["columnAlignment"].string {
            view = AnyView(view.gridColumnAlignment(horizontal(alignment)))
        }
        var unsized: Axis.Set = []
        if node["unsizedHorizontal"].bool { unsized.formUnion(.horizontal) }
        if node["unsizedVertical"].bool { unsized.formUnion(.vertical) }
        return unsized.isEmpty ? view : AnyView(view.gridCellUnsizedAxes(unsized))
    }

    private func content(ofCell node: TruthValue) -> AnyView {
        let arguments = node["args"].array.map { $0.number ?? 0 }
        let (id, kind) = (node["id"].string ?? "", node["kind"].string ?? "")
        guard kind == "spacer" else {
            return AnyView(ProbeLeaf(id: id, log: log) { Self.cellSize(kind, arguments, $0) })
        }
        let probe = ProbeLeaf(id: id, log: log) { $0.replacingUnspecifiedDimensions() }
        return AnyView(Spacer().overlay(probe))
    }

    private static func cellSize(_ kind: String, _ arguments: [CGFloat], _ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        func clamp(_ value: CGFloat) -> CGFloat { min(max(value, arguments[0]), arguments[1]) }
        switch kind {
        case "fixed": return CGSize(width: arguments[0], height: arguments[1])
        case "flex": return size
        case "clampBoth": return CGSize(width: clamp(size.width), height: clamp(size.height))
        case "flexW": return CGSize(width: size.width, height: arguments[0])
        case "flexH": return CGSize(width: arguments[0], height: size.height)
        case "half": return CGSize(width: (proposal.width ?? 40) / 2, height: 10)
        case "clampW": return CGSize(width: clamp(size.width), height: arguments[2])
        default: fatalError("no such cell in a table of probes: \(kind)")
        }
    }

    // MARK: Alignments

    private func anchor(_ node: TruthValue) -> UnitPoint {
        if let x = node[0].number, let y = node[1].number { return UnitPoint(x: x, y: y) }
        let unit = ViewDimensions(size: CGSize(width: 1, height: 1))
        return UnitPoint(x: unit[horizontal(node.string)], y: unit[vertical(node.string)])
    }

    private func alignment(_ node: TruthValue) -> Alignment {
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
