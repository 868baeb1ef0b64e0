import CoreGraphics
import Foundation

/// The content of a view as a value, which makes the view.
///
/// Source: Apple, UIKit `UIContentConfiguration`.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows a configuration.
///
/// Source: Apple, UIKit `UIContentView`.
@MainActor @preconcurrency
public protocol UIContentView: AnyObject {
    var configuration: any UIContentConfiguration { get set }
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}

/// The background of a cell as a value.
///
/// Source: Apple, UIKit `UIBackgroundConfiguration`.
public struct UIBackgroundConfiguration: @unchecked Sendable {
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(backgroundColor: .clear) }
    public static func listCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
    }
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(backgroundColor: .systemBackground) }
    public static func listGroupedCell() -> UIBackgroundConfiguration { listCell() }
}

/// The texts and the picture of a row.
///
/// Source: Apple, UIKit `UIListContentConfiguration`.
public struct UIListContentConfiguration: UIContentConfiguration, @unchecked Sendable {
    /// The look of a text.
    public struct TextProperties: @unchecked Sendable {
        /// The alignment of the lines of a text.
        public enum TextAlignment: Sendable { case natural, center, justified }

        public var font: UIFont
        public var color: UIColor
        public var numberOfLines = 0
        public var alignment = TextAlignment.natural
        public var adjustsFontForContentSizeCategory = true
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    }

    /// The look of a picture.
    public struct ImageProperties: @unchecked Sendable {
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        /// The largest size, in points; a side of 0 is unlimited.
        public var maximumSize = CGSize.zero
        /// The size that the layout keeps for the picture, which is centred in it, in points. A side of 0 is
        /// ``standardDimension`` for a symbol, and the picture's own for any other.
        public var reservedLayoutSize = CGSize.zero
        /// A value for a side of ``reservedLayoutSize``: the one that symbols have, so that texts beside pictures of different widths
        /// begin at the same place.
        ///
        /// Apple's value is not published; this one is the column of a label's icon in SwiftUI's lists, which is drawn alike.
        public static let standardDimension: CGFloat = 26
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    }

    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var image: UIImage?
    public var textProperties: TextProperties
    public var secondaryTextProperties: TextProperties
    public var imageProperties = ImageProperties()
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 20, bottom: 12, trailing: 20)
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var textToSecondaryTextVerticalPadding: CGFloat = 2
    public var prefersSideBySideTextAndSecondaryText = false

    private init(size: CGFloat, weight: UIFont.Weight = .regular, secondary: CGFloat, color: UIColor = .label, secondaryColor: UIColor) {
        textProperties = TextProperties(font: .systemFont(ofSize: size, weight: weight), color: color)
        secondaryTextProperties = TextProperties(font: .systemFont(ofSize: secondary), color: secondaryColor)
    }

    public static func cell() -> UIListContentConfiguration { subtitleCell() }
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(size: 17, secondary: 15, secondaryColor: .secondaryLabel)
    }
    public static func valueCell() -> UIListContentConfiguration {
        var made = UIListContentConfiguration(size: 17, secondary: 17, secondaryColor: .secondaryLabel)
        made.prefersSideBySideTextAndSecondaryText = true
        return made
    }
    public static func sidebarCell() -> UIListContentConfiguration { subtitleCell() }
    public static func header() -> UIListContentConfiguration {
        UIListContentConfiguration(size: 17, weight: .semibold, secondary: 15, secondaryColor: .secondaryLabel)
    }
    public static func plainHeader() -> UIListContentConfiguration { header() }
    public static func groupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(size: 17, weight: .semibold, secondary: 15, color: .secondaryLabel, secondaryColor: .secondaryLabel)
    }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { header() }
    public static func footer() -> UIListContentConfiguration {
        UIListContentConfiguration(size: 13, secondary: 13, color: .secondaryLabel, secondaryColor: .secondaryLabel)
    }
    public static func plainFooter() -> UIListContentConfiguration { footer() }
    public static func groupedFooter() -> UIListContentConfiguration { footer() }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
}

/// The view of the texts and the picture of a row.
///
/// Source: Apple, UIKit `UIListContentView`.
@MainActor @preconcurrency
open class UIListContentView: UIView, UIContentView {
    private let (image, text, secondary) = (UIImageView(frame: .zero), UILabel(), UILabel())
    private var list: UIListContentConfiguration

