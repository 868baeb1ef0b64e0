import Foundation

extension AttributeScopes {
    /// The attributes that Markdown sets and Foundation on Linux lacks.
    package struct MarkdownAttributes: AttributeScope {
        package let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
    }
}

extension AttributeScopes.FoundationAttributes {
    /// The attribute for what Markdown says about a piece of text.
    ///
    /// Source: Apple, Foundation `AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute`.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }
}

extension AttributeDynamicLookup {
    package subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, T>
    ) -> T { self[T.self] }
}
