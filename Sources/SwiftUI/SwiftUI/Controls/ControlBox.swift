import Foundation
import LayoutEngine
import UIKit
@_spi(Nodes) import SwiftUICore

nonisolated extension View {
    /// The box of a control that is a UIKit view on a device, with its label: neighbours keep the default distance, whatever text it has.
    ///
    /// Source: `layertree.ComplexView` of the layout measurements, in whose stack 8 points stand around a toggle, a date picker and a
    /// colour picker with labels.
    func controlBox() -> some View { modifier(ControlBoxModifier(isField: false)) }

    /// The same for a field of one line, which is higher than its text.
    func fieldBox() -> some View { modifier(ControlBoxModifier(isField: true)) }
}

nonisolated extension View {
    /// Makes a row of a list with a control as high as one with a line of body text.
    ///
    /// - Parameter height: the control's own height, in points.
    func fittingLine(height: CGFloat, isInList: Bool) -> some View {
        padding(.vertical, isInList ? min(20.333 - height, 0) / 2 : 0)
    }
}

nonisolated private struct ControlBoxModifier: ViewModifier, WrapperModifier {
    typealias Body = Never
    let isField: Bool

    @MainActor func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) { ControlBoxNode(tree: context.tree, inner: inner) }
        node.leastHeight = isField ? fieldHeight(in: context.environment) : 0
        return node
    }

    /// The height of UIKit's field in the font of its surroundings.
    @MainActor private func fieldHeight(in environment: EnvironmentValues) -> CGFloat {
        guard let library = environment.fontLibrary else { return 0 }
        let metrics = library.metrics(of: (environment.font ?? .body).resolved(in: environment.fontContext))
        return UITextField.height(ofLine: metrics.ascender + metrics.descender, pixelLength: environment.pixelLength)
    }
}

/// A control in its box.
private final class ControlBoxNode: WrapperNode {
    /// The least height, in points.
    var leastHeight: CGFloat = 0

    override var spacing: ViewSpacing { ViewSpacing() }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = inner.sizeThatFits(proposal)
        return CGSize(width: size.width, height: max(size.height, leastHeight))
    }

    override func alignedContent(size: CGSize, proposal: ProposedViewSize) -> AlignedContent? {
        let own = inner.sizeThatFits(proposal)
        return AlignedContent(inner, size: own, proposal: proposal, origin: CGPoint(x: 0, y: (size.height - own.height) / 2))
    }

    override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        let own = inner.sizeThatFits(proposal)
        inner.place(at: CGPoint(x: frame.minX, y: frame.minY + max(frame.height - own.height, 0) / 2), proposal: proposal)
    }
}
