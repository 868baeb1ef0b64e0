import Foundation

extension URL {
    /// A style that writes the parts of a URL that people want to read: `https://www.example.com/path` by default.
    ///
    /// Source: Apple, Foundation `URL.FormatStyle`. What is percent-encoded in the URL stays so.
    public struct FormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
        /// A part of a URL.
        public enum Component: Int, Codable, Hashable, Sendable, CustomStringConvertible {
            case scheme, user, password, host, port, path, query, fragment

            public var description: String {
                switch self {
                case .scheme: "scheme"
                case .user: "user"
                case .password: "password"
                case .host: "host"
                case .port: "port"
                case .path: "path"
                case .query: "query"
                case .fragment: "fragment"
                }
            }
        }

        private var options: [Component: ComponentDisplayOption]
        private var hostOption: HostDisplayOption

        public init(
            scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
            password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
            port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
            query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
        ) {
            options = [
                .scheme: scheme, .user: user, .password: password, .port: port, .path: path, .query: query,
                .fragment: fragment,
            ]
            hostOption = host
        }

        /// The parts that are shown, with the signs between them.
        public func format(_ value: URL) -> String {
            let parts = URLParts(value)
            func shown(_ component: Component) -> String? {
                options[component]?.condition.isMet(by: parts) == true ? parts[component] : nil
            }
            let host = hostOption.shown(of: parts)
            var authority = ""
            if let host {
                if let user = shown(.user) {
                    authority = user + (shown(.password).map { ":" + $0 } ?? "") + "@"
                }
                authority += host + (shown(.port).map { ":" + $0 } ?? "")
            }
            var text = ""
            if let scheme = shown(.scheme) { text = scheme + (parts[.host] == nil ? ":" : "://") }
            text += authority + (shown(.path) ?? "")
            if let query = shown(.query) { text += "?" + query }
            if let fragment = shown(.fragment) { text += "#" + fragment }
            return text
        }

        public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with(.scheme, strategy) }
        public func user(_ strategy: ComponentDisplayOption = .always) -> Self { with(.user, strategy) }
        public func password(_ strategy: ComponentDisplayOption = .always) -> Self { with(.password, strategy) }
        public func port(_ strategy: ComponentDisplayOption = .always) -> Self { with(.port, strategy) }
        public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with(.path, strategy) }
        public func query(_ strategy: ComponentDisplayOption = .always) -> Self { with(.query, strategy) }
        public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self { with(.fragment, strategy) }

        public func host(_ strategy: HostDisplayOption = .always) -> Self {
            var style = self
            style.hostOption = strategy
            return style
        }

        private func with(_ component: Component, _ option: ComponentDisplayOption) -> Self {
            var style = self
            style.options[component] = option
            return style
        }
    }

    /// The URL as the default style writes it.
    public func formatted() -> String { FormatStyle().format(self) }

    /// The URL as a style writes it.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == URL {
        style.format(self)
    }
}

extension FormatStyle where Self == URL.FormatStyle {
    /// The style of URLs.
    public static var url: Self { Self() }
}

/// A URL taken apart, without the signs between its parts.
struct URLParts {
    private let components: URLComponents?

    init(_ url: URL) { components = URLComponents(url: url, resolvingAgainstBaseURL: true) }

    /// Nil for a part that is not there.
    subscript(component: URL.FormatStyle.Component) -> String? {
        guard let components else { return nil }
        return switch component {
        case .scheme: components.scheme
        case .user: components.percentEncodedUser
        case .password: components.percentEncodedPassword
        case .host: components.host
        case .port: components.port.map { String($0) }
        case .path: components.percentEncodedPath
        case .query: components.percentEncodedQuery
        case .fragment: components.percentEncodedFragment
        }
    }
}
