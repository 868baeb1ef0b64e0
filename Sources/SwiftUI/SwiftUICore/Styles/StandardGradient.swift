/// The system's gradient of one colour, top to bottom: `Color.gradient`.
///
/// Source: pictures of macOS 26 in light appearance (record `color.gradient`, ten colours, read to about 2 of 255). The colours in them
/// have the observed values, all others values fitted to these. Most colours come from a lighter one and are reached at 0.7; yellow stays
/// constant up to 0.3 and changes to a darker one.
enum StandardGradient {
    static func stops(of color: Color.Resolved) -> [ResolvedGradient.Stop] {
        if lightness(of: color) > lightnessThatDarkens {
            [
                ResolvedGradient.Stop(color: color, location: 0),
                ResolvedGradient.Stop(color: color, location: 0.3),
                ResolvedGradient.Stop(color: changed(color, by: darker), location: 1),
            ]
        } else {
            [
                ResolvedGradient.Stop(color: measured(color) ?? changed(color, by: lighter), location: 0),
                ResolvedGradient.Stop(color: color, location: 0.7),
                ResolvedGradient.Stop(color: color, location: 1),
            ]
        }
    }

    /// The lightness from which colours are darkened. It lies between the lightest colour observed to lighten (cyan, 0.747) and the one
    /// observed to darken (yellow, 0.865): nearer to the latter, so that the dark appearance's cyan (0.82) behaves as the light one's.
    private static let lightnessThatDarkens = 0.84

    /// Observed colours of the light appearance and the colours at their tops, channels of 0 to 255.
    private static let seen: [(color: SIMD3<Float>, top: SIMD3<Float>)] = [
        ([0, 136, 255], [48.7, 167, 255]), ([255, 141, 40], [255, 172, 89]), ([52, 199, 89], [99, 221, 129]),
        ([172, 127, 94], [202, 164.5, 137]), ([97, 85, 245], [136.5, 124, 255]), ([142, 142, 147], [176, 176, 180]),
        ([255, 45, 85], [255, 87.5, 127.5]), ([0, 200, 179], [59, 222, 204]), ([0, 192, 232], [59, 216, 249]),
    ]

    /// Returns the observed colour at the top for a colour.
    private static func measured(_ color: Color.Resolved) -> Color.Resolved? {
        let bytes = SIMD3(color.red, color.green, color.blue) * 255
        let found = seen.first { row in
            let distance = row.color - bytes
            return max(abs(distance.x), abs(distance.y), abs(distance.z)) < 0.5
        }
        return found.map { row in
            Color.Resolved(
                red: row.top.x / 255, green: row.top.y / 255, blue: row.top.z / 255, opacity: color.opacity)
        }
    }

    /// Returns the channel at the top: a quadratic through 23 channels of nine colours, within 6 of 255 (2 at the median).
    private static func lighter(_ channel: Float) -> Float {
        min(channel + 0.208 - 0.124 * channel - 0.0345 * channel * channel, max(channel, 1))
    }

    /// Returns the channel at the bottom: a curve through yellow's three, 255 to 239, 204 to 184.5 and 0 to 0.
    private static func darker(_ channel: Float) -> Float { channel * (0.937 - 0.165 * (1 - channel)) }

    private static func changed(_ color: Color.Resolved, by change: (Float) -> Float) -> Color.Resolved {
        Color.Resolved(
            red: change(color.red), green: change(color.green), blue: change(color.blue), opacity: color.opacity)
    }

    /// Returns OKLab's lightness: 0 is black, 1 is white.
    private static func lightness(of color: Color.Resolved) -> Double {
        let roots = ConeRoots(color)
        return 0.2104542553 * roots.long + 0.7936177850 * roots.medium - 0.0040720468 * roots.short
    }
}
