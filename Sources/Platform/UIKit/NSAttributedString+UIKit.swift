import CoreGraphics
import Foundation
import RunContext

// Attributes of strings that UIKit adds.
extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let kern = NSAttributedString.Key("NSKern")
    public static let tracking = NSAttributedString.Key("CTTracking")
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    public static let link = NSAttributedString.Key("NSLink")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    public static let shadow = NSAttributedString.Key("NSShadow")
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    public static let ligature = NSAttributedString.Key("NSLigature")
    public static let attachment = NSAttributedString.Key("NSAttachment")
}

/// The first bytes of objects that are values of attributed strings.
///
/// Foundation on Linux compares the values of neighbouring runs as objects of Core Foundation: it reads a type from bits 8 to 17 behind an
/// object's header, where an object of Swift has its first stored property, and stops the program where they are zero.
/// Source: swift-corelibs-foundation, `CFRuntimeBase` and `CFEqual`.
enum AttributeValue {
    static let mark: UInt64 = 1 << 8
}

extension NSAttributedString {
    /// Returns the value of an attribute as a length in points, for every kind of number.
    package static func length(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}

/// A line under or through letters.
///
/// Source: Apple, UIKit `NSUnderlineStyle`.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The alignment of lines of text.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// The places where lines end, and the treatment of text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The style of a paragraph.
///
/// Source: Apple, UIKit `NSParagraphStyle`.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    private let mark = AttributeValue.mark
    public internal(set) var alignment = NSTextAlignment.natural
    /// The side on which lines of natural alignment begin; by default that of the surroundings.
    public internal(set) var baseWritingDirection = NSWritingDirection.natural
    public internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Points between a line and the next.
    public internal(set) var lineSpacing: CGFloat = 0
    /// Points behind a paragraph; kept, as the lengths below, and lines are set without them.
    public internal(set) var paragraphSpacing: CGFloat = 0
    public internal(set) var paragraphSpacingBefore: CGFloat = 0
    public internal(set) var firstLineHeadIndent: CGFloat = 0
    public internal(set) var headIndent: CGFloat = 0
    public internal(set) var tailIndent: CGFloat = 0
    public internal(set) var minimumLineHeight: CGFloat = 0
    public internal(set) var maximumLineHeight: CGFloat = 0
    public internal(set) var lineHeightMultiple: CGFloat = 0
    public internal(set) var hyphenationFactor: Float = 0

    public static let `default` = NSParagraphStyle()

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.take(self)
        return copy
    }
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.take(self)
        return copy
    }

    fileprivate func take(_ other: NSParagraphStyle) {
        (alignment, baseWritingDirection, lineBreakMode) = (other.alignment, other.baseWritingDirection, other.lineBreakMode)
        (lineSpacing, paragraphSpacing, paragraphSpacingBefore) =
            (other.lineSpacing, other.paragraphSpacing, other.paragraphSpacingBefore)
        (firstLineHeadIndent, headIndent, tailIndent) = (other.firstLineHeadIndent, other.headIndent, other.tailIndent)
        (minimumLineHeight, maximumLineHeight, lineHeightMultiple) =
            (other.minimumLineHeight, other.maximumLineHeight, other.lineHeightMultiple)
        hyphenationFactor = other.hyphenationFactor
    }
}

