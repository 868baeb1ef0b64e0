extension TimelineProviderContext {
    /// The values of the environment that a widget's entry may be drawn with, by key path.
    ///
    /// A provider that makes pictures makes one for each.
    ///
    /// Source: Apple, WidgetKit `TimelineProviderContext.EnvironmentVariants`.
    ///
    /// `@unchecked Sendable`: key paths and their values never change once the variants are made, and the values are colour schemes and
    /// numbers.
    @dynamicMemberLookup
    public struct EnvironmentVariants: @unchecked Sendable {
        private var values: [AnyKeyPath: Any] = [:]

        package init() {}

        /// The variants in which a phone draws a widget: both colour schemes, at one scale.
        package init(displayScale: CGFloat) {
            self[\.colorScheme] = [.light, .dark]
            self[\.displayScale] = [displayScale]
        }

        /// The values of a key; `nil` for a key without known variants.
        public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
            get { values[keyPath] as? [T] }
            set { values[keyPath] = newValue }
        }

        /// The values of a key, written as a member.
        public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
            get { self[keyPath] }
            set { self[keyPath] = newValue }
        }
    }
}
