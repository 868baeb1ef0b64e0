import Foundation

/// A view that shows a text.
///
/// Source: Apple, UIKit `UILabel`.
@MainActor @preconcurrency
open class UILabel: UIView {
    package override class var interactsByDefault: Bool { false }
    open var text: String? { didSet { attributed = nil } }
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .label
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines at most; 0 for as many as it takes.
    open var numberOfLines = 1
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumScaleFactor: CGFloat = 0
    open var isEnabled = true
    open var isHighlighted = false
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    private var attributed: NSAttributedString?

    /// The text with its attributes; those of its beginning count for the whole.
    open var attributedText: NSAttributedString? {
        get { attributed ?? text.map { NSAttributedString(string: $0) } }
        set {
            text = newValue?.string
            attributed = newValue
            guard let newValue, newValue.length > 0 else { return }
            let attributes = newValue.attributes(at: 0, effectiveRange: nil)
            if let font = attributes[.font] as? UIFont { self.font = font }
            if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
            if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        }
    }

    open override var intrinsicContentSize: CGSize { size(in: nil) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(in: size) }

    package override func fittingSize(in room: CGSize) -> CGSize {
        numberOfLines == 1 ? size(in: nil) : size(in: CGSize(width: room.width, height: .infinity))
    }

    private func size(in room: CGSize?) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let size = DrawnString(text, [.font: font as Any], in: room, avoidsOrphans: true)?.size ?? .zero
        return size.roundedUpToPixels
    }
}
