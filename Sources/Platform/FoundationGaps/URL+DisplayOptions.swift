import Foundation

extension URL.FormatStyle {
    /// The condition on which a part of a URL is shown.
    enum Condition: Codable, Hashable, Sendable {
        case always
        case never
        case when(Component, matches: Set<String>)
        case unless(Component, matches: Set<String>)

        /// A condition that hides a part for the schemes of the web: HTTP, with or without encryption.
        static let unlessWeb = Condition.unless(.scheme, matches: ["http", "https"])

        func isMet(by parts: URLParts) -> Bool {
            switch self {
            case .always: true
            case .never: false
            case .when(let component, let values): parts[component].map(values.contains) ?? false
            case .unless(let component, let values): !(parts[component].map(values.contains) ?? false)
            }
        }
    }

    /// The rule by which a part of a URL is shown or hidden.
    ///
    /// Source: Apple, Foundation `URL.FormatStyle.ComponentDisplayOption`.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
        let condition: Condition

        public static var always: Self { Self(condition: .always) }
        public static var never: Self { Self(condition: .never) }
        /// Hides the part if the scheme is `http` or `https`.
        public static var omitIfHTTPFamily: Self { Self(condition: .unlessWeb) }

        /// Shows the part if a component matches one of some texts.
        public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
            Self(condition: .when(component, matches: requirements))
        }

        /// Hides the part if a component matches one of some texts.
        public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
            Self(condition: .unless(component, matches: requirements))
        }
    }

    /// The rule by which the host of a URL is shown or hidden, and how much of it is shown.
    ///
    /// Source: Apple, Foundation `URL.FormatStyle.HostDisplayOption`.
    public struct HostDisplayOption: Codable, Hashable, Sendable {
        private var condition: Condition
        private var subdomains: Set<String> = []
        private var omitsManyLevels = false
        private var omission = Condition.always

        private init(_ condition: Condition) { self.condition = condition }

        public static var always: Self { Self(.always) }
        public static var never: Self { Self(.never) }
        /// Hides the host if the scheme is `http` or `https`.
        public static var omitIfHTTPFamily: Self { Self(.unlessWeb) }

        /// Shows the host if a component matches one of some texts.
        public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
            Self(.when(component, matches: requirements))
        }

        /// Hides the host if a component matches one of some texts.
        public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
            Self(.unless(component, matches: requirements))
        }

        /// Shows the host without its first part if that is one of some, such as `www` and `m`.
        ///
        /// - Parameter omitMultiLevelSubdomains: whether all parts before the last three are hidden, too.
        public static func omitSpecificSubdomains(
            _ subdomainsToOmit: Set<String> = Set(), includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
        ) -> Self {
            var option = Self(.always)
            (option.subdomains, option.omitsManyLevels) = (subdomainsToOmit, omitMultiLevelSubdomains)
            return option
        }

        /// Does the same if a component matches one of some texts.
        public static func omitSpecificSubdomains(
            _ subdomainsToOmit: Set<String> = Set(), includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false,
            when component: Component, matches requirements: Set<String>
        ) -> Self {
            var option = omitSpecificSubdomains(subdomainsToOmit, includeMultiLevelSubdomains: omitMultiLevelSubdomains)
            option.omission = .when(component, matches: requirements)
            return option
        }

        /// Returns the shown part of the host; nil if none of it is shown.
        func shown(of parts: URLParts) -> String? {
            guard condition.isMet(by: parts), let host = parts[.host] else { return nil }
            guard omission.isMet(by: parts) else { return host }
            var labels = host.split(separator: ".", omittingEmptySubsequences: false)
            if labels.count > 2, subdomains.contains(String(labels[0])) { labels.removeFirst() }
            if omitsManyLevels, labels.count > 3 { labels.removeFirst(labels.count - 3) }
            return labels.joined(separator: ".")
        }
    }
}
