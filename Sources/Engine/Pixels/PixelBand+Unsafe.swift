import Foundation
import Synchronization

/// The bytes of some rows of a picture: in memory, or set aside in a file.
///
/// Pictures share bands that they have in common. Setting one aside changes nothing that can be read of it.
@usableFromInline
final class PixelBand: Sendable {
    let count: Int
    private let state: Mutex<State>

    private struct State {
        var place: Place
        /// True once a store holds it.
        var isHeld = false
    }

    private enum Place {
        case memory([UInt8])
        case file(PixelFile, offset: Int)
    }

    init(_ bytes: [UInt8]) {
        count = bytes.count
        state = Mutex(State(place: .memory(bytes)))
    }

    var bytes: [UInt8] {
        switch state.withLock(\.place) {
        case .memory(let bytes): bytes
        case .file(let file, let offset): file.read(offset, count: count) { Array($0) }
        }
    }

    /// The bytes in a range of offsets.
    func read<Result>(_ range: Range<Int>, _ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        switch state.withLock(\.place) {
        case .memory(let bytes): try bytes.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[range])) }
        case .file(let file, let offset): try file.read(offset + range.lowerBound, count: range.count, body)
        }
    }

    /// Changes the bytes in a range of offsets, in memory. Only one picture may have the band.
    func change(_ range: Range<Int>, _ body: (UnsafeMutableRawBufferPointer) -> Void) {
        var bytes = bytes
        // Nobody else may have the array, or it would be copied.
        state.withLock { $0.place = .memory([]) }
        bytes.withUnsafeMutableBytes { body(UnsafeMutableRawBufferPointer(rebasing: $0[range])) }
        state.withLock { $0.place = .memory(bytes) }
    }

    /// Returns true the first time, and false for a band that a store holds already.
    func hold() -> Bool {
        state.withLock { state in
            defer { state.isHeld = true }
            return !state.isHeld
        }
    }

    /// Moves the bytes to the end of a file; they stay where they are if it takes no more.
    func setAside(in file: PixelFile) {
        guard case .memory(let bytes) = state.withLock(\.place), let offset = file.append(bytes) else { return }
        state.withLock { $0.place = .file(file, offset: offset) }
    }
}

/// A temporary file without a name: it goes with the process.
final class PixelFile: Sendable {
    private let descriptor: Int32
    /// The length in bytes; nil once the file took no more.
    private let length = Mutex<Int?>(0)

    /// Nil where no file can be made.
    init?() {
        var name = Array((FileManager.default.temporaryDirectory.path + "/zoetrope-frames-XXXXXX").utf8CString)
        descriptor = mkstemp(&name)
        guard descriptor >= 0 else { return nil }
        // Programs that are started do not get it.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        unlink(name)
    }

    deinit { close(descriptor) }

    /// Writes bytes at the end, and returns their offset; nil if the disk is full.
    func append(_ bytes: [UInt8]) -> Int? {
        length.withLock { length in
            guard let offset = length else { return nil }
            var written = 0
            while written < bytes.count {
                let count = bytes.withUnsafeBytes { source in
                    pwrite(descriptor, source.baseAddress.map { $0 + written }, bytes.count - written, off_t(offset + written))
                }
                if count < 0, errno == EINTR { continue }
                guard count > 0 else {
                    length = nil
                    return nil
                }
                written += count
            }
            length = offset + bytes.count
            return offset
        }
    }

    func read<Result>(_ offset: Int, count: Int, _ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try withUnsafeTemporaryAllocation(byteCount: count, alignment: 16) { target in
            var done = 0
            while done < count {
                let read = pread(descriptor, target.baseAddress.map { $0 + done }, count - done, off_t(offset + done))
                if read < 0, errno == EINTR { continue }
                precondition(read > 0, "A temporary file of frames has the bytes that were written to it.")
                done += read
            }
            return try body(UnsafeRawBufferPointer(target))
        }
    }
}
