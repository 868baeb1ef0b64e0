import CoreGraphics
import Foundation

/// The card in place of a view of the system's, with a symbol, the name, and the content that the view would load.
package final class SystemCard: UIView {
    private let image: UIImageView
    private let title = UILabel()
    private let detail = UILabel()

    package init(symbol: String, title: String, detail: String?) {
        image = UIImageView(image: UIImage(systemName: symbol)?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 28)))
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        tintColor = .secondaryLabel
        self.title.text = title
        self.title.font = .systemFont(ofSize: 15, weight: .semibold)
        self.title.textAlignment = .center
        self.detail.text = detail
        self.detail.font = .systemFont(ofSize: 12)
        self.detail.textColor = .secondaryLabel
        self.detail.textAlignment = .center
        self.detail.numberOfLines = 3
        self.detail.lineBreakMode = .byTruncatingMiddle
        for view in [image, self.title, self.detail] { addSubview(view) }
    }

    package required init?(coder: NSCoder) { nil }

    /// The content that the view would load.
    package var words: String? {
        get { detail.text }
        set { detail.text = newValue }
    }

    /// Points between the parts, and to the sides.
    private static let (spacing, margin): (CGFloat, CGFloat) = (6, 16)

    package override func layoutSubviews() {
        super.layoutSubviews()
        let room = CGSize(width: max(bounds.width - 2 * Self.margin, 0), height: .infinity)
        let heights = [image.intrinsicContentSize.height, title.sizeThatFits(room).height, detail.sizeThatFits(room).height]
        var y = (bounds.height - heights.reduce(0, +) - 2 * Self.spacing) / 2
        for (view, height) in zip([image, title, detail], heights) {
            let width = view === image ? image.intrinsicContentSize.width : room.width
            view.frame = CGRect(x: (bounds.width - width) / 2, y: y, width: width, height: height)
            y += height + Self.spacing
        }
    }
}
