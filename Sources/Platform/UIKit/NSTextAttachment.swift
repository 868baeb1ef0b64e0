import CoreGraphics
import Foundation

/// A picture between the letters of a text.
///
/// Source: Apple, UIKit `NSTextAttachment`.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    private let mark = AttributeValue.mark
    open var image: UIImage?
    /// The rectangle of the picture, from its place on the baseline, with its y upwards; the picture's own size if it is empty.
    open var bounds = CGRect.zero
    open var contents: Data?
    open var fileType: String?
    open var lineLayoutPadding: CGFloat = 0

    public init(data contentData: Data?, ofType uti: String?) {
        (contents, fileType) = (contentData, uti)
        image = contentData.flatMap { UIImage(data: $0) }
        super.init()
    }
    public override convenience init() { self.init(data: nil, ofType: nil) }
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// The rectangle of the picture from its place on the baseline, with its y upwards.
    package var place: CGRect { bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds }
    package var shownImage: UIImage? { image }

    /// The character that stands for an attachment in a text.
    public static let character = 0xFFFC
}

extension NSAttributedString {
    /// A text of one attachment.
    public convenience init(attachment: NSTextAttachment) { self.init(string: "\u{FFFC}", attributes: [.attachment: attachment]) }
}
