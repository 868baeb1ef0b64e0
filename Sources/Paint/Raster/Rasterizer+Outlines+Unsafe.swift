import Dispatch
import Pixels
import Synchronization

extension Rasterizer {
    /// Items that a thread takes at a time.
    private static let itemsAtATime = 8

    /// Returns the items with the known results for their shapes, found out on up to `threads` threads at a time.
    ///
    /// One item's outline does not depend on another's. Made before the bands are drawn, it is made once for all the bands it reaches
    /// into.
    func withOutlines(_ items: [PlacedItem], within canvas: PixelRect, threads: Int) -> [PlacedItem] {
        var items = items
        let end = items.count
        let next = Mutex(0)
        items.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            let target = ItemTarget(base: base)
            DispatchQueue.concurrentPerform(iterations: threads) { _ in
                withRenderer { renderer in
                    var vertices = 0
                    while true {
                        let first = next.withLock { next in
                            defer { next += Rasterizer.itemsAtATime }
                            return next
                        }
                        if first >= end { break }
                        for index in first..<min(first + Rasterizer.itemsAtATime, end) {
                            target.look(at: index, renderer, canvas, holding: &vertices)
                        }
                    }
                }
            }
        }
        return items
    }
}

/// The items, of which every thread changes its own and nothing else.
private struct ItemTarget: @unchecked Sendable {
    let base: UnsafeMutablePointer<PlacedItem>

    func look(at index: Int, _ renderer: Renderer, _ canvas: PixelRect, holding vertices: inout Int) {
        let placed = base[index]
        if placed.box.intersection(canvas).isEmpty { return }
        base[index].known = renderer.knownShape(
            of: placed.item, placed.toPixels, Clip(bounds: canvas, mask: nil), holding: &vertices)
    }
}
