import Foundation

extension NSMutableAttributedString {
    /// Makes attributes agree with the text: a paragraph has the style of its first character, and only the character of attachments has
    /// one.
    ///
    /// Source: Apple, UIKit `fixAttributes(in:)`. Fonts need no fixing, as every font here falls back to others.
    public func fixAttributes(in range: NSRange) {
        let text = string as NSString
        var attached: [NSRange] = []
        enumerateAttribute(.attachment, in: range) { value, place, _ in
            guard value != nil else { return }
            for index in place.location..<NSMaxRange(place) where text.character(at: index) != UInt16(NSTextAttachment.character) {
                attached.append(NSRange(location: index, length: 1))
            }
        }
        for place in attached { removeAttribute(.attachment, range: place) }
        var index = range.location
        while index < NSMaxRange(range) {
            let paragraph = text.paragraphRange(for: NSRange(location: index, length: 0))
            if let style = attribute(.paragraphStyle, at: paragraph.location, effectiveRange: nil) {
                addAttribute(.paragraphStyle, value: style, range: paragraph)
            } else {
                removeAttribute(.paragraphStyle, range: paragraph)
            }
            index = max(NSMaxRange(paragraph), index + 1)
        }
    }
}
