import Foundation

extension NumberFormatter {
    /// Reads the number in a part of a text.
    ///
    /// - Parameters:
    ///   - object: where the number goes.
    ///   - range: the part, in UTF-16 units; all of the text where it is nil.
    /// - Throws: `CocoaError.formatting` where the part is no number.
    ///
    /// Source: Apple, Foundation `NumberFormatter.getObjectValue(_:for:range:)`.
    public func getObjectValue(
        _ object: UnsafeMutablePointer<AnyObject?>?, for string: String, range: UnsafeMutablePointer<NSRange>?
    ) throws {
        let text = NSString(string: string)
        let part = range?.pointee ?? NSRange(location: 0, length: text.length)
        guard part.location >= 0, part.length >= 0, part.location + part.length <= text.length,
            let number = number(from: text.substring(with: part))
        else { throw CocoaError(.formatting) }
        object?.pointee = number
    }
}
