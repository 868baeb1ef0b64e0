import Compression
import DataCompression
import Foundation
import RunContext
import TestSupport
import Testing

@Suite("Compressed data") struct CompressionTests {
    /// Texts that repeat, that do not, that are empty, and a run that reaches into itself.
    private static let samples: [[UInt8]] = [
        [], [7], Array("the rain in Spain falls mainly on the plain, the rain in Spain".utf8), [UInt8](repeating: 65, count: 70_000),
        (0..<70_000).map { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 13) },
    ]

    @Test("Data comes back from each format", arguments: [DataCoder.zlib, .lz4, .lz4Raw, .lzfse]) func roundTrip(coder: DataCoder) throws {
        for sample in Self.samples {
            let encoded = try #require(coder.encoded(sample))
            expect(coder.decoded(encoded), equals: sample)
        }
    }

    @Test("Repetitions are short") func size() throws {
        for coder in [DataCoder.zlib, .lz4, .lz4Raw] { #expect(try #require(coder.encoded(Self.samples[3])).count < 600) }
    }

    @Test("A block of LZ4 is read as its description has it") func block() {
        // Three literals, a copy of six bytes from three before, and two literals; then a distance that is too great.
        expect(DataCoder.lz4Raw.decoded([0x32, 97, 98, 99, 3, 0, 0x20, 100, 101]), equals: Array("abcabcabcde".utf8))
        expect(DataCoder.lz4Raw.decoded([0x32, 97, 98, 99, 4, 0, 0x20, 100, 101]), equals: nil)
        expect(DataCoder.lz4.decoded(Array("bv41".utf8) + [11, 0, 0, 0, 9, 0, 0, 0]), equals: nil)
    }

    @Test("Damaged data is nil, and not a trap", arguments: [DataCoder.zlib, .lz4, .lz4Raw, .lzfse]) func damaged(coder: DataCoder) throws {
        let encoded = try #require(coder.encoded(Self.samples[2]))
        for length in 0..<encoded.count { #expect(coder.decoded(Array(encoded.prefix(length))) != Self.samples[2]) }
        for index in encoded.indices {
            var other = encoded
            other[index] ^= 0xFF
            _ = coder.decoded(other)
        }
    }

    @Test("Deflate is that of other programs: it has no header") func deflate() {
        // Python: zlib.compressobj(wbits=-15).
        expect(DataCoder.zlib.decoded([0x4B, 0x4C, 0x4A, 0x06, 0x00]), equals: Array("abc".utf8))
    }

    @Test("Filters and buffers compress, and other formats are reported") func filters() throws {
        var output = Data()
        let filter = try OutputFilter(.compress, using: .zlib, bufferCapacity: 8) { if let data = $0 { output += data } }
        try filter.write(Data("the rain ".utf8))
        try filter.write(Data("in Spain".utf8))
        try filter.finalize()
        var source: Data? = output
        let input = try InputFilter(.decompress, using: .zlib) { _ -> Data? in
            defer { source = nil }
            return source
        }
        expect(try input.readData(ofLength: 4), equals: Data("the ".utf8))
        expect(try input.readData(ofLength: 100), equals: Data("rain in Spain".utf8))
        expect(try input.readData(ofLength: 100), equals: nil)

        var room = [UInt8](repeating: 0, count: 64)
        expect(compression_encode_buffer(&room, 3, Array("the rain in Spain".utf8), 17, nil, COMPRESSION_ZLIB), equals: 0)
        let count = compression_encode_buffer(&room, 64, Array("the rain in Spain".utf8), 17, nil, COMPRESSION_LZFSE)
        var text = [UInt8](repeating: 0, count: 8)
        expect(compression_decode_buffer(&text, 8, room, count, nil, COMPRESSION_LZFSE), equals: 8)
        expect(String(decoding: text, as: UTF8.self), equals: "the rain")
        let notes = RunReports.noted { #expect(throws: FilterError.self) { try OutputFilter(.compress, using: .lzma) { _ in } } }
        expect(notes.count, equals: 1)
    }
}
