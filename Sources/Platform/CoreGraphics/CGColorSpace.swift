import Foundation

/// The meaning of a colour's components.
///
/// Source: Apple, Core Graphics `CGColorSpace`. RGB and grey spaces are supported; CMYK, Lab and ICC-file spaces are not.
public final class CGColorSpace: Sendable {
    enum Kind: Sendable, Hashable { case sRGB, linearSRGB, displayP3, gray, linearGray }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    public nonisolated(unsafe) static let sRGB: CFString = "kCGColorSpaceSRGB"
    public nonisolated(unsafe) static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    public nonisolated(unsafe) static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    public nonisolated(unsafe) static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    public nonisolated(unsafe) static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// High-definition television, whose primaries are those of sRGB. Its colours are taken for sRGB's.
    public nonisolated(unsafe) static let itur_709: CFString = "kCGColorSpaceITUR_709"
    public nonisolated(unsafe) static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    public nonisolated(unsafe) static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    public nonisolated(unsafe) static let linearGray: CFString = "kCGColorSpaceLinearGray"

    /// Creates the space of a name; nil if it is none of those above.
    public convenience init?(name: CFString) {
        let names: [NSString: Kind] = [
            CGColorSpace.sRGB: .sRGB, CGColorSpace.extendedSRGB: .sRGB, CGColorSpace.itur_709: .sRGB,
            CGColorSpace.linearSRGB: .linearSRGB,
            CGColorSpace.extendedLinearSRGB: .linearSRGB, CGColorSpace.displayP3: .displayP3,
            CGColorSpace.genericGrayGamma2_2: .gray, CGColorSpace.extendedGray: .gray, CGColorSpace.linearGray: .linearGray,
        ]
        guard let kind = names[name] else { return nil }
        self.init(kind)
    }

    public var name: CFString? {
        switch kind {
        case .sRGB: Self.sRGB
        case .linearSRGB: Self.linearSRGB
        case .displayP3: Self.displayP3
        case .gray: Self.genericGrayGamma2_2
        case .linearGray: Self.linearGray
        }
    }

    public var model: CGColorSpaceModel { isGray ? .monochrome : .rgb }

    /// The number of components of a colour besides its alpha.
    public var numberOfComponents: Int { isGray ? 1 : 3 }

    var isGray: Bool { kind == .gray || kind == .linearGray }
}

/// The family that a colour space belongs to.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

extension CGColorSpace: Equatable {
    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.kind == rhs.kind }
}

extension CGColorSpace: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// The space of red, green and blue as devices have it: sRGB, of which iOS makes it.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.sRGB) }

/// The space of grey as devices have it, with sRGB's tone curve.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.gray) }
