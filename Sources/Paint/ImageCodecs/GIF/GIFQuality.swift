/// The closeness of a GIF's colours to those of its palette, beyond the choice of the palette itself.
///
/// Wherever a picture has all colours of its own in the palette, the standard keeps every one of them.
package enum GIFQuality: Sendable, CaseIterable {
    /// A pixel may have another colour of the palette where that makes the file smaller and the difference is invisible.
    case standard
    /// A pixel may have another colour of the palette that hardly looks different, where that makes the file smaller.
    case lossy

    /// The squared distance in Oklab up to which an entry stands for a colour; 0.02 is about the smallest step that can be
    /// seen. On a widget's transition the standard is a tenth smaller than with the nearest entries alone, at 61 dB instead
    /// of 62.6; the lossy choice is a seventh smaller again, at 53.7 dB.
    var tolerance: Double {
        switch self {
        case .standard: 0.0078 * 0.0078
        case .lossy: 0.025 * 0.025
        }
    }

    /// The tolerance for palettes that have every colour.
    var toleranceOfExact: Double { self == .standard ? 0 : tolerance }

    /// The most entries that stand for a colour besides its own; more of those within the tolerance save nothing.
    var mostAlikes: Int { self == .standard ? 3 : 15 }

    /// The value of reaching a changed pixel with a code, in costs of `PaletteChoices`: measured as the ratio that gives the smallest
    /// file at the same error.
    var worth: Int { self == .standard ? 500 : 2000 }
}
