import CoreGraphics
import Foundation
import RunContext

/// The content of a place with nothing to show: a picture, two texts and two buttons.
///
/// Source: Apple, UIKit `UIContentUnavailableConfiguration`. The sizes are those of SwiftUI's `ContentUnavailableView` here.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, @unchecked Sendable {
    /// The place of the content.
    public enum Alignment: Int, Sendable { case center, natural }

    public typealias TextProperties = UIListContentConfiguration.TextProperties
    public typealias ImageProperties = UIListContentConfiguration.ImageProperties

    /// The action and the state of a button.
    public struct ButtonProperties: @unchecked Sendable {
        public var primaryAction: UIAction?
        public var menu: UIMenu?
        public var role = UIButton.Role.normal
        public var isEnabled = true

        init() {}
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties(font: .systemFont(ofSize: 22, weight: .bold), color: .label)
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var background = UIBackgroundConfiguration.clear()
    public var alignment = Alignment.center
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    public var imageToTextPadding: CGFloat = 12
    public var textToSecondaryTextPadding: CGFloat = 4
    public var textToButtonPadding: CGFloat = 16
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// A Boolean value that indicates whether a wheel turns in the picture's place.
    fileprivate var isLoading = false
    private var isSearch = false

    private init() {
        imageProperties.tintColor = .secondaryLabel
        imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
    }

    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    /// A wheel that turns over "Loading…".
    public static func loading() -> UIContentUnavailableConfiguration {
        var made = UIContentUnavailableConfiguration()
        made.isLoading = true
        made.text = "Loading…"
        made.textProperties.font = .systemFont(ofSize: 15)
        made.textProperties.color = .secondaryLabel
        return made
    }

    /// The words of a search that found nothing, in the English of the system.
    public static func search() -> UIContentUnavailableConfiguration {
        var made = UIContentUnavailableConfiguration()
        made.isSearch = true
        made.image = UIImage(systemName: "magnifyingglass")
        made.text = "No Results"
        made.secondaryText = "Check the spelling or try a new search."
        return made
    }

    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// Returns the content for a state: that of a search repeats its text.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard isSearch, text == "No Results", let state = state as? UIContentUnavailableConfigurationState,
            let search = state.searchText, !search.isEmpty
        else { return self }
        var made = self
        made.text = "No Results for “\(search)”"
        return made
    }
}

extension UIButton {
    /// The meaning of a button.
    ///
    /// Source: Apple, UIKit `UIButton.Role`.
    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
}

/// The view of a place with nothing to show.
///
/// Source: Apple, UIKit `UIContentUnavailableView`.
@MainActor @preconcurrency
open class UIContentUnavailableView: UIView, UIContentView {
    public var configuration: any UIContentConfiguration { didSet { show() } }
    /// Kept: content that is taller than its place is cut off at both ends.
    open var isScrollEnabled = true
    private let picture = UIImageView()
    private let wheel = UIActivityIndicatorView(style: .medium)
    private let (title, detail) = (UILabel(), UILabel())
    private let (button, secondaryButton) = (UIButton(type: .system), UIButton(type: .system))
    private var shown: UIContentUnavailableConfiguration?

    public init(configuration: UIContentUnavailableConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        for part in [picture, wheel, title, detail, button, secondaryButton] as [UIView] { addSubview(part) }
        show()
    }
    public required init?(coder: NSCoder) { nil }

    private func show() {
        guard let content = configuration as? UIContentUnavailableConfiguration else { return }
        let former = shown
        shown = content
        let properties = content.imageProperties
        picture.image = content.image.map { image in
            properties.preferredSymbolConfiguration.map { image.withConfiguration($0) } ?? image
        }
        picture.tintColor = properties.tintColor
        picture.layer.cornerRadius = properties.cornerRadius
        picture.clipsToBounds = properties.cornerRadius > 0
        wheel.isHidden = !content.isLoading
        if content.isLoading { wheel.startAnimating() }
        Self.set(title, content.text, content.attributedText, content.textProperties, content.alignment)
        Self.set(detail, content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties, content.alignment)
        Self.set(button, content.button, content.buttonProperties, insteadOf: former?.buttonProperties)
        Self.set(
            secondaryButton, content.secondaryButton, content.secondaryButtonProperties, insteadOf: former?.secondaryButtonProperties)
        backgroundColor = content.background.backgroundColor
        setNeedsLayout()
    }

    private static func set(
        _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties, _ alignment: UIContentUnavailableConfiguration.Alignment
    ) {
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.text = text
        if let attributed { label.attributedText = attributed }
        label.textAlignment = alignment == .center ? .center : .natural
        label.isHidden = (attributed?.string ?? text ?? "").isEmpty
    }

    private static func set(
        _ button: UIButton, _ look: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
        insteadOf former: UIContentUnavailableConfiguration.ButtonProperties?
    ) {
        var look = look
        if let action = former?.primaryAction { button.removeAction(action, for: .primaryActionTriggered) }
        if let action = properties.primaryAction {
            if look.title == nil, !action.title.isEmpty { look.title = action.title }
            if look.image == nil { look.image = action.image }
            button.addAction(action, for: .primaryActionTriggered)
        }
        if properties.role == .destructive, look.baseForegroundColor == nil { look.baseForegroundColor = .systemRed }
        button.configuration = look
        button.menu = properties.menu
        button.isEnabled = properties.isEnabled
        button.isHidden = look.title == nil && look.image == nil
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let content = configuration as? UIContentUnavailableConfiguration else { return }
        let margins = content.directionalLayoutMargins
        let room = CGSize(width: max(bounds.width - margins.leading - margins.trailing, 0), height: .infinity)
        let parts: [(view: UIView, paddingAfter: CGFloat)] = [
            (wheel, content.imageToTextPadding), (picture, content.imageToTextPadding), (title, content.textToSecondaryTextPadding),
            (detail, content.textToButtonPadding), (button, content.buttonToSecondaryButtonPadding), (secondaryButton, 0),
        ].filter { $0.view !== picture || content.image != nil }.filter { !$0.view.isHidden }
        let sizes = parts.map { part in
            let own = part.view === picture ? Self.size(of: picture, content.imageProperties) : part.view.fittingSize(in: room)
            return CGSize(width: min(own.width, room.width), height: own.height)
        }
        // A title over buttons alone is as far from them as a description is.
        let paddings = zip(parts, parts.dropFirst()).map { part, next in
            part.view === title && next.view !== detail ? content.textToButtonPadding : part.paddingAfter
        }
        let height = sizes.map(\.height).reduce(0, +) + paddings.reduce(0, +)
        var y = (bounds.height - margins.top - margins.bottom - height) / 2 + margins.top
        for (index, part) in parts.enumerated() {
            let isWide = part.view is UILabel
            let width = isWide ? room.width : sizes[index].width
            let x = content.alignment == .center || isWide ? margins.leading + (room.width - width) / 2 : margins.leading
            part.view.frame = CGRect(x: x, y: y, width: width, height: sizes[index].height)
            y += sizes[index].height + (index < paddings.count ? paddings[index] : 0)
        }
    }

    /// Returns the size of a picture inside its largest one.
    private static func size(of picture: UIImageView, _ properties: UIContentUnavailableConfiguration.ImageProperties) -> CGSize {
        let own = picture.intrinsicContentSize
        let limits = [(properties.maximumSize.width, own.width), (properties.maximumSize.height, own.height)]
        let scale = limits.filter { $0.0 > 0 && $0.1 > 0 }.map { $0.0 / $0.1 }.min().map { min($0, 1) } ?? 1
        return CGSize(width: own.width * scale, height: own.height * scale)
    }
}
