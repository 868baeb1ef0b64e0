import Drawing
import Foundation
import Pixels
import Raster
import SwiftUI

extension PreviewFilm {
    /// Puts what has the colour of its ground, as white words on white, on a ground on which it can be seen.
    ///
    /// - Parameter other: the colour of that ground.
    mutating func standOut(on other: RGBA) throws {
        let seen = looks
        guard !seen.isEmpty, try seen.allSatisfy({ try $0.isOneColor() }) else { return }
        guard try seen.contains(where: { try !$0.grounded(on: other).isOneColor() }) else { return }
        for index in stills.indices { stills[index].list = stills[index].list.grounded(on: other) }
        for index in transitions.indices { transitions[index].frames = transitions[index].frames.map { $0.grounded(on: other) } }
        if let frames = motion?.frames { motion?.frames = frames.map { $0.grounded(on: other) } }
        for index in scenes.indices { scenes[index].frames = scenes[index].frames.map { $0.grounded(on: other) } }
        notes.append(
            "All of it has the colour of a preview's ground, so it is drawn on another one. A #Preview with a background shows it as "
                + "intended."
        )
    }

    /// The stills, and some frames of what moves.
    private var looks: [DisplayList] {
        let frames = motion?.frames ?? []
        let step = max(frames.count / Self.looksAtMotion, 1)
        return stills.map(\.list) + stride(from: 0, to: frames.count, by: step).map { frames[$0] }
    }

    private static let looksAtMotion = 8
}

extension DisplayList {
    /// Returns true if all pixels are alike, but for invisible differences.
    fileprivate func isOneColor() throws -> Bool {
        let bytes = try Rasterizer(scale: 1).render(self).bytes
        guard bytes.count >= 4 else { return true }
        let first = [Int](bytes.prefix(4).map(Int.init))
        return bytes.indices.allSatisfy { abs(Int(bytes[$0]) - first[$0 & 3]) <= 3 }
    }

    /// The same on another ground. The first item is what lies behind the others.
    fileprivate func grounded(on color: RGBA) -> DisplayList {
        guard case .fill(let path, let style, _)? = items.first else { return self }
        return DisplayList(size: size, items: [.fill(path, style, .color(color))] + items.dropFirst())
    }
}
