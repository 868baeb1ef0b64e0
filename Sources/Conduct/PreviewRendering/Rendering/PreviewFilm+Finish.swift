import Drawing
import Foundation
import HostProtocol
import SwiftUI

/// A view that pictures are cut to is never shown.
struct CropFault: Error, CustomStringConvertible {
    let name: String
    /// The names that would have been found.
    let known: [String]

    /// The most names in the message.
    private static let mostNames = 12

    var description: String {
        let names = known.prefix(Self.mostNames).map { "\"\($0)\"" }.joined(separator: ", ")
        let rest = known.count > Self.mostNames ? " and \(known.count - Self.mostNames) more" : ""
        return "No view is called \"\(name)\", so there is nothing to cut the picture to. "
            + (known.isEmpty ? "Give a view an accessibility identifier." : "There are \(names)\(rest).")
    }
}

/// Notes the places of the view that files are cut to, while frames are filmed.
@MainActor
package final class FocusNotes {
    private let name: String
    private var box: CGRect?
    /// The names by which views of the last frame can be asked for.
    private(set) var known: [String] = []

    init(name: String) { self.name = name }

    /// Notes the place at a moment that is drawn as a list: in points of the picture or, where its canvas will fit the content, from the
    /// middle of that.
    func note(_ tree: ViewTree, at time: Double, in list: DisplayList, of plan: PreviewPlan) {
        let elements = tree.accessibleElements(at: time)
        known = elements.names.filter { !$0.isEmpty }
        let views = tree.inspectedViews(at: time)
        // A control goes before a text with the same words, as it does for steps.
        let found: CGRect? =
            views.frame { $0.identifier == name } ?? views.frame { $0.name == name }
            ?? elements.frame { $0.isTouched && $0.label == name } ?? elements.frame { $0.label == name || $0.identifier == name }
            ?? views.frame { $0.text == name }
        guard var frame = found, !frame.isEmpty else { return }
        if let stage = plan.stage {
            frame = frame.applying(
                CGAffineTransform(a: stage.scale, b: 0, c: 0, d: stage.scale, tx: stage.origin.x, ty: stage.origin.y))
        } else if plan.fitting != nil {
            let middle = list.size.middle(pixelsPerPoint: plan.fittedCanvas.pixelsPerPoint)
            frame = frame.offsetBy(dx: -middle.x, dy: -middle.y)
        }
        box = box?.union(frame) ?? frame
    }

    /// Returns the box around all places since the last call.
    func take() -> CGRect? {
        defer { box = nil }
        return box
    }
}

extension [InspectedView] {
    /// The frame of the first view of some kind, at any depth.
    fileprivate func frame(_ isMeant: (InspectedView) -> Bool) -> CGRect? {
        for view in self {
            if isMeant(view) { return view.frame }
            if let frame = view.children.frame(isMeant) { return frame }
        }
        return nil
    }
}

extension [AccessibleElement] {
    /// The frame of the first element of some kind, at any depth.
    fileprivate func frame(_ isMeant: (AccessibleElement) -> Bool) -> CGRect? {
        for element in self {
            if isMeant(element) { return element.frame }
            if let frame = element.children.frame(isMeant) { return frame }
        }
        return nil
    }

    fileprivate var names: [String] { flatMap { [$0.identifier ?? $0.label] + $0.children.names } }
}

extension PreviewFilm {
    /// Cuts, pads and grounds all pictures as asked for. The stills and the films between them get one size, and each scene one of its
    /// own: a box that holds the view wherever it moves.
    ///
    /// - Throws: ``CropFault`` if the view that pictures are cut to is never shown.
    mutating func finish(_ options: RenderOptions) throws {
        let finish = options.finish
        guard finish.changesPictures else { return }
        let canvas = (stills.map(\.list) + transitions.flatMap(\.frames) + (motion?.frames ?? [])).canvas
        let box = focus?.onPixels(of: canvas, scale: options.scale)
        let boxes = scenes.map { $0.focus?.onPixels(of: $0.frames.canvas, scale: options.scale) }
        if let name = finish.crop, box == nil, boxes.allSatisfy({ $0 == nil }) { throw CropFault(name: name, known: focusNames) }
        let ground = finish.background.flatMap { RGBA(named: $0) }
        func finished(_ list: DisplayList, _ box: CGRect?) -> DisplayList {
            let cut = box.map { list.cut(to: $0) } ?? list
            return finish.padding > 0 || ground != nil ? cut.framed(by: finish.padding, on: ground) : cut
        }
        for index in stills.indices { stills[index].list = finished(stills[index].list, box) }
        for index in transitions.indices { transitions[index].frames = transitions[index].frames.map { finished($0, box) } }
        if let frames = motion?.frames { motion?.frames = frames.map { finished($0, box) } }
        for index in scenes.indices {
            let own = boxes[index] ?? box
            scenes[index].frames = scenes[index].drawnFrames.map { finished($0, own) }
            scenes[index].touchMarks = scenes[index].touchMarks.map { _ in [] }
        }
    }
}

extension [DisplayList] {
    fileprivate var canvas: CGSize {
        reduce(into: .zero) { $0 = CGSize(width: Swift.max($0.width, $1.size.width), height: Swift.max($0.height, $1.size.height)) }
    }
}

extension CGRect {
    /// The box inside a canvas, on whole pixels; nil if it is beside the canvas.
    fileprivate func onPixels(of canvas: CGSize, scale: Double) -> CGRect? {
        let box = intersection(CGRect(origin: .zero, size: canvas))
        guard !box.isNull, box.width > 0, box.height > 0 else { return nil }
        // A thousandth of a pixel is a rounding, not a part of the view.
        func down(_ value: CGFloat) -> CGFloat { (value * scale + 1e-3).rounded(.down) / scale }
        func up(_ value: CGFloat) -> CGFloat { (value * scale - 1e-3).rounded(.up) / scale }
        let (left, top) = (down(box.minX), down(box.minY))
        return CGRect(x: left, y: top, width: up(box.maxX) - left, height: up(box.maxY) - top)
    }
}

extension DisplayList {
    /// Returns the part of the picture inside a box, in points, as a picture of its own.
    fileprivate func cut(to box: CGRect) -> DisplayList {
        DisplayList(size: box.size, items: [.transform(CGAffineTransform(translationX: -box.minX, y: -box.minY), parts)])
    }

    /// Returns the picture with `distance` points around it, and a colour behind all of it.
    fileprivate func framed(by distance: CGFloat, on background: RGBA?) -> DisplayList {
        let larger = CGSize(width: size.width + 2 * distance, height: size.height + 2 * distance)
        let canvas = Path(CGRect(origin: .zero, size: larger))
        let ground = background.map { [DisplayItem.fill(canvas, FillStyle(), .color($0))] } ?? []
        // Parts that reached beyond the picture stay cut off.
        let content = DisplayItem.clip(Path(CGRect(origin: .zero, size: size)), FillStyle(), parts)
        return DisplayList(size: larger, items: ground + [.transform(CGAffineTransform(translationX: distance, y: distance), [content])])
    }
}
