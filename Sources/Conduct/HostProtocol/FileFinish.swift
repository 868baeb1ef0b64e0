/// The changes to finished stills and films before they become files: for pictures in documents.
///
/// Goldens are compared without them.
package struct FileFinish: Codable, Equatable, Sendable {
    /// The identifier, label, text or type of the view that pictures are cut to; nil: nothing is cut off.
    package var crop: String?
    /// Points around each picture.
    package var padding = 0.0
    /// The colour behind pictures and in their padding, as `#RRGGBB` or the name of a system colour; nil: none.
    package var background: String?
    /// Seconds for which each film holds its first frame; nil: as long as other frames, or a fifth of the dwell before a change.
    package var firstHold: Double?
    /// The number of plays of a film; 0 is for ever.
    package var plays = 0
    /// Seconds of the view that a second of a film shows. The rate of the options is that of the view's frames.
    package var speed = 1.0

    package init() {}

    /// True if pictures differ from what is drawn.
    package var changesPictures: Bool { crop != nil || padding > 0 || background != nil }
}
