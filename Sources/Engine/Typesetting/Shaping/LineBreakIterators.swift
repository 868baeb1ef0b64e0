import Synchronization
import _FoundationICU

/// ICU's line break iterators, kept by language: making one costs more than breaking a short text with it.
///
/// An iterator that is in use is not here, so that no two threads have the same.
enum LineBreakIterators {
    private struct Iterator: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    /// The most iterators that are kept, more than a picture has languages; others are closed after use.
    private static let mostKept = 16

    private static let kept = Mutex<[String: Iterator]>([:])

    /// Calls `body` with an iterator over a text; not at all if ICU cannot make one.
    static func withIterator(
        over text: UnsafeBufferPointer<UInt16>, language: String, _ body: (OpaquePointer) -> Void
    ) {
        var status = U_ZERO_ERROR
        let known = kept.withLock { $0.removeValue(forKey: language) }
        guard let iterator = known?.pointer ?? swift_ubrk_open(UBRK_LINE, language, nil, 0, &status) else { return }
        swift_ubrk_setText(iterator, text.baseAddress, Int32(text.count), &status)
        if status.rawValue <= U_ZERO_ERROR.rawValue { body(iterator) }
        // The text may be gone by the next use.
        status = U_ZERO_ERROR
        swift_ubrk_setText(iterator, nil, 0, &status)
        let isKept = kept.withLock { kept in
            guard kept.count < mostKept, kept[language] == nil else { return false }
            kept[language] = Iterator(pointer: iterator)
            return true
        }
        if !isKept { swift_ubrk_close(iterator) }
    }
}
