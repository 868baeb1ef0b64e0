import CoreGraphics
import Foundation

extension UIButton {
    /// The content and the look of a button.
    ///
    /// Source: Apple, UIKit `UIButton.Configuration` (iOS 15).
    public struct Configuration: Sendable {
        /// The kind of plate behind a button's content.
        package enum Kind: Sendable { case plain, gray, tinted, filled }
        /// The size of a button.
        public enum Size: Sendable { case large, medium, small, mini }
        /// The rounding of its corners.
        public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }

        package var kind: Kind
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Points between picture and words.
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var buttonSize = Size.medium
        public var cornerStyle = CornerStyle.dynamic
        public var showsActivityIndicator = false
        public var attributedTitle: AttributedString? {
            get { title.map { AttributedString($0) } }
            set { title = newValue.map { String($0.characters) } }
        }

        public static func plain() -> Configuration { Configuration(kind: .plain) }
        public static func gray() -> Configuration { Configuration(kind: .gray) }
        public static func tinted() -> Configuration { Configuration(kind: .tinted) }
        public static func filled() -> Configuration { Configuration(kind: .filled) }
        public static func borderless() -> Configuration { Configuration(kind: .plain) }
        public static func bordered() -> Configuration { Configuration(kind: .gray) }
        public static func borderedTinted() -> Configuration { Configuration(kind: .tinted) }
        public static func borderedProminent() -> Configuration { Configuration(kind: .filled) }

        private init(kind: Kind) { self.kind = kind }
    }

    /// A button of a configuration, which performs an action when it is pressed.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
        if let title = primaryAction?.title, !title.isEmpty, configuration.title == nil { self.configuration?.title = title }
        if let image = primaryAction?.image, configuration.image == nil { self.configuration?.image = image }
    }
}
