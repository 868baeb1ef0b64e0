import Geometry

/// The transfer curve of sRGB, mirrored for negative values as in extended sRGB.
///
/// Source: IEC 61966-2-1: a line up to 0.04045 (0.0031308 in linear light), above it the power 2.4 of (value + 0.055) / 1.055. The powers
/// are computed from roots: 2.4 = 2 + 2/5, and 1/2.4 = 5/12.
///
/// The reciprocals have six digits, as in the curve's customary single-precision form. Therefore 0.3 comes back as just below 0.3, which
/// is why SwiftUI describes it as `4C`, and an opacity of 0.3 as `4D` (record `resolved.description`).
package enum TransferCurve {
    /// Returns a gamma-encoded channel in linear light.
    package static func linear(_ encoded: Float) -> Float {
        let value = Double(abs(encoded))
        guard value > 0.04045, value != 1 else { return value == 1 ? encoded : encoded * 0.0773994 }
        let base = value * 0.947867 + 0.0521327
        let fifthRoot = RealRoot.fifth(base)
        let result = Float(base * base * fifthRoot * fifthRoot)
        return encoded < 0 ? -result : result
    }

    /// Returns a channel in linear light, gamma-encoded.
    package static func encoded(_ linear: Float) -> Float {
        let value = Double(abs(linear))
        guard value > 0.0031308 else { return linear * 12.92 }
        let twelfthRoot = RealRoot.cube(value.squareRoot().squareRoot())
        let squared = twelfthRoot * twelfthRoot
        let result = Float(1.055 * (squared * squared * twelfthRoot) - 0.055)
        return linear < 0 ? -result : result
    }
}
