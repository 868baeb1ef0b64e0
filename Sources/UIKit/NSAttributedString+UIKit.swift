import CoreGraphics
import Foundation

// What UIKit adds to the attributes of strings.
extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let kern = NSAttributedString.Key("NSKern")
    public static let tracking = NSAttributedString.Key("CTTracking")
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

/// How lines of text stand.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// Where lines end and what becomes of what does not fit.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// How a paragraph is set.
///
/// Source: Apple, UIKit `NSParagraphStyle`.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
    public internal(set) var alignment = NSTextAlignment.natural
    public internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Points between a line and the next.
    public internal(set) var lineSpacing: CGFloat = 0

    public static let `default` = NSParagraphStyle()
}

/// How a paragraph is set, to be changed.
public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
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
}

extension NSString {
    /// The size of the text on one line, or several where it has several.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        DrawnString(String(describing: self), attrs ?? [:])?.size ?? .zero
    }

    /// Draws the text into the current context, its top left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        DrawnString(String(describing: self), attrs ?? [:])?.draw(at: point)
    }

    /// Draws the text into a rectangle of the current context, as many lines as it holds.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        DrawnString(String(describing: self), attrs ?? [:], in: rect.size)?.draw(at: rect.origin)
    }
}

extension String {
    /// The size of the text on one line, or several where it has several.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as NSString).size(withAttributes: attrs)
    }

    /// Draws the text into the current context, its top left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text into a rectangle of the current context, as many lines as it holds.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(in: rect, withAttributes: attrs)
    }
}
