import Foundation

/// Attributes that Foundation on Linux lacks. SwiftUI's scope holds them, because Foundation's cannot be extended.
extension AttributeScopes.FoundationAttributes {
    /// The attribute for the Markdown styles of a piece of text.
    ///
    /// Source: Apple, Foundation `AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute`.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }
}

/// The attribute by its own name: the scope that makes a member of it is in SwiftUI.
typealias MarkdownIntent = AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
