import CoreGraphics
import Foundation

/// Options side by side.
///
/// The colours of `appearance()` are those of SwiftUI's segmented pickers.
/// Source: Apple, UIKit `UISegmentedControl`.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
    /// The index for "no segment".
    public nonisolated static let noSegment = -1

    /// The content of a segment.
    private enum Segment {
        case title(String)
        case image(UIImage)
    }

    open var selectedSegmentTintColor: UIColor?
    open var selectedSegmentIndex = UISegmentedControl.noSegment
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false
    private var segments: [Segment] = []
    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // An extension in user code may take the place of these.
    open override dynamic func layoutSubviews() { super.layoutSubviews() }
    open override dynamic func didMoveToSuperview() { super.didMoveToSuperview() }

    /// - Parameter items: strings and pictures.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        segments = (items ?? []).compactMap { item in
            if let title = item as? String { return .title(title) }
            return (item as? UIImage).map { .image($0) }
        }
    }

    open var numberOfSegments: Int { segments.count }
    open func titleForSegment(at segment: Int) -> String? {
        guard segments.indices.contains(segment), case .title(let title) = segments[segment] else { return nil }
        return title
    }
    open func imageForSegment(at segment: Int) -> UIImage? {
        guard segments.indices.contains(segment), case .image(let image) = segments[segment] else { return nil }
        return image
    }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment] = .title(title ?? "") }
    }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        if segments.indices.contains(segment), let image { segments[segment] = .image(image) }
    }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        segments.insert(.title(title ?? ""), at: min(max(segment, 0), segments.count))
    }
    open func removeSegment(at segment: Int, animated: Bool) { if segments.indices.contains(segment) { segments.remove(at: segment) } }
    open func removeAllSegments() { segments = [] }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state.rawValue] }

    open override var intrinsicContentSize: CGSize {
        let font = UIFont.systemFont(ofSize: 13, weight: .medium)
        let widths = segments.map { segment in
            switch segment {
            case .title(let title): (DrawnString(title, [.font: font])?.size.width ?? 0) + 20
            case .image(let image): image.size.width + 20
            }
        }
        return CGSize(width: (CGFloat(segments.count) * (widths.max() ?? 0)).rounded(.up), height: 32)
    }
}

extension UISegmentedControl: FollowingAppearance {}
