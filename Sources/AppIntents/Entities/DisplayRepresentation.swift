/// How one thing is shown to people.
///
/// Source: Apple, AppIntents `DisplayRepresentation`.
public struct DisplayRepresentation: Sendable {
    public let title: LocalizedStringResource
    public let subtitle: LocalizedStringResource?
    public let image: Image?

    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }

    /// A picture of the thing.
    public struct Image: Sendable {
        /// Where the picture comes from.
        package enum Source: Equatable, Sendable {
            case symbol(String)
            case asset(String)
            case file(URL)
            case data(Data)
        }

        package let source: Source

        public init(systemName: String) { source = .symbol(systemName) }
        public init(named name: String) { source = .asset(name) }
        public init(url: URL) { source = .file(url) }
        public init(data: Data) { source = .data(data) }
    }
}

extension DisplayRepresentation: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
