import Foundation

/// Attributes that Foundation on Linux lacks.
extension AttributeScopes.FoundationAttributes {
    /// The attribute for the Markdown styles of a piece of text.
    ///
    /// Source: Apple, Foundation `AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute`.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }

    /// The attribute for the blocks that a piece of text lies in.
    ///
    /// Source: Apple, Foundation `AttributeScopes.FoundationAttributes.PresentationIntentAttribute`.
    public enum PresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = PresentationIntent
        public static let name = "NSPresentationIntent"
    }
}

extension AttributeScopes {
    /// The scope that makes members of the attributes that Foundation lacks, because Foundation's own scope cannot be extended.
    public struct MarkdownAttributes: AttributeScope {
        public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
        public let presentationIntent: FoundationAttributes.PresentationIntentAttribute
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, T>
    ) -> T { self[T.self] }
}
