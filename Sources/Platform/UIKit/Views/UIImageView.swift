import Foundation

/// A view that shows a picture.
///
/// Source: Apple, UIKit `UIImageView`.
@MainActor @preconcurrency
open class UIImageView: UIView {
    package override class var interactsByDefault: Bool { false }
    open var image: UIImage?
    open var highlightedImage: UIImage?
    open var isHighlighted = false
    /// The pictures of a sequence; the first is drawn.
    open var animationImages: [UIImage]?
    open var animationDuration: TimeInterval = 0
    open var animationRepeatCount = 0
    open private(set) var isAnimating = false
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
