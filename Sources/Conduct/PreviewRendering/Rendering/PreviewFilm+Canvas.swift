import Drawing
import Foundation
import Raster
import SwiftUI

/// The canvas of a film whose content determines its size: the same for all frames, with the content in the middle.
struct FittedCanvas {
    let pixelsPerPoint: CGFloat
    /// How large the canvas may come to be for what is drawn outside of the views' frames, as by `offset` and `scaleEffect`; nil: that is
    /// cut off, as it is where a preview asks for the size that fits.
    let room: CGSize?

    /// The greatest reach of a drawing outside of the frames, in points, that counts as an overhang of letters or a rounding; a choice.
    private static let overhang: CGFloat = 2

    /// The canvas that frames need, from the middle of their content.
    func frame(of lists: [DisplayList], atLeast size: CGSize = .zero) -> CGRect {
        let largest = lists.reduce(into: size) { $0 = CGSize(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height)) }
        let frame = centered(largest)
        guard let room else { return frame }
        let reach = lists.reduce(frame) { $0.union(drawn(in: $1)) }
        guard !frame.insetBy(dx: -Self.overhang, dy: -Self.overhang).contains(reach) else { return frame }
        return frame.union(reach.intersection(centered(room)).integral)
    }

    /// The box of what a frame draws, from the middle of its content.
    private func drawn(in list: DisplayList) -> CGRect {
        let far: CGFloat = 4096
        let items = Array(list.items.dropFirst()).moved(by: CGPoint(x: far, y: far))
        let whole = DisplayList(size: CGSize(width: 2 * far, height: 2 * far), items: items)
        let middle = list.size.middle(pixelsPerPoint: pixelsPerPoint)
        return whole.extent(of: items).offsetBy(dx: -far - middle.x, dy: -far - middle.y)
    }

    private func centered(_ size: CGSize) -> CGRect {
        let middle = size.middle(pixelsPerPoint: pixelsPerPoint)
        return CGRect(origin: CGPoint(x: -middle.x, y: -middle.y), size: size)
    }

    /// Returns the point at which a frame begins on a canvas.
    func corner(of list: DisplayList, on canvas: CGRect) -> CGPoint {
        let middle = list.size.middle(pixelsPerPoint: pixelsPerPoint)
        return CGPoint(x: -canvas.minX - middle.x, y: -canvas.minY - middle.y)
    }

    /// A frame on a canvas. Its first item is what lies behind the others on the whole canvas.
    func extended(_ list: DisplayList, to canvas: CGRect) -> DisplayList {
        guard canvas.size != list.size, case .fill(_, let style, let paint)? = list.items.first else { return list }
        let ground = DisplayItem.fill(Path(CGRect(origin: .zero, size: canvas.size)), style, paint)
        return DisplayList(size: canvas.size, items: [ground] + Array(list.items.dropFirst()).moved(by: corner(of: list, on: canvas)))
    }
}

extension PreviewPlan {
    /// The rules by which the canvas fits its content.
    var fittedCanvas: FittedCanvas {
        FittedCanvas(
            pixelsPerPoint: environment.displayScale,
            room: isSample ? fitting.map { CGSize(width: $0.width ?? size.width, height: $0.height ?? size.height) } : nil)
    }
}

extension PreviewFilm {
    /// Gives what is filmed of content that the canvas fits one canvas for each film: as large as the content comes to be in it, and in
    /// its middle what is smaller, as a screen shows it. A still of what does not move is as large as its own content.
    ///
    /// - Parameter size: what the content took at its largest, seen or not.
    /// - Throws: `PreviewError.emptyCanvas` if there is never any content.
    mutating func fit(_ fitted: FittedCanvas, atLeast size: CGSize) throws(PreviewError) {
        let frames = (motion?.frames ?? []) + transitions.flatMap(\.frames)
        if frames.isEmpty {
            // Stills that are cut to one box are on one canvas.
            let canvas = focus == nil ? nil : fitted.frame(of: stills.map(\.list))
            for index in stills.indices {
                stills[index].list = fitted.extended(stills[index].list, to: canvas ?? fitted.frame(of: [stills[index].list]))
            }
            if let canvas { focus = focus?.offsetBy(dx: -canvas.minX, dy: -canvas.minY) }
        } else {
            let canvas = fitted.frame(of: frames + stills.map(\.list), atLeast: size)
            focus = focus?.offsetBy(dx: -canvas.minX, dy: -canvas.minY)
            for index in stills.indices { stills[index].list = fitted.extended(stills[index].list, to: canvas) }
            for index in transitions.indices {
                transitions[index].frames = transitions[index].frames.map { fitted.extended($0, to: canvas) }
            }
            if let frames = motion?.frames { motion?.frames = frames.map { fitted.extended($0, to: canvas) } }
        }
        for index in scenes.indices { scenes[index].fit(fitted) }
        guard stills.allSatisfy({ $0.list.size.width > 0 && $0.list.size.height > 0 }) else { throw .emptyCanvas }
    }
}

extension PreviewFilm.Scene {
    /// Gives all frames the canvas that the largest of them needs.
    mutating func fit(_ fitted: FittedCanvas) {
        let canvas = fitted.frame(of: frames)
        focus = focus?.offsetBy(dx: -canvas.minX, dy: -canvas.minY)
        for index in touchMarks.indices where frames.indices.contains(index) {
            touchMarks[index] = touchMarks[index].moved(by: fitted.corner(of: frames[index], on: canvas))
        }
        frames = frames.map { fitted.extended($0, to: canvas) }
    }
}
