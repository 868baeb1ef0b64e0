import Foundation
import Geometry

/// Puts the cells of a measured grid into their slots.
struct GridPlacement {
    let plan: GridPlan
    let measurement: GridMeasurement
    let subviews: LayoutSubviews
    let alignment: Alignment

    private struct Slot {
        var cell: GridCell
        var frame: CGRect
        var proposal: ProposedViewSize
        var dimensions: ViewDimensions
    }

    func place(in bounds: CGRect) {
        let slots = slots(in: bounds)
        let rowSpans = rowSpans(slots)
        for slot in slots {
            let corner = CGPoint(x: slot.frame.minX + x(in: slot), y: slot.frame.minY + y(in: slot, rowSpans))
            subviews[subviews.startIndex + slot.cell.index].place(at: corner, proposal: slot.proposal)
        }
    }

    /// A cell that was measured at another size than its slot has is proposed the slot and measured again.
    private func slots(in bounds: CGRect) -> [Slot] {
        let (lefts, tops) = (measurement.columns.starts, measurement.rows.starts)
        return plan.cells.map { cell in
            let size = CGSize(
                width: measurement.columns.length(of: cell.columns),
                height: measurement.rows.length(of: cell.tracks(along: .vertical)))
            let origin = CGPoint(
                x: bounds.minX + lefts[cell.columns.lowerBound], y: bounds.minY + tops[cell.row])
            let fits = size == measurement.answers[cell.index]
            let proposal = fits ? measurement.proposals[cell.index] : ProposedViewSize(size)
            return Slot(
                cell: cell, frame: CGRect(origin: origin, size: size), proposal: proposal,
                dimensions: subviews[subviews.startIndex + cell.index].dimensions(in: proposal))
        }
    }

    /// The cells of a row line up at the row's guide, not at its slot's: that is how baselines meet.
    private func rowSpans(_ slots: [Slot]) -> [AlignmentSpan] {
        var spans = [AlignmentSpan](repeating: AlignmentSpan(), count: plan.rowCount)
        for slot in slots where slot.cell.anchor == nil {
            let guide = slot.dimensions[rowGuide(slot.cell)]
            spans[slot.cell.row].add(length: slot.dimensions.height, guide: guide)
        }
        return spans
    }

    /// The anchor counts most, then the column's alignment for cells of one column, then the grid's.
    private func x(in slot: Slot) -> CGFloat {
        let width = slot.frame.width
        if let anchor = slot.cell.anchor { return (anchor.x * (width - slot.dimensions.width)).orZero }
        let column = slot.cell.isSingleColumn ? plan.columnAlignments[slot.cell.columns.lowerBound] : nil
        let guide = AlignmentKey(column ?? alignment.horizontal)
        return (guide.defaultValue(in: ViewDimensions(size: slot.frame.size)) - slot.dimensions[guide]).orZero
    }

    /// The anchor counts most, then the row's alignment, then the grid's.
    private func y(in slot: Slot, _ rowSpans: [AlignmentSpan]) -> CGFloat {
        let height = slot.frame.height
        if let anchor = slot.cell.anchor { return (anchor.y * (height - slot.dimensions.height)).orZero }
        let guide = rowGuide(slot.cell)
        let span = rowSpans[slot.cell.row]
        let spare =
            guide.defaultValue(in: ViewDimensions(size: slot.frame.size))
            - guide.defaultValue(in: ViewDimensions(size: CGSize(width: slot.frame.width, height: span.length)))
        return (span.start(guide: slot.dimensions[guide]) + spare).orZero
    }

    private func rowGuide(_ cell: GridCell) -> AlignmentKey {
        AlignmentKey(plan.rowAlignments[cell.row] ?? alignment.vertical)
    }
}
