import Drawing
import Foundation
import HostProtocol
import SwiftUI

/// The view that pictures are cut to is never shown, or is one of several.
enum CropFault: Error, Equatable, CustomStringConvertible {
    /// No view has the name; `known` are names that would have been found.
    case missing(String, known: [String])
    /// Several views have the name, at these places.
    case several(String, frames: [CGRect])

    /// The most names or places in the message.
    private static let mostNames = 12

    var description: String {
        switch self {
        case .missing(let name, let known): Self.words(missing: name, known)
        case .several(let name, let frames): Self.words(several: name, frames)
        }
    }

    private static func words(several name: String, _ frames: [CGRect]) -> String {
        func number(_ value: CGFloat) -> String {
            let tenths = Double((value * 10).rounded() / 10)
            return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
        }
        let places = frames.prefix(mostNames).enumerated().map { index, frame in
            "\"\(name)#\(index + 1)\" at (\(number(frame.minX)), \(number(frame.minY))) \(number(frame.width)) x \(number(frame.height))"
        }
        let rest = frames.count > mostNames ? " and \(frames.count - mostNames) more" : ""
        return "\(frames.count) views are called \"\(name)\". Choose one of them: \(places.joined(separator: ", "))\(rest)."
    }

    private static func words(missing name: String, _ known: [String]) -> String {
        let names = known.prefix(mostNames).map { "\"\($0)\"" }.joined(separator: ", ")
        let rest = known.count > mostNames ? " and \(known.count - mostNames) more" : ""
        return "No view is called \"\(name)\", so there is nothing to cut the picture to. "
            + (known.isEmpty ? "Give a view an accessibility identifier." : "There are \(names)\(rest).")
    }
}

/// Notes the places of the view that files are cut to, while frames are filmed.
@MainActor
package final class FocusNotes {
    private let name: String
    private let wanted: (name: String, place: Int)?
    private var box: CGRect?
    /// The places of the views of the name where they were several and none was chosen.
    private(set) var several: [CGRect] = []
    /// The names by which views of the last frame can be asked for.
    private(set) var known: [String] = []

    /// - Parameter name: the name of a view, or with `#2` the second of several.
    init(name: String) {
        self.name = name
        wanted = name.lastIndex(of: "#").flatMap { sign in
            Int(name[name.index(after: sign)...]).flatMap { $0 > 0 && sign > name.startIndex ? (String(name[..<sign]), $0 - 1) : nil }
        }
    }

    /// Notes the place at a moment that is drawn as a list: in points of the picture or, where its canvas will fit the content, from the
    /// middle of that.
    func note(_ tree: ViewTree, at time: Double, in list: DisplayList, of plan: PreviewPlan) {
        let elements = tree.accessibleElements(at: time)
        known = elements.names.filter { !$0.isEmpty }
        let views = tree.inspectedViews(at: time)
        guard var frame = chosen(in: views, elements), !frame.isEmpty else { return }
        if let stage = plan.stage {
            frame = frame.applying(
                CGAffineTransform(a: stage.scale, b: 0, c: 0, d: stage.scale, tx: stage.origin.x, ty: stage.origin.y))
        } else if plan.fitting != nil {
            let middle = list.size.middle(pixelsPerPoint: plan.fittedCanvas.pixelsPerPoint)
            frame = frame.offsetBy(dx: -middle.x, dy: -middle.y)
        }
        box = box?.union(frame) ?? frame
    }

    /// Returns the frame of the view that is meant; nil if there is none. Of several, the first one.
    private func chosen(in views: [InspectedView], _ elements: [AccessibleElement]) -> CGRect? {
        let found = Self.frames(of: name, in: views, elements)
        if found.count > 1, several.isEmpty { several = found }
        if let first = found.first { return first }
        guard let wanted else { return nil }
        let numbered = Self.frames(of: wanted.name, in: views, elements)
        return numbered.indices.contains(wanted.place) ? numbered[wanted.place] : nil
    }

    /// Returns the frames of all views of a name, by the first kind of name that fits any.
    private static func frames(of name: String, in views: [InspectedView], _ elements: [AccessibleElement]) -> [CGRect] {
        // A control goes before a text with the same words, as it does for steps.
        let kinds: [() -> [CGRect]] = [
            { views.frames { $0.identifier == name } }, { views.frames { $0.name == name } },
            { elements.frames { $0.isTouched && $0.label == name } },
            { elements.frames { $0.label == name || $0.identifier == name } }, { views.frames { $0.text == name } },
        ]
        return kinds.lazy.map { $0() }.first { !$0.isEmpty } ?? []
    }

    /// Returns the box around all places since the last call.
    func take() -> CGRect? {
        defer { box = nil }
        return box
    }
}

extension [InspectedView] {
    /// The frames of the views of some kind, at any depth; views inside such a view do not count.
    fileprivate func frames(_ isMeant: (InspectedView) -> Bool) -> [CGRect] {
        flatMap { isMeant($0) ? [$0.frame] : $0.children.frames(isMeant) }
    }
}

extension [AccessibleElement] {
    /// The frames of the elements of some kind, at any depth; elements inside such an element do not count.
    fileprivate func frames(_ isMeant: (AccessibleElement) -> Bool) -> [CGRect] {
        flatMap { isMeant($0) ? [$0.frame] : $0.children.frames(isMeant) }
    }

    fileprivate var names: [String] { flatMap { [$0.identifier ?? $0.label] + $0.children.names } }
}

extension PreviewFilm {
    /// Cuts, pads and grounds all pictures as asked for. The stills and the films between them get one size, and each scene one of its
    /// own: a box that holds the view wherever it moves.
    ///
    /// - Throws: ``CropFault`` if the view that pictures are cut to is never shown, or is one of several.
    mutating func finish(_ options: RenderOptions) throws {
        let finish = options.finish
        guard finish.changesPictures else { return }
        let canvas = (stills.map(\.list) + transitions.flatMap(\.frames) + (motion?.frames ?? [])).canvas
        let box = focus?.onPixels(of: canvas, scale: options.scale)
        let boxes = scenes.map { $0.focus?.onPixels(of: $0.frames.canvas, scale: options.scale) }
        if let name = finish.crop {
            if focusFrames.count > 1 { throw CropFault.several(name, frames: focusFrames) }
            if box == nil, boxes.allSatisfy({ $0 == nil }) { throw CropFault.missing(name, known: focusNames) }
        }
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
