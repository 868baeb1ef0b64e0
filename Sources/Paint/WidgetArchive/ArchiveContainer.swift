import CDeflate
import Foundation

/// The file around an archive: a header with version, checksum and lengths, a structure in JSON, and the pixels of its images.
///
/// The layout is described in `Documentation/Archive.md`.
package enum ArchiveContainer {
    /// The version that is written. Version 2 had no shapes of erased types, version 3 no fades, version 4 one canvas alone.
    static let version: UInt32 = 5
    /// The oldest supported version: version 1 held the frames of changes instead of their parts.
    static let oldestVersion: UInt32 = 2

    private static let signature = Array("ZOETARCH".utf8)
    private static let headerLength = 28

    /// The bytes of a file with this structure and these pixels.
    package static func bytes(structure: [UInt8], pixels: [UInt8]) throws(ArchiveError) -> [UInt8] {
        try checkLengths(structure: structure.count, pixels: pixels.count)
        var checked = littleEndian(UInt64(structure.count)) + littleEndian(UInt32(pixels.count))
        checked += structure
        checked += pixels
        return signature + littleEndian(version) + littleEndian(checksum(checked[...])) + checked
    }

    /// Returns whether a file that begins with these bytes may be an archive.
    static func isSignature(_ bytes: [UInt8]) -> Bool { bytes.starts(with: signature) }

    /// The structure and the pixels of a file's bytes.
    static func parts(of bytes: [UInt8]) throws(ArchiveError) -> (structure: ArraySlice<UInt8>, pixels: ArraySlice<UInt8>) {
        guard isSignature(bytes) else { throw .notAnArchive }
        guard bytes.count >= headerLength else { throw .wrongLength(expected: headerLength, found: bytes.count) }
        // In another version nothing else is known, its checksum included.
        let found = UInt32(number(at: 8, length: 4, in: bytes))
        guard (oldestVersion...version).contains(found) else { throw .unknownVersion(found) }
        let (structure, pixels) = (number(at: 16, length: 8, in: bytes), number(at: 24, length: 4, in: bytes))
        let (structureLength, pixelLength) = (Int(clamping: structure), Int(clamping: pixels))
        try checkLengths(structure: structureLength, pixels: pixelLength)
        let expected = headerLength + structureLength + pixelLength
        guard bytes.count == expected else { throw .wrongLength(expected: expected, found: bytes.count) }
        guard number(at: 12, length: 4, in: bytes) == UInt64(checksum(bytes[16...])) else { throw .wrongChecksum }
        let border = headerLength + structureLength
        return (bytes[headerLength..<border], bytes[border...])
    }

    private static func checkLengths(structure: Int, pixels: Int) throws(ArchiveError) {
        guard structure <= ArchiveLimits.structureBytes else {
            throw .tooMuch("bytes of structure", limit: ArchiveLimits.structureBytes)
        }
        guard pixels <= ArchiveLimits.pixelBytes else { throw .tooMuch("bytes of pixels", limit: ArchiveLimits.pixelBytes) }
    }

    private static func littleEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }

    private static func number(at offset: Int, length: Int, in bytes: [UInt8]) -> UInt64 {
        bytes[offset..<offset + length].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// CRC-32 as PNG and zlib have it.
    ///
    /// Source: RFC 1952, section 8.
    static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    }
}
