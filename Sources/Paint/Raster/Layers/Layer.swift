import Pixels

/// A box of premultiplied pixels somewhere on the canvas (or beside it), into which items are drawn.
final class Layer {
    /// The initial pixels of a layer.
    enum Contents {
        case transparent
        /// Anything: every pixel is to be painted over with an opaque one.
        case arbitrary
    }

    /// The rectangle of the pixels, in pixels of the canvas.
    let bounds: PixelRect

    /// Row by row, four bytes a pixel, as a finished picture has them: the canvas becomes one without a copy. Storage
    /// from a pool may go on behind the last row.
    var storage: [UInt8]

    private let pool: LayerPool?

    /// The budget from which the storage was taken; nil for a canvas.
    let budget: LayerBudget?

    /// A layer of its own.
    init(bounds: PixelRect, _ contents: Contents = .transparent, budget: LayerBudget? = nil) throws {
        let count = try Layer.bytes(of: bounds)
        try budget?.take(count)
        self.bounds = bounds
        self.budget = budget
        pool = nil
        storage = contents == .transparent ? [UInt8](repeating: 0, count: count) : [UInt8](arbitrary: count)
    }

    /// A transparent layer that gives its storage back when it is done with.
    init(bounds: PixelRect, pool: LayerPool, budget: LayerBudget) throws {
        let count = try Layer.bytes(of: bounds)
        try budget.take(count)
        self.bounds = bounds
        self.budget = budget
        self.pool = pool
        storage = pool.take(count)
    }

    deinit {
        budget?.give(bounds.width * bounds.height * 4)
        if let pool {
            let storage = self.storage
            self.storage = []
            pool.give(storage)
        }
    }

    private static func bytes(of bounds: PixelRect) throws -> Int {
        // A pixel has four bytes.
        guard bounds.width * bounds.height <= Rasterizer.maximumBytes / 4 else {
            throw RasterError.layerTooLarge(widthInPixels: bounds.width, heightInPixels: bounds.height)
        }
        return bounds.width * bounds.height * 4
    }

    /// Creates a layer of existing pixels.
    init(bounds: PixelRect, storage: [UInt8]) {
        precondition(storage.count == bounds.width * bounds.height * 4, "A layer has four bytes a pixel.")
        self.bounds = bounds
        budget = nil
        pool = nil
        self.storage = storage
    }

    /// The index of a row's first pixel; `y` in pixels of the canvas.
    @inline(__always)
    func rowStart(_ y: Int) -> Int { (y - bounds.minY) * bounds.width }
}
