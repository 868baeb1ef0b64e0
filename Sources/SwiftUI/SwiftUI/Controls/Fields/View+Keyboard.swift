import UIKit

/// The keyboard, which no picture shows.
nonisolated extension View {
    /// Sets the keyboard type for this view.
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }

    /// Sets the text content type for this view, which the system uses to offer suggestions.
    public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

    /// Sets whether to apply auto-capitalization to this view.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
}
