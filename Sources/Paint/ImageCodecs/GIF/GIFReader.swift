import Pixels

/// Takes a GIF apart, block by block.
struct GIFReader: Sendable {
    struct Screen: Sendable {
        let width: Int
        let height: Int
        let palette: [UInt8]?
    }

    /// An image with the graphic control that precedes it, still compressed.
    struct Image: Sendable {
        let area: PixelRect
        let isInterlaced: Bool
        let palette: [UInt8]?
        let symbolBits: Int
        let compressed: [UInt8]
        let delayInCentiseconds: Int
        let disposal: Int
        /// The index that paints nothing, or -1.
        let transparentIndex: Int

        /// The rows in the order in which they are stored (GIF89a, appendix E).
        var rows: [Int] {
            guard isInterlaced else { return Array(0..<area.height) }
            return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
                Array(stride(from: start, to: area.height, by: step))
            }
        }
    }

    enum Block: Sendable {
        case image(Image)
        case loop(Int)
    }

    private let bytes: [UInt8]
    private var position = 0
    private var size = (width: 0, height: 0)
    private var control: (delay: Int, disposal: Int, transparent: Int) = (0, 0, -1)

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The header and the global palette.
    mutating func screen() throws(ImageCodecError) -> Screen {
        let start = Array(bytes.prefix(6))
        guard start == Array("GIF89a".utf8) || start == Array("GIF87a".utf8) else {
            throw .notThisFormat(.gif, firstBytes: start)
        }
        position = 6
        size = (try word(), try word())
        let flags = try byte()
        position += 2
        return Screen(width: size.width, height: size.height, palette: try palette(flags: flags))
    }

    /// The next image or loop count, or nil at the trailer. Other extensions are passed over.
    mutating func nextBlock() throws(ImageCodecError) -> Block? {
        while true {
            switch try byte() {
            case 0x3B: return nil
            case 0x2C: return .image(try image())
            case 0x21:
                if let count = try `extension`() { return .loop(count) }
            case let other:
                throw .corrupt(.gif, fault: "byte \(position - 1) is \(other), where a block should begin")
            }
        }
    }

    private mutating func `extension`() throws(ImageCodecError) -> Int? {
        let label = try byte()
        let data = try subBlocks()
        switch label {
        case 0xF9:
            guard data.count == 4 else { throw .corrupt(.gif, fault: "a graphic control extension does not have 4 bytes") }
            let flags = Int(data[0])
            control = (
                Int(data[1]) | Int(data[2]) << 8, flags >> 2 & 7, flags & 1 == 1 ? Int(data[3]) : -1
            )
        case 0xFF where data.count >= 14 && data.prefix(11).elementsEqual("NETSCAPE2.0".utf8) && data[11] == 1:
            return Int(data[12]) | Int(data[13]) << 8
        default: break
        }
        return nil
    }

    private mutating func image() throws(ImageCodecError) -> Image {
        let (x, y, width, height) = (try word(), try word(), try word(), try word())
        let area = PixelRect(x: x, y: y, width: width, height: height)
        guard !area.isEmpty, area.maxX <= size.width, area.maxY <= size.height else {
            throw .corrupt(.gif, fault: "a frame does not lie on the canvas")
        }
        let flags = try byte()
        let palette = try palette(flags: flags)
        let symbolBits = Int(try byte())
        guard (1...8).contains(symbolBits) else {
            throw .corrupt(.gif, fault: "a frame has symbols of \(symbolBits) bits")
        }
        defer { control = (0, 0, -1) }
        return Image(
            area: area, isInterlaced: flags & 0x40 != 0, palette: palette, symbolBits: symbolBits,
            compressed: try subBlocks(), delayInCentiseconds: control.delay, disposal: control.disposal,
            transparentIndex: control.transparent)
    }

    private mutating func palette(flags: UInt8) throws(ImageCodecError) -> [UInt8]? {
        guard flags & 0x80 != 0 else { return nil }
        return Array(try take(3 << (Int(flags & 7) + 1)))
    }

    /// The data of consecutive blocks of up to 255 bytes, ended by an empty one.
    private mutating func subBlocks() throws(ImageCodecError) -> [UInt8] {
        var data: [UInt8] = []
        while true {
            let count = Int(try byte())
            if count == 0 { return data }
            data += try take(count)
        }
    }

    private mutating func byte() throws(ImageCodecError) -> UInt8 {
        guard position < bytes.count else { throw .truncated(.gif, byteCount: bytes.count) }
        position += 1
        return bytes[position - 1]
    }

    private mutating func word() throws(ImageCodecError) -> Int {
        Int(try byte()) | Int(try byte()) << 8
    }

    private mutating func take(_ count: Int) throws(ImageCodecError) -> ArraySlice<UInt8> {
        guard bytes.count - position >= count else { throw .truncated(.gif, byteCount: bytes.count) }
        position += count
        return bytes[position - count..<position]
    }
}
