/// How near a GIF's colours stay to those of its palette, beyond the choice of which all of them are made.
package enum GIFQuality: Sendable, CaseIterable {
    /// Every pixel has the nearest colour of the palette.
    case nearest
    /// A pixel may have another colour of the palette that hardly looks different, where that makes the file smaller.
    case lossy

    /// The squared distance in Oklab up to which two colours stand for each other; 0.02 is about the smallest step that can be
    /// seen. On a widget's transition an eighth of the bytes goes, at 57 dB instead of 63.
    var tolerance: Double {
        switch self {
        case .nearest: 0
        case .lossy: 0.015 * 0.015
        }
    }
}
