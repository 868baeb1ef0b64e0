import CHarfBuzz
import Synchronization

/// HarfBuzz's buffers, kept: most texts are short, and a buffer takes four blocks of memory.
///
/// A buffer that is in use is not here, so that no two threads have the same.
enum ShapingBuffers {
    private struct Buffer: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    /// The most buffers that are kept, more than threads shape at a time; others are destroyed after use.
    private static let mostKept = 4

    /// Buffers that have held longer texts are not kept.
    private static let mostCharacters = 1024

    private static let kept = Mutex<[Buffer]>([])

    /// Calls `body` with an empty buffer; `count` is about how many characters it will hold.
    static func withBuffer<Result>(holding count: Int, _ body: (OpaquePointer?) -> Result) -> Result {
        let known = count > mostCharacters ? nil : kept.withLock { $0.popLast() }
        let buffer = known?.pointer ?? hb_buffer_create()
        hb_buffer_pre_allocate(buffer, UInt32(count))
        let result = body(buffer)
        guard let buffer, count <= mostCharacters else {
            hb_buffer_destroy(buffer)
            return result
        }
        hb_buffer_clear_contents(buffer)
        let isKept = kept.withLock { kept in
            if kept.count < mostKept { kept.append(Buffer(pointer: buffer)) }
            return kept.last?.pointer == buffer
        }
        if !isKept { hb_buffer_destroy(buffer) }
        return result
    }
}
