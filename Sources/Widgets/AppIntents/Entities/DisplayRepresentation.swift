import UIKit

/// The representation of one thing for people.
///
/// Source: Apple, AppIntents `DisplayRepresentation`.
public struct DisplayRepresentation: Sendable {
    public let title: LocalizedStringResource
    public let subtitle: LocalizedStringResource?
    public let image: Image?

    /// Other words for the thing.
    public let synonyms: [LocalizedStringResource]

    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
        self.init(title: title, subtitle: subtitle, image: image, synonyms: [])
    }

    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource]
    ) {
        self.synonyms = synonyms
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }

    /// A picture of the thing.
    public struct Image: Sendable {
        /// The source of the picture.
        package enum Source: Equatable, Sendable {
            case symbol(String)
            case asset(String)
            case file(URL)
            case data(Data)
        }

        package let source: Source

        /// A Boolean value that indicates whether the picture is only a shape, to be filled with a colour.
        package let isTemplate: Bool

        /// The outline in which the picture is shown.
        package let displayStyle: DisplayStyle

        /// The colour of a symbol, and its configuration; nil if they were not set.
        package private(set) var tint: UIColor?
        package private(set) var symbolConfiguration: UIImage.SymbolConfiguration?

        /// The outline in which a picture is shown.
        public enum DisplayStyle: Hashable, Sendable { case `default`, circular }

        private init(_ source: Source, _ isTemplate: Bool?, _ displayStyle: DisplayStyle) {
            self.source = source
            self.isTemplate = isTemplate ?? false
            self.displayStyle = displayStyle
        }

        public init(systemName: String, isTemplate: Bool? = nil) { self.init(.symbol(systemName), isTemplate, .default) }

        /// A symbol in a colour.
        public init(systemName: String, tintColor: UIColor, symbolConfiguration: UIImage.SymbolConfiguration? = nil) {
            self.init(.symbol(systemName), false, .default)
            (tint, self.symbolConfiguration) = (tintColor, symbolConfiguration)
        }

        public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(.asset(name), isTemplate, displayStyle)
        }

        public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(.file(url), isTemplate, displayStyle)
        }

        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(.data(data), isTemplate, displayStyle)
        }
    }
}

extension DisplayRepresentation: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
