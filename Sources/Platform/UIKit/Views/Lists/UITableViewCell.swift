import CoreGraphics
import Foundation

/// A row of a table.
///
/// Source: Apple, UIKit `UITableViewCell`.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
    override var isOwnRegion: Bool { true }
    /// The places of the texts of a row.
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    /// The look of a chosen row.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    /// The mark at the end of a row.
    public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
    /// The change that editing offers for a row.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }

    private let style: CellStyle
    public let reuseIdentifier: String?
    public let contentView = UIView()
    open var selectionStyle = SelectionStyle.default
    open var selectedBackgroundView: UIView?
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    open var accessoryType = AccessoryType.none { didSet { showAccessory() } }
    open var accessoryView: UIView? { didSet { showAccessory() } }
    open var editingAccessoryType = AccessoryType.none
    private var ownSeparatorInset: UIEdgeInsets?
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0) }
        set { ownSeparatorInset = newValue }
    }
    open var indentationLevel = 0
    open var isEditing = false
    open var isHighlighted = false
    open var isSelected = false { didSet { if isSelected != oldValue { setSelected(isSelected, animated: false) } } }
    /// The content of the row, of which it makes the views.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { showConfiguration() } }
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { backgroundColor = backgroundConfiguration?.backgroundColor ?? backgroundColor }
    }
    private var configured: UIView?
    private var accessory: UIView?
    private let line = UIView()
    /// A Boolean value that indicates whether the line under the row is drawn.
    var showsSeparator = false
    var separatorColor: UIColor?
    /// Called when a finger chooses the row.
    var chosen: () -> Void = {}

    // Dequeuing makes cells of the user's classes, which need this initialiser.
    public required init(style: CellStyle, reuseIdentifier: String?) {
        (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
        super.init(frame: .zero)
        start()
    }
    public convenience override init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }
    public required init?(coder: NSCoder) {
        (style, reuseIdentifier) = (.default, nil)
        super.init(coder: coder)
        start()
    }

    private func start() {
        backgroundColor =
            AppearanceProxies.all(of: UITableViewCell.self).lazy.compactMap(\.backgroundColor).first ?? .secondarySystemGroupedBackground
        addSubview(contentView)
        addSubview(line)
        addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("choose", UITableViewCell.self) { $0.choose }))
    }

    private func choose() { chosen() }

    open private(set) lazy var textLabel: UILabel? = label(.systemFont(ofSize: 17), .label)
    open private(set) lazy var detailTextLabel: UILabel? =
        style == .default
        ? nil : label(.systemFont(ofSize: style == .subtitle ? 15 : 17), style == .value1 ? .secondaryLabel : .label)
    open private(set) lazy var imageView: UIImageView? = {
        let view = UIImageView(frame: .zero)
        contentView.addSubview(view)
        return view
    }()

    private func label(_ font: UIFont, _ color: UIColor) -> UILabel {
        let label = UILabel()
        (label.font, label.textColor) = (font, color)
        contentView.addSubview(label)
        return label
    }

    /// Forgets what the row showed before it is used for another.
    open func prepareForReuse() {}
    open func setSelected(_ selected: Bool, animated: Bool) {
        if isSelected != selected { isSelected = selected }
    }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    private func showConfiguration() {
        configured?.removeFromSuperview()
        configured = contentConfiguration?.makeContentView()
        if let configured { contentView.addSubview(configured) }
    }

    private func showAccessory() {
        accessory?.removeFromSuperview()
        let symbol: String? =
            switch accessoryType {
            case .none: nil
            case .disclosureIndicator: "chevron.forward"
            case .checkmark: "checkmark"
            case .detailButton, .detailDisclosureButton: "info.circle"
            }
        accessory =
            accessoryView
            ?? symbol.map { symbol in
                let size: CGFloat = accessoryType == .disclosureIndicator ? 14 : 17
                let image = UIImage(systemName: symbol)?.withConfiguration(UIImage.SymbolConfiguration(pointSize: size, weight: .semibold))
                let view = UIImageView(image: image)
                if accessoryType == .disclosureIndicator { view.tintColor = .tertiaryLabel }
                return view
            }
        if let accessory { addSubview(accessory) }
    }

    // MARK: Layout

    /// The space between an image and a text, in points.
    private static let gap: CGFloat = 16

    /// The space beside the texts and the accessory, in points.
    private var margin: CGFloat {
        ControlSizes.current.table.margin(ofRowIn: superview?.bounds.width ?? UIKitSurroundings.current.screenSize.width)
    }

    private var accessorySize: CGSize { accessory.map { $0.bounds.isEmpty ? $0.intrinsicContentSize : $0.bounds.size } ?? .zero }

    private func contentWidth(in width: CGFloat) -> CGFloat {
        accessory == nil ? width : max(width - accessorySize.width - margin, 0)
    }

    /// Returns the height that the content takes in a width, with the line under the row.
    func ownHeight(in width: CGFloat) -> CGFloat {
        let room = CGSize(width: contentWidth(in: width), height: .infinity)
        let sizes = ControlSizes.current.table
        if let configured { return max(configured.compressedSize(in: room).height, sizes.leastHeight) }
        let texts = texts
        if texts.isEmpty, contentView.subviews.contains(where: { $0 !== imageView }) {
            return max(contentView.compressedSize(in: room).height, sizes.leastHeight)
        }
        let heights = texts.map { $0.sizeThatFits(CGSize(width: max(room.width - 2 * margin, 0), height: .infinity)).height }
        let height = style == .subtitle ? heights.reduce(0, +) : heights.max() ?? 0
        return max(height + sizes.around, sizes.leastHeight)
    }

    private var texts: [UILabel] { [textLabel, detailTextLabel].compactMap { $0 }.filter { $0.text?.isEmpty == false } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = bounds.size
        backgroundView?.frame = bounds
        contentView.frame = CGRect(x: 0, y: 0, width: contentWidth(in: size.width), height: size.height)
        configured?.frame = contentView.bounds
        let own = accessorySize
        accessory?.frame = CGRect(
            x: size.width - own.width - margin, y: (size.height - own.height) / 2, width: own.width, height: own.height)
        let hair = 1 / UIKitSurroundings.current.displayScale
        line.isHidden = !showsSeparator
        line.backgroundColor = separatorColor
        line.frame = CGRect(
            x: separatorInset.left, y: size.height - hair, width: max(size.width - separatorInset.left - separatorInset.right, 0),
            height: hair)
        if configured == nil { placeTexts() }
    }

    private func placeTexts() {
        let texts = texts
        guard !texts.isEmpty else { return }
        let size = contentView.bounds.size
        var left = margin
        if let image = imageView?.image {
            imageView?.frame = CGRect(
                x: left, y: (size.height - image.size.height) / 2, width: image.size.width, height: image.size.height)
            left += image.size.width + Self.gap
        }
        let width = max(size.width - left - (accessory == nil ? margin : 8), 0)
        let sizes = texts.map { $0.sizeThatFits(CGSize(width: width, height: .infinity)) }
        guard texts.count == 2, style != .subtitle else {
            var y = (size.height - sizes.map(\.height).reduce(0, +)) / 2
            for (text, own) in zip(texts, sizes) {
                text.frame = CGRect(x: left, y: y, width: width, height: own.height)
                y += own.height
            }
            return
        }
        let last = min(sizes[1].width, width)
        texts[0].frame = CGRect(
            x: left, y: (size.height - sizes[0].height) / 2, width: max(width - last - 8, 0), height: sizes[0].height)
        texts[1].frame = CGRect(x: left + width - last, y: (size.height - sizes[1].height) / 2, width: last, height: sizes[1].height)
    }
}

/// The view over or under the rows of a section.
///
/// Source: Apple, UIKit `UITableViewHeaderFooterView`.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
    override var isOwnRegion: Bool { true }
    public let reuseIdentifier: String?
    public let contentView = UIView()
    open private(set) lazy var textLabel: UILabel? = {
        let label = UILabel()
        (label.font, label.textColor) = (.systemFont(ofSize: 17, weight: .semibold), .secondaryLabel)
        contentView.addSubview(label)
        return label
    }()

    public required init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }
    public convenience override init(frame: CGRect) { self.init(reuseIdentifier: nil) }
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(contentView)
    }

    open func prepareForReuse() {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        if let textLabel, textLabel.text != nil {
            textLabel.frame = contentView.bounds.insetBy(
                dx: ControlSizes.current.table.margin(ofRowIn: bounds.width), dy: 0)
        }
    }

    package override func fittingSize(in room: CGSize) -> CGSize {
        if let text = textLabel, text.text != nil { return CGSize(width: room.width, height: text.sizeThatFits(room).height + 16) }
        return contentView.compressedSize(in: room)
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fittingSize(in: CGSize(width: 10_000, height: CGFloat.infinity)).height)
    }
}

extension UITableViewCell: FollowingAppearance {}
