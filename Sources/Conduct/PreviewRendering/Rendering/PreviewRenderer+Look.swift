import Drawing
import Foundation
import HostProtocol
import RunContext
import SwiftUI

/// The system's changes to the drawings of the views.
extension PreviewRenderer {
    /// Returns the picture of a tree at a moment, coloured as the plan specifies and on its canvas.
    ///
    /// - Parameter date: the date that texts show, if not that of the tree's clock.
    func frame(of tree: ViewTree, at time: Double, showing date: Date? = nil) -> DisplayList {
        let list = coloured(tree, at: time, showing: date)
        focus?.note(tree, at: time, in: list, of: plan)
        return list
    }

    private func coloured(_ tree: ViewTree, at time: Double, showing date: Date?) -> DisplayList {
        RunContext.current.previewParts.pulse { "\(Self.seconds(max(time, 0))) s of it are known" }
        func list(_ group: ToneGroup? = nil) -> DisplayList {
            if let date { tree.displayList(at: time, showing: date, of: group) } else { tree.displayList(at: time, of: group) }
        }
        switch plan.look {
        case .fullColor:
            return framed(dimmed(list()))
        case .vibrant:
            let canvas = DisplayItem.fill(Path(CGRect(origin: .zero, size: plan.size)), FillStyle(), .color(.black))
            let items = [canvas] + list().items
            return framed(DisplayList(size: plan.size, items: [.filter(.colorMatrix(luminanceAsWhite), items)]))
        case .accented, .clear:
            // On clear glass both groups are white.
            let accent = plan.look == .clear ? RGBA.white : options.surroundings.accent
            let tones = [(ToneGroup.standard, RGBA.white), (.accented, accent)].compactMap { group, tone -> DisplayItem? in
                let items = list(group).items
                return items.isEmpty ? nil : .filter(.colorMatrix(Self.solid(tone)), items)
            }
            return framed(dimmed(DisplayList(size: plan.size, items: list(.original).items + tones)))
        }
    }

    /// The list on the canvas: behind it the backdrop, which shows through backgrounds that are not opaque, around it the
    /// corners.
    private func framed(_ list: DisplayList) -> DisplayList {
        if let stage = plan.stage, stage.isBare { return stage.frame(of: list.items) }
        let canvas = Path(CGRect(origin: .zero, size: list.size))
        let backdrop = plan.backdrop.resolve(in: plan.environment)
        let items = [.fill(canvas, FillStyle(), .color(backdrop.rgba))] + list.items
        guard plan.cornerRadius > 0 else { return staged(items, size: list.size) }
        // Where two corners meet there is nothing straight that they could run into smoothly: a disc is a disc.
        let isRound = plan.cornerRadius * 2 >= min(list.size.width, list.size.height)
        let corners = Path(
            roundedRect: CGRect(origin: .zero, size: list.size), cornerRadius: plan.cornerRadius,
            style: isRound ? .circular : .continuous)
        return staged([.clip(corners, FillStyle(), items)], size: list.size)
    }

    private func staged(_ items: [DisplayItem], size: CGSize) -> DisplayList {
        plan.stage?.frame(of: items) ?? DisplayList(size: plan.fitting == nil ? plan.size : size, items: items)
    }

    /// The list as a dimmed display shows it.
    private func dimmed(_ list: DisplayList) -> DisplayList {
        guard options[.alwaysOn], plan.environment.isInWidget else { return list }
        return DisplayList(size: list.size, items: [.filter(.colorMatrix(Self.darker), list.items)])
    }

    /// The part of its light that a dimmed display keeps. No public source gives it.
    private static let dimmedLight = 0.6

    private static let darker: [Double] = [
        dimmedLight, 0, 0, 0, 0,
        0, dimmedLight, 0, 0, 0,
        0, 0, dimmedLight, 0, 0,
        0, 0, 0, 1, 0,
    ]

    /// White, as opaque as a colour on black is bright: what is bright stands out, what is dark or clear shows the wallpaper.
    ///
    /// Source: Human Interface Guidelines, Widgets: on the Lock Screen content is desaturated, brighter means more vibrant, and
    /// clear pixels let the wallpaper through. The weights are those of sRGB's luminance (Rec. 709).
    private var luminanceAsWhite: [Double] {
        let light = options[.alwaysOn] ? Self.dimmedLight : 1
        return [
            0, 0, 0, 0, 1,
            0, 0, 0, 0, 1,
            0, 0, 0, 0, 1,
            0.2126 * light, 0.7152 * light, 0.0722 * light, 0, 0,
        ]
    }

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
