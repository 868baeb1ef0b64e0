import DataCompression
import Foundation

/// Compresses bytes into others.
///
/// - Returns: the number of bytes written; 0 if they have no room, or the algorithm is not written here.
///
/// Source: Apple, Compression `compression_encode_buffer`.
public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    let bytes = Array(UnsafeBufferPointer(start: src_buffer, count: src_size))
    guard let encoded = algorithm.coder?.encoded(bytes), encoded.count <= dst_size else { return 0 }
    dst_buffer.update(from: encoded, count: encoded.count)
    return encoded.count
}

/// Decompresses bytes into others; what has no room is left out.
///
/// - Returns: the number of bytes written; 0 if the data is damaged, or the algorithm is not read here.
///
/// Source: Apple, Compression `compression_decode_buffer`.
public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    let bytes = Array(UnsafeBufferPointer(start: src_buffer, count: src_size))
    guard let decoded = algorithm.decoded(bytes) else { return 0 }
    let count = min(decoded.count, dst_size)
    dst_buffer.update(from: decoded, count: count)
    return count
}

/// Returns the room that compressing needs beside its buffers: none.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Returns the room that decompressing needs beside its buffers: none.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
