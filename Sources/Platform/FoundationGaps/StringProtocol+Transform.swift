import Foundation

extension StringProtocol {
    /// Returns the text in another script or form; nil where the transform is unknown.
    ///
    /// Source: Apple, Foundation `StringProtocol.applyingTransform(_:reverse:)`. Foundation on Linux has it of `NSString` alone.
    public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
        NSString(string: String(self)).applyingTransform(transform, reverse: reverse)
    }
}
