import Foundation
import RunContext

/// A view that shows a text.
///
/// Source: Apple, UIKit `UILabel`.
@MainActor @preconcurrency
open class UILabel: UIView {
    package override class var interactsByDefault: Bool { false }
    open var text: String? { didSet { attributed = nil } }
    open var font: UIFont! {
        get { adjustsFontForContentSizeCategory ? ownFont?.ofCurrentTypeSize : ownFont }
        set { ownFont = newValue }
    }
    private var ownFont: UIFont? = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .label
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for no limit.
    open var numberOfLines = 1
    open var adjustsFontSizeToFitWidth = false
    /// A Boolean value that indicates whether a font of a text style follows the type size of the traits.
    open var adjustsFontForContentSizeCategory = false
    open var minimumScaleFactor: CGFloat = 0
    open var isEnabled = true
    open var isHighlighted = false
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    private var attributed: NSAttributedString?

    open var highlightedTextColor: UIColor? {
        didSet { RunReports.noteUndrawn("UILabel.highlightedTextColor", if: highlightedTextColor != nil) }
    }
    /// The maximum width of the lines of a label with several, in points, if nothing else determines it; 0 for no limit.
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var allowsDefaultTighteningForTruncation = false
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { RunReports.noteUndrawn("UILabel.baselineAdjustment", if: baselineAdjustment != .alignBaselines) }
    }
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    open var showsExpansionTextWhenTruncated = false

    /// The text with its attributes. The attributes of its beginning determine the settings of the whole.
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

    /// Returns the size of the whole text: a text of one line has its own width, and so has one for which no width is given.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(in: CGSize(width: size.width > 0 ? size.width : .infinity, height: .infinity))
    }

    package override func fittingSize(in room: CGSize) -> CGSize {
        numberOfLines == 1 ? size(in: nil) : size(in: CGSize(width: room.width, height: .infinity))
    }

    private func size(in room: CGSize?) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        var room = room
        if room == nil, numberOfLines != 1, preferredMaxLayoutWidth > 0 {
            room = CGSize(width: preferredMaxLayoutWidth, height: .infinity)
        }
        let drawn = DrawnString(
            attributed ?? NSAttributedString(string: text), besides: [.font: font as Any], in: room,
            avoidsOrphans: lineBreakStrategy.contains(.pushOut))
        return (drawn?.size ?? .zero).roundedUpToPixels
    }
}

/// The vertical position of a text that is made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

extension NSParagraphStyle {
    /// The strategy for breaking lines: `pushOut` leaves no short word alone on the last one. In a render, every strategy breaks Korean
    /// alike.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}
