import UIKit

extension Text {
    /// Creates a text from a UIKit text, each run with its attributes; values that they leave open come from the environment.
    init(platform string: NSAttributedString) {
        var whole: Text?
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            let attachment = attributes[.attachment] as? NSTextAttachment
            let own = attachment?.shownText ?? Text(verbatim: string.attributedSubstring(from: range).string)
            let run = own.with(attributes)
            whole = whole.map { $0 + run } ?? run
        }
        self = whole ?? Text(verbatim: "")
    }

    private func with(_ attributes: [NSAttributedString.Key: Any]) -> Text {
        var text = self
        NSAttributedString.tellUndrawn(attributes)
        if let font = attributes[.font] as? UIFont { text = text.font(Font(font)) }
        if let color = attributes[.foregroundColor] as? UIColor {
            text = text.foregroundColor(Color(uiColor: color))
        } else if attributes[.link] != nil {
            text = text.foregroundColor(Color(uiColor: .link))
        }
        if let length = NSAttributedString.length(attributes[.kern]), length != 0 { text = text.kerning(length) }
        if let length = NSAttributedString.length(attributes[.tracking]), length != 0 { text = text.tracking(length) }
        if let length = NSAttributedString.length(attributes[.baselineOffset]), length != 0 { text = text.baselineOffset(length) }
        if let style = NSAttributedString.lineStyle(attributes[.underlineStyle]) {
            text = text.underline(true, pattern: style, color: (attributes[.underlineColor] as? UIColor).map { Color(uiColor: $0) })
        }
        if let style = NSAttributedString.lineStyle(attributes[.strikethroughStyle]) {
            text = text.strikethrough(true, pattern: style, color: (attributes[.strikethroughColor] as? UIColor).map { Color(uiColor: $0) })
        }
        return text
    }
}

extension NSTextAttachment {
    /// The picture in the size of its place, as a text; nil for an attachment without one.
    fileprivate var shownText: Text? {
        guard let image = shownImage, place.width > 0, place.height > 0 else { return nil }
        let sized =
            place.size == image.size
            ? image : UIGraphicsImageRenderer(size: place.size).image { _ in image.draw(in: CGRect(origin: .zero, size: place.size)) }
        return Text(Image(uiImage: sized)).baselineOffset(place.minY)
    }
}

extension NSAttributedString {
    /// The pattern of a line that an attribute asks for; nil for none.
    static func lineStyle(_ value: Any?) -> Text.LineStyle.Pattern? {
        let number = value as? Int ?? (value as? NSUnderlineStyle)?.rawValue ?? (value as? NSNumber)?.intValue ?? 0
        let style = NSUnderlineStyle(rawValue: number)
        guard style.rawValue & 0xF != 0 else { return nil }
        // The pattern is a number in three bits.
        switch number >> 8 & 7 {
        case 1: return .dot
        case 2: return .dash
        case 3: return .dashDot
        case 4: return .dashDotDot
        default: return .solid
        }
    }
}
