/// Lets the first image of a GIF last longer, without compressing anything again.
package enum GIFLengthening {
    /// The file whose first image is shown longer by some time.
    ///
    /// - Parameter bytes: a file that `GIFEncoder` wrote.
    /// - Returns: nil where the time is no whole number of hundredths of a second, which would change how later ones are
    ///   rounded, or too long for one image.
    package static func lengthened(_ bytes: [UInt8], by time: FrameTime) -> [UInt8]? {
        let centiseconds = time.rounded(unitsPerSecond: 100)
        guard time == FrameTime(centiseconds, 100), let place = delayPlace(in: bytes) else { return nil }
        let delay = Int(bytes[place]) | Int(bytes[place + 1]) << 8
        guard let longer = UInt16(exactly: delay + centiseconds) else { return nil }
        var result = bytes
        result[place] = UInt8(longer & 255)
        result[place + 1] = UInt8(longer >> 8)
        return result
    }

    /// Where the first graphic control extension has its delay (GIF89a, 17, 18, 19, 23 and 26).
    private static func delayPlace(in bytes: [UInt8]) -> Int? {
        guard bytes.count > 13, bytes.starts(with: Array("GIF89a".utf8)) else { return nil }
        let flags = bytes[10]
        var place = 13 + (flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1))
        while place + 8 < bytes.count, bytes[place] == 0x21 {
            if bytes[place + 1] == 0xF9 { return place + 4 }
            place += 2
            while place < bytes.count, bytes[place] != 0 { place += 1 + Int(bytes[place]) }
            place += 1
        }
        return nil
    }
}
