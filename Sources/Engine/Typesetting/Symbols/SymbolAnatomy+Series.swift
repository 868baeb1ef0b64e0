import Foundation
import Geometry

extension SymbolAnatomy {
    /// Symbols that show a value, their parts in the order in which it fills them.
    var series: [SymbolPiece]? {
        let name = stem.joined(separator: ".")
        switch name {
        case "wifi":
            return steps(regions.indices.sorted { regions[$0].bounds.maxY > regions[$1].bounds.maxY }.map { [$0] }) { $0 }
        case "chart.bar":
            return steps(fromLeft(regions.indices).map { [$0] }) { $0 }
        case "ellipsis", "waveform":
            return steps(fromLeft(regions.indices).map { [$0] }) { _ in 0 }
        case "rays", "slowmo":
            return steps(clockwise.map { [$0] }) { _ in 0 }
        case "antenna.radiowaves.left.and.right", "dot.radiowaves.left.and.right", "iphone.radiowaves.left.and.right":
            let core = regions.indices.filter { abs(regions[$0].bounds.midX - ink.midX) < ink.width * 0.05 }
            return around(core)
        case "dot.radiowaves.right", "dot.radiowaves.up.forward", "speaker.wave.1", "speaker.wave.2", "speaker.wave.3":
            let order = fromLeft(regions.indices)
            return beside(order.prefix(1).map { $0 }, waves: order.dropFirst().map { [$0] })
        default: return nil
        }
    }

    private func fromLeft(_ indices: some Sequence<Int>) -> [Int] {
        indices.sorted { regions[$0].bounds.minX < regions[$1].bounds.minX }
    }

    /// The regions as a clock's hand meets them that starts at twelve.
    private var clockwise: [Int] {
        func angle(_ index: Int) -> Double {
            let box = regions[index].bounds
            let turned = Transcendental.angle(x: Double(ink.midY - box.midY), y: Double(box.midX - ink.midX))
            return turned < -0.05 ? turned + 2 * .pi : turned
        }
        return regions.indices.sorted { angle($0) < angle($1) }
    }

    /// Waves on both sides of a core, those at one distance together.
    private func around(_ core: [Int]) -> [SymbolPiece]? {
        guard !core.isEmpty else { return nil }
        let distance = { (index: Int) in abs(regions[index].bounds.midX - ink.midX) }
        let outer = regions.indices.filter { !core.contains($0) }.sorted { distance($0) < distance($1) }
        var waves: [[Int]] = []
        for index in outer {
            if let last = waves.last?.last, distance(index) - distance(last) < ink.width * 0.02 {
                waves[waves.count - 1].append(index)
            } else {
                waves.append([index])
            }
        }
        return beside(core, waves: waves)
    }

    private func beside(_ core: [Int], waves: [[Int]]) -> [SymbolPiece]? {
        guard !core.isEmpty, let steps = steps(waves, level: { $0 + 1 }) else { return nil }
        return steps + [SymbolPiece(core.map { regions[$0] }.joined, level: 0, .body)]
    }

    /// Returns parts that a rising value fills one after the other: of `n`, the part at `index` appears above `index / n`.
    private func steps(_ groups: [[Int]], level: (Int) -> Int) -> [SymbolPiece]? {
        guard !groups.isEmpty else { return nil }
        return groups.enumerated().map { index, group in
            SymbolPiece(
                group.map { regions[$0] }.joined, level: min(level(index), 2), .wave,
                threshold: Double(index) / Double(groups.count))
        }
    }
}
