import CoreGraphics
import Foundation

/// A view of a collection.
///
/// Source: Apple, UIKit `UICollectionReusableView`.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
    override var isOwnRegion: Bool { true }
    open internal(set) var reuseIdentifier: String?

    // Dequeuing makes views of the user's classes, which need this initialiser.
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Forgets what the view showed before it is used again.
    open func prepareForReuse() {}
    /// Takes over the attributes that the layout has for the view.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        layoutAttributes
    }

    /// The view whose size is the content's.
    var content: UIView { self }

    /// Returns the height that the content takes in a width.
    func ownHeight(in width: CGFloat) -> CGFloat { content.compressedSize(in: CGSize(width: width, height: .infinity)).height }

    /// Returns the size that the content takes by itself.
    var ownSize: CGSize { content.compressedSize(in: CGSize(width: CGFloat.infinity, height: .infinity)) }
}

/// A view of one item.
///
/// Source: Apple, UIKit `UICollectionViewCell`.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
    public let contentView = UIView()
    open var isHighlighted = false
    open var isSelected = false { didSet { showSelection() } }
    open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
    open var selectedBackgroundView: UIView? {
        didSet {
            replace(oldValue, by: selectedBackgroundView)
            showSelection()
        }
    }
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        return state
    }
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            configured?.removeFromSuperview()
            configured = contentConfiguration?.makeContentView()
            if let configured { contentView.addSubview(configured) }
        }
    }
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            guard let backgroundConfiguration else { return }
            backgroundColor = backgroundConfiguration.backgroundColor
            layer.cornerRadius = backgroundConfiguration.cornerRadius
            layer.borderColor = backgroundConfiguration.strokeColor?.cgColor
            layer.borderWidth = backgroundConfiguration.strokeWidth
        }
    }
    private var configured: UIView?
    /// Called when a finger chooses the item.
    var chosen: () -> Void = {}

    public required init(frame: CGRect) {
        super.init(frame: frame)
        start()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        start()
    }

    private func start() {
        contentView.frame = bounds
        addSubview(contentView)
        addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("choose", UICollectionViewCell.self) { $0.choose }))
    }

    private func choose() { chosen() }

    private func replace(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
    }

    private func showSelection() { selectedBackgroundView?.isHidden = !isSelected }

    open func updateConfiguration(using state: UICellConfigurationState) {}
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    override var content: UIView { configured ?? contentView }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for view in [backgroundView, selectedBackgroundView, contentView] as [UIView?] { view?.frame = bounds }
        configured?.frame = contentView.bounds
    }
}

/// A cell of a list.
///
/// Source: Apple, UIKit `UICollectionViewListCell`.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = [] {
        didSet {
            for view in marks { view.removeFromSuperview() }
            marks = accessories.map { $0.makeView() }
            for view in marks { addSubview(view) }
        }
    }
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    private var marks: [UIView] = []
    private let line = UIView()
    /// A Boolean value that indicates whether the line under the row is drawn.
    var showsSeparator = false

    open override func layoutSubviews() {
        super.layoutSubviews()
        let margin = ControlSizes.current.table.margin(ofRowIn: bounds.width)
        var right = bounds.width - margin
        for view in marks.reversed() {
            let size = view.bounds.isEmpty ? view.intrinsicContentSize : view.bounds.size
            right -= size.width
            view.frame = CGRect(x: right, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
            right -= 12
        }
        contentView.frame.size.width = marks.isEmpty ? bounds.width : max(right, 0)
        content.frame = contentView.bounds
        let hair = 1 / UIKitSurroundings.current.displayScale
        if line.superview == nil { addSubview(line) }
        line.isHidden = !showsSeparator
        line.backgroundColor = .separator
        line.frame = CGRect(
            x: margin, y: bounds.height - hair, width: max(bounds.width - margin, 0), height: hair)
    }

    override func ownHeight(in width: CGFloat) -> CGFloat {
        let taken = marks.reduce(0) { $0 + $1.intrinsicContentSize.width + 12 }
        return max(super.ownHeight(in: max(width - taken, 0)), ControlSizes.current.table.leastHeight)
    }
}

/// A mark at the end of a list's row.
///
/// Source: Apple, UIKit `UICellAccessory`.
public struct UICellAccessory: @unchecked Sendable {
    /// The times at which a mark is shown.
    public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }

    private let symbol: String?
    private let color: UIColor
    private let words: String?
    private let size: CGFloat

    private init(symbol: String? = nil, words: String? = nil, color: UIColor, size: CGFloat = 17) {
        (self.symbol, self.words, self.color, self.size) = (symbol, words, color, size)
    }

    public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(symbol: "chevron.forward", color: .tertiaryLabel, size: 14)
    }
    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(symbol: "checkmark", color: .systemBlue)
    }
    public static func detail(displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil) -> UICellAccessory {
        UICellAccessory(symbol: "info.circle", color: .systemBlue)
    }
    public static func outlineDisclosure(displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil) -> UICellAccessory {
        UICellAccessory(symbol: "chevron.forward", color: .systemBlue, size: 14)
    }
    public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(words: text, color: .secondaryLabel)
    }

    @MainActor
    func makeView() -> UIView {
        if let words {
            let label = UILabel()
            (label.text, label.textColor) = (words, color)
            return label
        }
        let image = symbol.flatMap { UIImage(systemName: $0) }
        let view = UIImageView(image: image?.withConfiguration(UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)))
        view.tintColor = color
        return view
    }
}
