import Geometry

/// A colour as the cube roots of the three cone responses. This is OKLab without its final linear map, so that mixing here is mixing in
/// OKLab.
///
/// Source: B. Ottosson, "A perceptual color space for image processing" (2020). A probe on macOS 27 showed that SwiftUI animates in this
/// space (red to blue, dark: -22.421, 4.491, 47.533 in units of 1/128).
struct ConeRoots: Equatable {
    var long: Double
    var medium: Double
    var short: Double

    init(long: Double, medium: Double, short: Double) { (self.long, self.medium, self.short) = (long, medium, short) }

    init(_ color: Color.Resolved) {
        let (red, green, blue) = (Double(color.linearRed), Double(color.linearGreen), Double(color.linearBlue))
        long = RealRoot.cube(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        medium = RealRoot.cube(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        short = RealRoot.cube(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    }

    /// Returns the colour with these cone responses. The matrix is the inverse of the one above, as published.
    func color(opacity: Float) -> Color.Resolved {
        let (l, m, s) = (long * long * long, medium * medium * medium, short * short * short)
        return Color.Resolved(
            linearRed: Float(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            linearGreen: Float(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            linearBlue: Float(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
            opacity: opacity)
    }
}
