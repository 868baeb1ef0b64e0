import Foundation

/// A button.
///
/// Source: Apple, UIKit `UIButton`.
@MainActor @preconcurrency
open class UIButton: UIControl {
    /// The kind of a button.
    public enum ButtonType: Int, Sendable { case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7 }

    public let buttonType: ButtonType
    /// Kept: a telephone has no pointer.
    open var isPointerInteractionEnabled = false
    /// The content and the look of the button; nil for a button that is set up by its titles and images.
    open var configuration: Configuration?
    /// The menu that a long press opens, or a tap if `showsMenuAsPrimaryAction` is true.
    open var menu: UIMenu? {
        didSet { takeSelection() }
    }
    /// A Boolean value that indicates whether the button shows the chosen action of its menu.
    open var changesSelectionAsPrimaryAction = false {
        didSet { takeSelection() }
    }
    private var titles: [UInt: String] = [:]
    private var colors: [UInt: UIColor] = [:]
    private var images: [UInt: UIImage] = [:]
    private var backgrounds: [UInt: UIImage] = [:]
    private var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] = [:]
    /// Points around the picture and the title together.
    open var contentEdgeInsets = UIEdgeInsets.zero
    /// Points by which the title is moved inwards from each side.
    open var titleEdgeInsets = UIEdgeInsets.zero
    /// The same of the picture.
    open var imageEdgeInsets = UIEdgeInsets.zero
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    open var configurationUpdateHandler: ((UIButton) -> Void)? {
        // The current state; touches never change it permanently.
        didSet { configurationUpdateHandler?(self) }
    }
    open private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
    open private(set) lazy var titleLabel: UILabel? = {
        let label = UILabel()
        label.font = .systemFont(ofSize: 18)
        return label
    }()

    public override init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
    }

    public init(type: ButtonType) {
        buttonType = type
        super.init(frame: .zero)
    }

    /// Creates a button with the title of its action, which it performs when it is pressed.
    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: type)
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        setImage(primaryAction.image, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    public required init?(coder: NSCoder) {
        buttonType = .custom
        super.init(coder: coder)
    }

    /// Shows the chosen action of a menu with a single choice; the first action is chosen if none is.
    private func takeSelection() {
        guard changesSelectionAsPrimaryAction, let menu, let first = menu.actions.first else { return }
        let chosen = menu.actions.first { $0.state == .on } ?? first
        menu.choose(chosen)
        show(chosen)
    }

    private func show(_ action: UIAction) {
        setTitle(action.title, for: .normal)
        if configuration != nil { configuration?.title = action.title }
    }

    /// Performs an action of the menu, as a tap on it does.
    package func perform(_ action: UIAction) {
        if changesSelectionAsPrimaryAction {
            menu?.choose(action)
            show(action)
        } else if menu?.options.contains(.singleSelection) == true {
            menu?.choose(action)
        }
        action.perform(by: self)
    }

    open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }
    /// Sets a title with attributes; the attributes of its beginning apply to the whole.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        titles[state.rawValue] = title?.string
        guard let title, title.length > 0 else { return }
        let attributes = title.attributes(at: 0, effectiveRange: nil)
        if let font = attributes[.font] as? UIFont { titleLabel?.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { colors[state.rawValue] = color }
    }

    /// Sets a picture that is stretched behind the title.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state.rawValue] = image }
    open func backgroundImage(for state: State) -> UIImage? { backgrounds[state.rawValue] ?? backgrounds[0] }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        symbolConfigurations[state.rawValue] = configuration
    }

    open func setTitleColor(_ color: UIColor?, for state: State) { colors[state.rawValue] = color }
    open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }
    open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
    open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] ?? colors[0] }
    open func image(for state: State) -> UIImage? {
        let image = images[state.rawValue] ?? images[0] ?? systemImage
        guard let configuration = symbolConfigurations[state.rawValue] ?? symbolConfigurations[0] else { return image }
        return image?.withConfiguration(configuration)
    }

    /// The picture of a button of a kind that has one: a symbol of 17 points in the large scale.
    ///
    /// Source: Apple, UIKit `UIButton.ButtonType`; a picture of `contactAdd` on iOS 13 has 24.33 × 23.67 points.
    private var systemImage: UIImage? {
        let symbol: String? =
            switch buttonType {
            case .contactAdd: "plus.circle"
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .close: "xmark.circle.fill"
            case .custom, .system: nil
            }
        return symbol.flatMap {
            UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large))
        }
    }

    open var currentTitle: String? { title(for: state) }
    open var currentImage: UIImage? { image(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor) }

    private var state: State { !isEnabled ? .disabled : isSelected ? .selected : .normal }

    open override var intrinsicContentSize: CGSize {
        if let configuration { return size(of: configuration) }
        let words = currentTitle.flatMap { DrawnString($0, [.font: titleLabel?.font as Any])?.size } ?? .zero
        let picture = currentImage?.size ?? .zero
        // 30 points is the height of a line of 18 points with 6 above and below.
        let insets = contentEdgeInsets
        let isInset = insets != .zero || systemImage != nil
        // Explicit insets replace the six points.
        return CGSize(
            width: max(words.width + picture.width + insets.left + insets.right, isInset ? 0 : 30),
            height: max(words.height + (isInset ? 0 : 12), picture.height, isInset ? 0 : 30) + insets.top + insets.bottom
        ).roundedUpToPixels
    }
}

extension UIButton {
    private func size(of configuration: Configuration) -> CGSize {
        let font = UIFont.systemFont(ofSize: configuration.buttonSize == .small || configuration.buttonSize == .mini ? 15 : 17)
        func size(of text: String?, _ font: UIFont) -> CGSize { text.flatMap { DrawnString($0, [.font: font])?.size } ?? .zero }
        let title = size(of: configuration.title ?? currentTitle, font)
        let subtitle = size(of: configuration.subtitle, .systemFont(ofSize: 12))
        var content = CGSize(
            width: max(title.width, subtitle.width),
            height: title.height + (subtitle.height > 0 ? subtitle.height + configuration.titlePadding : 0))
        if let image = (configuration.image ?? currentImage)?.size {
            let isBeside = configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing
            let padding = content == .zero ? 0 : configuration.imagePadding
            content =
                isBeside
                ? CGSize(width: content.width + padding + image.width, height: max(content.height, image.height))
                : CGSize(width: max(content.width, image.width), height: content.height + padding + image.height)
        }
        let insets = configuration.contentInsets
        return CGSize(
            width: content.width + insets.leading + insets.trailing, height: content.height + insets.top + insets.bottom
        ).roundedUpToPixels
    }
}

/// A switch.
///
/// Source: Apple, UIKit `UISwitch`.
@MainActor @preconcurrency
open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    open override var intrinsicContentSize: CGSize { ControlSizes.current.toggle }
    open override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
}
