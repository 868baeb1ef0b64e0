/// The treatment of partly transparent pixels in a GIF, whose own pixels are either opaque or transparent.
package struct GIFBackground: Sendable, Equatable {
    /// The opaque colour behind everything that is drawn.
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8

    /// True if pixels of less than half alpha are transparent; all others are drawn over the colour.
    package var keepsTransparency: Bool

    /// White under soft edges, transparent outside: right for pages that are nearly white.
    package static let transparentOverWhite = GIFBackground(red: 255, green: 255, blue: 255, keepsTransparency: true)

    package init(red: UInt8, green: UInt8, blue: UInt8, keepsTransparency: Bool) {
        self.red = red
        self.green = green
        self.blue = blue
        self.keepsTransparency = keepsTransparency
    }

    /// The alpha from which a pixel is opaque: half of 255, rounded up.
    private static let leastOpaqueAlpha: UInt32 = 128

    /// A premultiplied pixel made opaque, or 0.
    func flatten(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        if keepsTransparency, alpha < Self.leastOpaqueAlpha { return 0 }
        let through = 255 - alpha
        func over(_ channel: UInt32, _ behind: UInt8) -> UInt32 {
            min(255, channel + (UInt32(behind) * through + 127) / 255)
        }
        let (newRed, newGreen) = (over(pixel & 255, red), over(pixel >> 8 & 255, green))
        return newRed | newGreen << 8 | over(pixel >> 16 & 255, blue) << 16 | 0xFF00_0000
    }
}
