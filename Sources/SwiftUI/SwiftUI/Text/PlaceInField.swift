import Foundation

/// Where a text and the field are that it was typed into.
@MainActor
struct PlaceInField {
    private let text: CGRect
    private let field: CGRect

    /// - Parameter node: a text; nil is returned for one in no field, or without a place.
    init?(of node: ViewNode) {
        guard let text = node.placedFrame, node.environment.standsInField else { return nil }
        var outer = node.parent
        while let here = outer, here.environment.standsInField { outer = here.parent }
        guard let field = outer?.placedFrame else { return nil }
        (self.text, self.field) = (text, field)
    }

    /// How far the field has moved to another place, as the text sees it: by the side, or the middle, to which the text keeps its
    /// distance; another text is longer, and no less at its place for that.
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

    /// Less than any pixel, and more than rounding.
    private static let dust: CGFloat = 1e-3
}
