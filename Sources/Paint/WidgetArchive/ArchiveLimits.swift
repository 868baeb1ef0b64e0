/// The most that an archive may hold, for its reader and its writer alike.
///
/// Reading keeps no more than the bytes of the file, the structure decoded and the images once: all three have their bounds here.
package enum ArchiveLimits {
    /// Bytes of the structure.
    package static let structureBytes = 48 << 20
    /// Bytes of the pixels of all images together.
    package static let pixelBytes = 128 << 20
    /// Bytes of a whole file.
    package static let fileBytes = structureBytes + pixelBytes + 28
    /// The bytes that distinguish an archive from other files.
    package static let signatureBytes = 8
    /// Pixels along a side of an image.
    package static let imageSide = 16_384
    package static let images = 1_024
    package static let entries = 10_000
    /// Films of touches, and seconds of one.
    package static let scenes = 100
    package static let sceneSeconds = 3_600.0
    /// Things in an entry that can be touched.
    package static let touches = 100
    /// Moves, lines and curves of one outline.
    package static let pathElements = 250_000
    /// Frames of all changes together.
    package static let frames = 50_000
    /// Drawings of all boxes together, each frame of a film one.
    package static let drawings = 60_000
    /// Boxes of all entries at all scales together, and boxes around a box.
    package static let boxes = 400_000
    /// Boxes of one entry at one scale.
    package static let layoutBoxes = 100_000
    package static let boxDepth = 250
    /// The scales that a widget is laid out for.
    package static let scales = 8
    /// Glyphs of all texts together.
    package static let glyphs = 2_000_000
    /// Shapes around a shape, and styles under a style.
    package static let chain = 16
    /// Items of all drawings together, parts as often as they are drawn.
    package static let items = 1_000_000
    /// Items around an item.
    package static let depth = 200
    /// Items around a part.
    package static let depthAroundParts = 2
    /// Frames per second, in thousandths.
    package static let rates = 1...1_000_000
    /// Pixels per point.
    package static let scale = 16.0
    /// Bytes of an entry's name.
    package static let nameBytes = 100
    /// Points from the container at which a box may stand.
    package static let distance = 1e7
    /// Points along a side of a drawing.
    package static let drawingSide = 16_384.0
}
