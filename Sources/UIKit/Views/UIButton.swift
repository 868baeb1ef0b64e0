import Foundation

/// A button.
///
/// Source: Apple, UIKit `UIButton`.
@MainActor @preconcurrency
open class UIButton: UIControl {
    /// The kind of a button.
    public enum ButtonType: Int, Sendable { case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7 }

    public let buttonType: ButtonType
    private var titles: [UInt: String] = [:]
    private var colors: [UInt: UIColor] = [:]
    private var images: [UInt: UIImage] = [:]
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

    public required init?(coder: NSCoder) {
        buttonType = .custom
        super.init(coder: coder)
    }

    open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }
    open func setTitleColor(_ color: UIColor?, for state: State) { colors[state.rawValue] = color }
    open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }
    open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
    open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] ?? colors[0] }
    open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }

    open var currentTitle: String? { title(for: state) }
    open var currentImage: UIImage? { image(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? (buttonType == .system ? tintColor : .white) }

    private var state: State { !isEnabled ? .disabled : isSelected ? .selected : .normal }

    open override var intrinsicContentSize: CGSize {
        let words = currentTitle.flatMap { DrawnString($0, [.font: titleLabel?.font as Any])?.size } ?? .zero
        let picture = currentImage?.size ?? .zero
        // 30 points is the height of a line of 18 points with 6 above and below.
        return CGSize(width: max((words.width + picture.width).rounded(.up), 30), height: max(words.height + 12, picture.height, 30).rounded(.up))
    }
}

/// A switch, 51 by 31 points.
///
/// Source: Apple, UIKit `UISwitch`.
@MainActor @preconcurrency
open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
    open override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
}
