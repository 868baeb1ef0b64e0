import Drawing
import Foundation

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// The box of a shape that is filled in one colour.
struct FilledBox {
    let box: CGRect
    let color: RGBA

    static func all(in list: DisplayList) -> [FilledBox] { boxes(in: list.items, CGAffineTransform.identity) }

    private static func boxes(in items: [DisplayItem], _ map: CGAffineTransform) -> [FilledBox] {
        items.flatMap { item -> [FilledBox] in
            switch item {
            case .fill(let path, _, .color(let color)): return [FilledBox(box: path.applying(map).boundingRect, color: color)]
            case .transform(let inner, let items): return boxes(in: items, inner.concatenating(map))
            case .clip(_, _, let items): return boxes(in: items, map)
            case .group(_, _, let items): return boxes(in: items, map)
            default: return []
            }
        }
    }
}
