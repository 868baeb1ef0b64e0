import Foundation

/// The frames of a text and of the field into which it was typed.
@MainActor
struct PlaceInField {
    private let text: CGRect
    private let field: CGRect

    /// - Parameter node: a text. The result is nil for one outside a field or without a place.
    init?(of node: ViewNode) {
        guard let text = node.placedFrame, node.environment.standsInField else { return nil }
        var outer = node.parent
        while let here = outer, here.environment.standsInField { outer = here.parent }
        guard let field = outer?.placedFrame else { return nil }
        (self.text, self.field) = (text, field)
    }

    /// Returns the distance by which the field has moved, as the text sees it. The distance is measured at the side, or the middle, from
    /// which the text keeps its distance, because the text may have become longer without leaving its place.
    func wayOfField(to other: PlaceInField) -> CGSize {
        let side = [\CGRect.minX, \.maxX, \.midX].first { kept($0, in: other) } ?? \.minX
        let height = [\CGRect.minY, \.maxY, \.midY].first { kept($0, in: other) } ?? \.minY
        return CGSize(
            width: other.field[keyPath: side] - field[keyPath: side], height: other.field[keyPath: height] - field[keyPath: height])
    }

    private func kept(_ edge: KeyPath<CGRect, CGFloat>, in other: PlaceInField) -> Bool {
        let distance = text[keyPath: edge] - field[keyPath: edge]
        return abs(other.text[keyPath: edge] - other.field[keyPath: edge] - distance) < Self.dust
    }

    /// A distance smaller than any pixel and larger than rounding errors.
    private static let dust: CGFloat = 1e-3
}
