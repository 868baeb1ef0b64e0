import Drawing
import Foundation
import SwiftUI

/// What the system makes of what the views draw.
extension PreviewRenderer {
    /// What a tree shows at a moment, coloured as the plan says and on its canvas.
    ///
    /// - Parameter date: the date that texts tell, if not that of the tree's clock.
    func picture(of tree: ViewTree, at time: Double, showing date: Date? = nil) -> DisplayList {
        func list(_ group: ToneGroup? = nil) -> DisplayList {
            if let date { tree.displayList(at: time, showing: date, of: group) } else { tree.displayList(at: time, of: group) }
        }
        switch plan.look {
        case .fullColor:
            return framed(list())
        case .vibrant:
            let canvas = DisplayItem.fill(Path(CGRect(origin: .zero, size: plan.size)), FillStyle(), .color(.black))
            let items = [canvas] + list().items
            return framed(DisplayList(size: plan.size, items: [.filter(.colorMatrix(Self.luminanceAsWhite), items)]))
        case .accented:
            let groups = [(ToneGroup.standard, RGBA.white), (.accented, Self.accent)].compactMap { group, tone -> DisplayItem? in
                let items = list(group).items
                return items.isEmpty ? nil : .filter(.colorMatrix(Self.solid(tone)), items)
            }
            return framed(DisplayList(size: plan.size, items: groups))
        }
    }

    /// The list on the canvas: behind it the backdrop, which shows through backgrounds that are not opaque, around it the
    /// corners.
    private func framed(_ list: DisplayList) -> DisplayList {
        let canvas = Path(CGRect(origin: .zero, size: list.size))
        let backdrop = plan.backdrop.resolve(in: plan.environment)
        let items = [.fill(canvas, FillStyle(), .color(backdrop.rgba))] + list.items
        guard plan.cornerRadius > 0 else { return DisplayList(size: list.size, items: items) }
        // Where two corners meet there is nothing straight that they could run into smoothly: a disc is a disc.
        let isRound = plan.cornerRadius * 2 >= min(list.size.width, list.size.height)
        let corners = Path(
            roundedRect: CGRect(origin: .zero, size: list.size), cornerRadius: plan.cornerRadius,
            style: isRound ? .circular : .continuous)
        return DisplayList(size: list.size, items: [.clip(corners, FillStyle(), items)])
    }

    /// White, as opaque as a colour on black is bright: what is bright stands out, what is dark or clear shows the wallpaper.
    ///
    /// Source: Human Interface Guidelines, Widgets: on the Lock Screen content is desaturated, brighter means more vibrant, and
    /// clear pixels let the wallpaper through. The weights are those of sRGB's luminance (Rec. 709).
    private static let luminanceAsWhite: [Double] = [
        0, 0, 0, 0, 1,
        0, 0, 0, 0, 1,
        0, 0, 0, 0, 1,
        0.2126, 0.7152, 0.0722, 0, 0,
    ]

    /// A tint that nobody has chosen: a warm yellow that is told from white at a glance.
    private static let accent = RGBA(red: 1, green: 0.78, blue: 0.36)

    /// One colour, as opaque as what it stands for.
    private static func solid(_ color: RGBA) -> [Double] {
        [
            0, 0, 0, 0, Double(color.red),
            0, 0, 0, 0, Double(color.green),
            0, 0, 0, 0, Double(color.blue),
            0, 0, 0, 1, 0,
        ]
    }
}