    public init(configuration: UIListContentConfiguration) {
        list = configuration
        super.init(frame: .zero)
        for view in [image, text, secondary] { addSubview(view) }
        show()
    }
    public required init?(coder: NSCoder) { nil }

    open var configuration: any UIContentConfiguration {
        get { list }
        set {
            guard let newValue = newValue as? UIListContentConfiguration else { return }
            list = newValue
            show()
        }
    }

    private func show() {
        image.image = list.image
        if let configuration = list.imageProperties.preferredSymbolConfiguration {
            image.image = list.image?.withConfiguration(configuration)
        }
        if let tint = list.imageProperties.tintColor { image.tintColor = tint }
        image.contentMode = .scaleAspectFit
        image.layer.cornerRadius = list.imageProperties.cornerRadius
        image.clipsToBounds = list.imageProperties.cornerRadius > 0
        for (label, words, attributed, look) in [
            (text, list.text, list.attributedText, list.textProperties),
            (secondary, list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties),
        ] {
            (label.text, label.font, label.textColor) = (words, look.font, look.color)
            label.numberOfLines = look.numberOfLines
            label.textAlignment = look.alignment == .center ? .center : .natural
            if let attributed { label.attributedText = attributed }
        }
    }

    private var imageSize: CGSize {
        guard let own = image.image?.size else { return .zero }
        let limit = list.imageProperties.maximumSize
        let scale = min(limit.width > 0 ? limit.width / own.width : 1, limit.height > 0 ? limit.height / own.height : 1, 1)
        return CGSize(width: own.width * scale, height: own.height * scale)
    }

    /// The size that the layout keeps for the picture.
    private func reservedSize(for own: CGSize) -> CGSize {
        let asked = list.imageProperties.reservedLayoutSize
        let standard = image.image?.isSymbolImage == true ? UIListContentConfiguration.ImageProperties.standardDimension : 0
        func side(_ asked: CGFloat, _ own: CGFloat) -> CGFloat { max(asked > 0 ? asked : standard, own) }
        return CGSize(width: side(asked.width, own.width), height: asked.height > 0 ? max(asked.height, own.height) : own.height)
    }

    /// The frames of the picture and the two texts in a size, and the height that they take with the margins.
    private func frames(in size: CGSize) -> (image: CGRect, text: CGRect, secondary: CGRect, height: CGFloat) {
        let (margins, own) = (list.directionalLayoutMargins, imageSize)
        let (slot, high) = (reservedSize(for: own).width, reservedSize(for: own).height)
        let left = margins.leading + (image.image == nil ? 0 : slot + list.imageToTextPadding)
        let width = max(size.width - left - margins.trailing, 0)
        let room = CGSize(width: width, height: .infinity)
        var (first, second) = (text.sizeThatFits(room), secondary.sizeThatFits(room))
        let isBeside =
            list.prefersSideBySideTextAndSecondaryText
            && first.width + second.width + list.textToSecondaryTextHorizontalPadding <= width
        let gap = first.height > 0 && second.height > 0 ? list.textToSecondaryTextVerticalPadding : 0
        let texts = isBeside ? max(first.height, second.height) : first.height + gap + second.height
        let height = max(texts, high) + margins.top + margins.bottom
        let outer = size.height.isFinite ? size.height : height
        let top = (outer - texts) / 2
        if !isBeside { (first.width, second.width) = (width, width) }
        return (
            CGRect(x: margins.leading + (slot - own.width) / 2, y: (outer - own.height) / 2, width: own.width, height: own.height),
            CGRect(x: left, y: isBeside ? (outer - first.height) / 2 : top, width: first.width, height: first.height),
            CGRect(
                x: isBeside ? left + width - second.width : left,
                y: isBeside ? (outer - second.height) / 2 : top + first.height + gap, width: second.width, height: second.height),
            height
        )
    }

    package override func fittingSize(in room: CGSize) -> CGSize {
        CGSize(width: room.width, height: frames(in: CGSize(width: room.width, height: .infinity)).height)
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fittingSize(in: CGSize(width: 10_000, height: CGFloat.infinity)).height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = frames(in: bounds.size)
        (image.frame, text.frame, secondary.frame) = (frames.image, frames.text, frames.secondary)
    }
}
