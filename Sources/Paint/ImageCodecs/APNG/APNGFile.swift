import Pixels

/// The chunks of an animated PNG, sorted into frames and checked against the rules of the format.
struct APNGFile: Sendable {
    /// One `fcTL` chunk with the compressed data that follows it.
    struct Frame: Sendable {
        let area: PixelRect
        let duration: FrameTime
        let disposal: CanvasStep.Disposal
        let blend: APNGImage.Blend
        var data: [ArraySlice<UInt8>] = []
    }

    struct Animation: Sendable {
        let frames: [Frame]
        let playCount: Int
    }

    let width: Int
    let height: Int
    /// nil when the file is an ordinary PNG.
    let animation: Animation?
    private let header: ArraySlice<UInt8>
    /// The chunks that every frame needs to be read: palette, transparency, density.
    private let shared: [PNGChunk]

    init(_ chunks: [PNGChunk]) throws(ImageCodecError) {
        guard let first = chunks.first, first.type == "IHDR", first.data.count == 13 else {
            throw .corrupt(.apng, fault: "it does not begin with a header")
        }
        header = first.data
        width = Int(PNGChunk.number(header.prefix(4)))
        height = Int(PNGChunk.number(header.dropFirst(4).prefix(4)))
        shared = chunks.prefix { $0.type != "IDAT" }.filter { ["PLTE", "tRNS", "pHYs", "sRGB"].contains($0.type) }
        animation = try Self.animation(in: chunks, width: width, height: height)
    }

    /// The bytes of a still PNG that holds a frame's rectangle.
    func stillFile(of frame: Frame) -> [UInt8] {
        let size = PNGChunk.bigEndian(UInt32(frame.area.width)) + PNGChunk.bigEndian(UInt32(frame.area.height))
        var bytes = PNGDecoder.signature
        bytes += PNGChunk.bytes(type: "IHDR", data: size + header.dropFirst(8))
        for chunk in shared { bytes += PNGChunk.bytes(type: chunk.type, data: chunk.data) }
        for data in frame.data { bytes += PNGChunk.bytes(type: "IDAT", data: data) }
        bytes += PNGChunk.bytes(type: "IEND", data: [])
        return bytes
    }

    private static func animation(
        in chunks: [PNGChunk], width: Int, height: Int
    ) throws(ImageCodecError) -> Animation? {
        guard let control = chunks.first(where: { $0.type == "acTL" }) else { return nil }
        guard control.data.count == 8 else { throw .corrupt(.apng, fault: "the acTL chunk does not have 8 bytes") }
        let stated = Int(PNGChunk.number(control.data.prefix(4)))
        let playCount = Int(PNGChunk.number(control.data.suffix(4)))

        var frames: [Frame] = []
        var sequence: UInt32 = 0
        for chunk in chunks {
            switch chunk.type {
            case "fcTL":
                frames.append(try frame(chunk.data, number: frames.count, canvas: (width, height)))
                try checkSequence(chunk.data, &sequence)
            case "IDAT" where !frames.isEmpty:
                // Image data in front of the first fcTL is a still that is no part of the animation.
                frames[frames.count - 1].data.append(chunk.data)
            case "fdAT":
                guard !frames.isEmpty, chunk.data.count >= 4 else {
                    throw .corrupt(.apng, fault: "an fdAT chunk belongs to no frame")
                }
                try checkSequence(chunk.data, &sequence)
                frames[frames.count - 1].data.append(chunk.data.dropFirst(4))
            default: break
            }
        }
        guard frames.count == stated, stated > 0 else {
            throw .corrupt(.apng, fault: "its header claims \(stated) frames, but it has \(frames.count)")
        }
        return Animation(frames: frames, playCount: playCount)
    }

    private static func checkSequence(_ data: ArraySlice<UInt8>, _ next: inout UInt32) throws(ImageCodecError) {
        let number = PNGChunk.number(data.prefix(4))
        guard number == next else {
            throw .corrupt(.apng, fault: "chunk \(next) of the animation is missing, number \(number) comes instead")
        }
        next += 1
    }

    private static func frame(
        _ data: ArraySlice<UInt8>, number: Int, canvas: (width: Int, height: Int)
    ) throws(ImageCodecError) -> Frame {
        guard data.count == 26 else { throw .corrupt(.apng, fault: "the fcTL chunk of frame \(number) does not have 26 bytes") }
        let bytes = Array(data)
        let words = (1...4).map { Int(PNGChunk.number(bytes[$0 * 4..<$0 * 4 + 4])) }
        let area = PixelRect(x: words[2], y: words[3], width: words[0], height: words[1])
        guard !area.isEmpty, area.maxX <= canvas.width, area.maxY <= canvas.height else {
            throw .corrupt(.apng, fault: "frame \(number) does not lie on the canvas")
        }
        guard let disposal = CanvasStep.Disposal(rawValue: bytes[24]), let blend = APNGImage.Blend(rawValue: bytes[25])
        else {
            throw .corrupt(.apng, fault: "frame \(number) has an unknown dispose or blend operation")
        }
        let numerator = Int(PNGChunk.number(bytes[20..<22]))
        let denominator = Int(PNGChunk.number(bytes[22..<24]))
        // The format counts a denominator of 0 as 100.
        let duration = FrameTime(numerator, denominator == 0 ? 100 : denominator)
        let first = number == 0 && disposal == .previous
        return Frame(area: area, duration: duration, disposal: first ? .background : disposal, blend: blend)
    }
}
