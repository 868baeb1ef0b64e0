import Synchronization

/// Storage of layers that are done with, for the next ones: large blocks of memory need not be had from the system, and
/// given back to it, for every group and every blur.
final class LayerPool: Sendable {
    private static let mostWaiting = 4
    /// Larger storage is not kept.
    private static let mostBytes = 16 << 20

    private let waiting = Mutex<[[UInt8]]>([])

    /// The bytes that are held now.
    var bytes: Int { waiting.withLock { waiting in waiting.reduce(0) { $0 + $1.count } } }

    /// Returns at least `count` bytes, the first `count` of them zero.
    func take(_ count: Int) -> [UInt8] {
        let known = waiting.withLock { waiting -> [UInt8]? in
            guard let index = waiting.firstIndex(where: { $0.count >= count }) else { return nil }
            return waiting.remove(at: index)
        }
        guard var storage = known else { return [UInt8](repeating: 0, count: count) }
        storage.clear(count)
        return storage
    }

    func give(_ storage: [UInt8]) {
        if storage.isEmpty || storage.count > LayerPool.mostBytes { return }
        waiting.withLock { waiting in
            if waiting.count < LayerPool.mostWaiting {
                waiting.append(storage)
            } else if let index = waiting.firstIndex(where: { $0.count < storage.count }) {
                waiting[index] = storage
            }
        }
    }
}
