import CoreGraphics
import Foundation

/// A place in a text: the number of UTF-16 units before it.
///
/// Source: Apple, UIKit `UITextPosition`.
@MainActor @preconcurrency
open class UITextPosition: NSObject {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }
    open nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
    open nonisolated override var hash: Int { offset }
}

/// A part of a text.
///
/// Source: Apple, UIKit `UITextRange`.
@MainActor @preconcurrency
open class UITextRange: NSObject {
    public let start: UITextPosition
    public let end: UITextPosition
    open var isEmpty: Bool { start.offset == end.offset }

    init(_ start: UITextPosition, _ end: UITextPosition) {
        (self.start, self.end) = start.offset <= end.offset ? (start, end) : (end, start)
    }

    var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}

extension NSRange {
    /// The part of a text of a length that lies in the range.
    @MainActor fileprivate func part(ofLength length: Int) -> UITextRange {
        UITextRange(UITextPosition(min(max(location, 0), length)), UITextPosition(min(max(location + self.length, 0), length)))
    }
}

/// Places in the text of a text view, as `UITextInput` has them.
extension UITextView {
    private var length: Int { (text ?? "").utf16.count }
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    public var endOfDocument: UITextPosition { UITextPosition(length) }
    public var selectedTextRange: UITextRange? {
        get { selectedRange.part(ofLength: length) }
        set { if let newValue { selectedRange = newValue.range } }
    }
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange(fromPosition, toPosition)
    }
    /// Returns a place at a distance; nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        (0...length).contains(position.offset + offset) ? UITextPosition(position.offset + offset) : nil
    }
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    public func text(in range: UITextRange) -> String? {
        NSMaxRange(range.range) <= length ? ((text ?? "") as NSString).substring(with: range.range) : nil
    }
}

/// Places in the text of a field, as `UITextInput` has them.
extension UITextField {
    private var length: Int { (text ?? "").utf16.count }
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    public var endOfDocument: UITextPosition { UITextPosition(length) }
    /// The selected part; the end of the text unless code has selected another.
    public var selectedTextRange: UITextRange? {
        get { (selectedRange ?? NSRange(location: length, length: 0)).part(ofLength: length) }
        set { selectedRange = newValue?.range }
    }
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange(fromPosition, toPosition)
    }
    /// Returns a place at a distance; nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        (0...length).contains(position.offset + offset) ? UITextPosition(position.offset + offset) : nil
    }
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    public func text(in range: UITextRange) -> String? {
        NSMaxRange(range.range) <= length ? ((text ?? "") as NSString).substring(with: range.range) : nil
    }
}
