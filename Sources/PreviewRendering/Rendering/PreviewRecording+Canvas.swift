import Drawing
import Foundation
import SwiftUI

extension PreviewRecording {
    /// Gives what is filmed of content that the canvas fits one canvas for each film: as large as the content comes to be in it, from the
    /// same corner. A still of what does not move is as large as its own content.
    ///
    /// - Parameter size: what the content took at its largest, seen or not.
    /// - Throws: `PreviewError.emptyCanvas` if there is never any content.
    mutating func fitCanvases(to size: CGSize) throws(PreviewError) {
        let frames = (motion?.frames ?? []) + transitions.flatMap(\.frames)
        if !frames.isEmpty {
            let canvas = (frames + stills.map(\.list)).canvas(atLeast: size)
            for index in stills.indices { stills[index].list = stills[index].list.extended(to: canvas) }
            for index in transitions.indices { transitions[index].frames = transitions[index].frames.map { $0.extended(to: canvas) } }
            if let frames = motion?.frames { motion?.frames = frames.map { $0.extended(to: canvas) } }
        }
        for index in scenes.indices { scenes[index].fitContent() }
        guard stills.allSatisfy({ $0.list.size.width > 0 && $0.list.size.height > 0 }) else { throw .emptyCanvas }
    }
}

extension PreviewRecording.Scene {
    /// Gives all frames the canvas that the largest of them needs.
    mutating func fitContent() {
        let canvas = frames.canvas(atLeast: .zero)
        frames = frames.map { $0.extended(to: canvas) }
    }
}

extension [DisplayList] {
    /// The least canvas on which each of them is whole.
    fileprivate func canvas(atLeast size: CGSize) -> CGSize {
        reduce(into: size) { $0 = CGSize(width: Swift.max($0.width, $1.size.width), height: Swift.max($0.height, $1.size.height)) }
    }
}

extension DisplayList {
    /// The same on a larger canvas, at its corner.
    ///
    /// The first item is what lies behind the others on the whole canvas.
    fileprivate func extended(to canvas: CGSize) -> DisplayList {
        guard canvas != size, case .fill(_, let style, let paint)? = items.first else { return self }
        let ground = DisplayItem.fill(Path(CGRect(origin: .zero, size: canvas)), style, paint)
        return DisplayList(size: canvas, items: [ground] + items.dropFirst())
    }
}
