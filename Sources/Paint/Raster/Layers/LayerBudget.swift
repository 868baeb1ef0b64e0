import Synchronization

/// The memory that the layers and clips of one picture may take at a time, besides its canvas.
///
/// Groups, masks, filters and soft clips inside one another each hold a layer while the inner ones are drawn: the sum is
/// bounded, so that hundreds of them come to an error before the machine's memory is used up.
final class LayerBudget: Sendable {
    private let bytes: Int
    private let left: Mutex<Int>

    init(bytes: Int) {
        self.bytes = bytes
        left = Mutex(bytes)
    }

    /// Takes a part of the remaining bytes; throws where they do not suffice.
    func take(_ bytes: Int) throws {
        let isEnough = left.withLock { left in
            guard bytes <= left else { return false }
            left -= bytes
            return true
        }
        if !isEnough { throw RasterError.layersTooLarge(bytes: self.bytes) }
    }

    /// Gives back taken bytes.
    func give(_ bytes: Int) { left.withLock { $0 += bytes } }
}
