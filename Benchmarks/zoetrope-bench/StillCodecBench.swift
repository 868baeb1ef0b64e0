import Foundation
import ImageCodecs
import Pixels

/// S6: two interface pictures as PNG, in memory.
struct StillCodecBench {
    private let options: BenchOptions

    init(_ options: BenchOptions) { self.options = options }

    func run() throws {
        for (name, side) in [("ui510", 510), ("ui2048", 2048)] {
            let picture = try self.picture(name + ".rgba", side: side)
            for effort in CompressionEffort.allCases {
                let encoder = PNGEncoder(effort: effort)
                let file = try encoder.encode(picture)
                try options.write(file, as: "s6_\(name)_\(effort)_zoetrope.png")
                try Stopwatch(scene: "S6 \(name)", what: "\(effort)").measure(bytes: file.count) {
                    _ = try encoder.encode(picture)
                }
            }
        }
    }

    private func picture(_ name: String, side: Int) throws -> Pixmap {
        var bytes = [UInt8](try options.data(name))
        guard bytes.count == side * side * 4 else {
            throw BenchError.wrongSize(file: name, bytes: bytes.count, expected: side * side * 4)
        }
        for pixel in stride(from: 0, to: bytes.count, by: 4) {
            let alpha = Int(bytes[pixel + 3])
            for channel in pixel..<(pixel + 3) { bytes[channel] = UInt8((Int(bytes[channel]) * alpha + 127) / 255) }
        }
        return Pixmap(widthInPixels: side, heightInPixels: side, bytes: bytes)
    }
}