/// The side on which lines begin.
///
/// Source: Apple, UIKit `NSWritingDirection`, with its raw values.
public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// The style of a paragraph, which can be changed.
public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// Takes everything from another style.
    public func setParagraphStyle(_ obj: NSParagraphStyle) { take(obj) }

    public override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { super.baseWritingDirection = newValue }
    }

    public override var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }

    public override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }

    public override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { super.lineSpacing = newValue }
    }

    public override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set {
            super.paragraphSpacing = newValue
            RunReports.noteUndrawn("NSParagraphStyle.paragraphSpacing", if: newValue != 0)
        }
    }

    public override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set {
            super.paragraphSpacingBefore = newValue
            RunReports.noteUndrawn("NSParagraphStyle.paragraphSpacingBefore", if: newValue != 0)
        }
    }

    public override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set {
            super.firstLineHeadIndent = newValue
            RunReports.noteUndrawn("NSParagraphStyle.firstLineHeadIndent", if: newValue != 0)
        }
    }

    public override var headIndent: CGFloat {
        get { super.headIndent }
        set {
            super.headIndent = newValue
            RunReports.noteUndrawn("NSParagraphStyle.headIndent", if: newValue != 0)
        }
    }

    public override var tailIndent: CGFloat {
        get { super.tailIndent }
        set {
            super.tailIndent = newValue
            RunReports.noteUndrawn("NSParagraphStyle.tailIndent", if: newValue != 0)
        }
    }

    public override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set {
            super.minimumLineHeight = newValue
            RunReports.noteUndrawn("NSParagraphStyle.minimumLineHeight", if: newValue != 0)
        }
    }

    public override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set {
            super.maximumLineHeight = newValue
            RunReports.noteUndrawn("NSParagraphStyle.maximumLineHeight", if: newValue != 0)
        }
    }

    public override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set {
            super.lineHeightMultiple = newValue
            RunReports.noteUndrawn("NSParagraphStyle.lineHeightMultiple", if: newValue != 0)
        }
    }

    public override var hyphenationFactor: Float {
        get { super.hyphenationFactor }
        set { super.hyphenationFactor = newValue }
    }
}

extension NSString {
    /// Returns the size of the text on one line, or on several if it has line ends.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        DrawnString(String(describing: self), attrs ?? [:])?.size ?? .zero
    }

    /// Draws the text into the current context, its top left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        DrawnString(String(describing: self), attrs ?? [:])?.draw(at: point)
    }

    /// Draws the text into a rectangle of the current context, with as many lines as fit.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        DrawnString(String(describing: self), attrs ?? [:], in: rect.size)?.draw(at: rect.origin)
    }
}

extension String {
    /// Returns the size of the text on one line, or on several if it has line ends.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as NSString).size(withAttributes: attrs)
    }

    /// Draws the text into the current context, its top left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text into a rectangle of the current context, with as many lines as fit.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(in: rect, withAttributes: attrs)
    }
}

/// Options for measuring and drawing a text.
///
/// Source: Apple, UIKit `NSStringDrawingOptions`. Lines are always laid out from the top, as `usesLineFragmentOrigin` says.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The settings that a text was drawn with; a render never fills them in.
///
/// Source: Apple, UIKit `NSStringDrawingContext`.
public final class NSStringDrawingContext: NSObject {
    public var minimumScaleFactor: CGFloat = 0
}

extension NSString {
    /// The rectangle that the text takes in a room, from the origin on.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        let isBlock = options.contains(.usesLineFragmentOrigin)
        let drawn = DrawnString(String(describing: self), attributes ?? [:], in: isBlock ? size : nil)
        return CGRect(origin: .zero, size: drawn?.size ?? .zero)
    }
}

extension String {
    /// The rectangle that the text takes in a room, from the origin on.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

/// Each run is measured and drawn with its own attributes.
extension NSAttributedString {
    /// The size of the text.
    public func size() -> CGSize { DrawnString(self)?.size ?? .zero }

    /// The rectangle that the text takes in a room, from the origin on.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let isBlock = options.contains(.usesLineFragmentOrigin)
        return CGRect(origin: .zero, size: DrawnString(self, in: isBlock ? size : nil)?.size ?? .zero)
    }

    /// Draws the text into the current context, its top left corner at a point.
    public func draw(at point: CGPoint) { DrawnString(self)?.draw(at: point) }

    /// Draws the text into a rectangle of the current context.
    public func draw(in rect: CGRect) { DrawnString(self, in: rect.size)?.draw(at: rect.origin) }
}

extension NSAttributedString {
    private static let undrawn: [Key] = [.backgroundColor, .strokeColor, .strokeWidth, .shadow, .obliqueness, .ligature]

    /// Reports the attributes of a run that are not drawn.
    package static func tellUndrawn(_ attributes: [Key: Any]) {
        for key in undrawn where attributes[key] != nil { RunReports.noteUndrawn("The attribute \(key.rawValue) of a text") }
    }
}
