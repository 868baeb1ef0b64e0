import Foundation

/// A message whose parts have privacy options.
///
/// Source: Apple, os `OSLogMessage`.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Collects the parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    private mutating func append(_ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
        text += align.aligned(privacy.shows ? value : "<private>")
    }

    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(argumentString(), align, privacy)
    }

    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(format.text(number()), align, privacy.orPublic)
    }

    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ number: @autoclosure @escaping () -> T, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(format.text(Double(number())), align, privacy.orPublic)
    }

    public mutating func appendInterpolation(
        _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
        append(format.text(boolean()), .none, privacy.orPublic)
    }

    // An `NSError` is an object, a convertible and an error: as an object it is described on Apple's systems.
    @_disfavoredOverload
    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(value().description, align, privacy)
    }

    public mutating func appendInterpolation(
        _ object: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto
    ) {
        append(object().description, .none, privacy)
    }

    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
    ) {
        append("\(error())", .none, privacy)
    }

    public mutating func appendInterpolation(
        _ type: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append("\(type())", align, privacy.orPublic)
    }
}

/// The readers of a part of a message. In a render, everything can be read except parts that are marked as private or sensitive.
public struct OSLogPrivacy: Sendable {
    /// The text in place of a private part.
    public enum Mask: Sendable { case hash, none }

    private enum Kind { case auto, isPublic, isPrivate }

    private let kind: Kind

    public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .auto) }
    public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .isPublic) }
    public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .isPrivate) }
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .isPrivate) }
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }

    /// True if the part is written. Unlike on a device, texts without a privacy option are written too, as when debugging.
    var shows: Bool { kind != .isPrivate }

    /// Numbers are public unless they are marked as private.
    var orPublic: OSLogPrivacy { kind == .auto ? .public : self }
}

/// The alignment of a part of a message in a column.
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isLeft: Bool

    public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: false) }
    public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns, isLeft: false) }
    public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns, isLeft: true) }

    func aligned(_ text: String) -> String {
        let padding = String(repeating: " ", count: max(columns - text.count, 0))
        return isLeft ? text + padding : padding + text
    }
}

/// The format of an integer.
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let prefix: String
    private let uppercase: Bool
    private let minimumDigits: Int

    private init(radix: Int, prefix: String = "", uppercase: Bool = false, minimumDigits: Int = 0) {
        (self.radix, self.prefix, self.uppercase, self.minimumDigits) = (radix, prefix, uppercase, minimumDigits)
    }

    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int)
        -> OSLogIntegerFormatting
    {
        OSLogIntegerFormatting(radix: 10, prefix: explicitPositiveSign ? "+" : "", minimumDigits: minDigits())
    }
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
    public static func hex(includePrefix: Bool = false, uppercase: Bool = false) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 16, prefix: includePrefix ? "0x" : "", uppercase: uppercase)
    }
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

    func text<T: FixedWidthInteger>(_ number: T) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: uppercase)
        let padding = String(repeating: "0", count: max(minimumDigits - digits.count, 0))
        return (number < 0 ? "-" : prefix) + padding + digits
    }
}

/// The format of a floating-point number.
public struct OSLogFloatFormatting: Sendable {
    private let format: String

    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(format: "%f") }
    public static func fixed(precision: @autoclosure @escaping () -> Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(format: "%.\(precision())f")
    }
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(format: "%e") }
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(format: "%g") }
    public static func hybrid(precision: @autoclosure @escaping () -> Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(format: "%.\(precision())g")
    }

    func text(_ number: Double) -> String { String(format: format, number) }
}

/// The format of a Boolean value.
public enum OSLogBoolFormat: Sendable {
    case truth, answer

    func text(_ value: Bool) -> String {
        switch self {
        case .truth: value ? "true" : "false"
        case .answer: value ? "YES" : "NO"
        }
    }
}
