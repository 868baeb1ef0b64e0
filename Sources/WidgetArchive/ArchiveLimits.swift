/// What an archive may hold at most, for its reader and its writer alike.
///
/// Reading keeps no more than the bytes of the file, the structure decoded and the images once: all three have their bounds here.
package enum ArchiveLimits {
    /// Bytes of the structure.
    package static let structureBytes = 16 << 20
    /// Bytes of the pixels of all images together.
    package static let pixelBytes = 128 << 20
    /// Pixels along a side of an image.
    package static let imageSide = 16_384
    package static let images = 1_024
    package static let entries = 10_000
    /// Items of all entries together.
    package static let items = 200_000
    /// Items around an item.
    package static let depth = 200
    /// Points along a side of a drawing.
    package static let drawingSide = 16_384.0
}
