/// The information in the segments in front of a JPEG's picture (T.81, B.1.1.4).
struct JPEGMarkers: Sendable {
    private(set) var orientation = ImageOrientation.up
    /// True if the file has Adobe's segment (Adobe Technical Note 5116), whose programs store inks inverted.
    private(set) var isFromAdobe = false

    /// Reads as far as the segments are whole; the decoder reports any fault of the file.
    init(_ bytes: [UInt8]) {
        var place = 2
        while place + 4 <= bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            // A fill byte; or the scan or the end of the picture, behind which there is nothing to find.
            if marker == 0xFF {
                place += 1
                continue
            }
            if marker == 0xDA || marker == 0xD9 { return }
            let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
            guard length >= 2, place + 2 + length <= bytes.count else { return }
            let data = Array(bytes[place + 4..<place + 2 + length])
            if marker == 0xE1, data.starts(with: Array("Exif\0\0".utf8)) {
                orientation = Self.orientation(inTIFF: Array(data.dropFirst(6))) ?? orientation
            }
            if marker == 0xEE, data.starts(with: Array("Adobe".utf8)) { isFromAdobe = true }
            place += 2 + length
        }
    }

    /// The value of tag 274 in the first directory (Exif 2.32, 4.6.4; TIFF 6.0, section 2).
    private static func orientation(inTIFF data: [UInt8]) -> ImageOrientation? {
        guard data.count >= 8 else { return nil }
        let isBigEndian = data[0] == 0x4D
        func number(_ place: Int, _ count: Int) -> Int? {
            guard place >= 0, place + count <= data.count else { return nil }
            let bytes = data[place..<place + count]
            return (isBigEndian ? Array(bytes) : bytes.reversed()).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(4, 4), let entries = number(directory, 2) else { return nil }
        for entry in 0..<entries {
            let place = directory + 2 + entry * 12
            guard let tag = number(place, 2) else { return nil }
            if tag == 274 { return number(place + 8, 2).flatMap(ImageOrientation.init) }
        }
        return nil
    }
}
