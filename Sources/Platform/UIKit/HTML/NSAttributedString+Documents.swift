import Foundation
import FoundationGaps

extension NSAttributedString {
    /// The format of a document.
    ///
    /// Source: Apple, UIKit `NSAttributedString.DocumentType`.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let html = DocumentType(rawValue: "NSHTML")
        public static let rtf = DocumentType(rawValue: "NSRTF")
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
    }

    /// The options for reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// Creates a text from a document: plain text or HTML. Rich text is not read, and is refused.
    ///
    /// - Parameter dict: the pointer takes nothing: documents here have no attributes as a whole.
    /// - Throws: `CocoaError.fileReadUnknown` for another format, `fileReadInapplicableStringEncoding` for bytes that are no text.
    /// - Source: Apple, UIKit `NSAttributedString.init(data:options:documentAttributes:)`.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let number = options[.characterEncoding]
        let encoding = (number as? UInt ?? (number as? Int).map { UInt(bitPattern: $0) }).map { String.Encoding(rawValue: $0) } ?? .utf8
        guard let text = String(data: data, encoding: encoding) else { throw CocoaError(.fileReadInapplicableStringEncoding) }
        let type = options[.documentType]
        let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
        switch type as? DocumentType ?? (type as? String).map(DocumentType.init) ?? NSAttributedString.guessedType(of: text) {
        case .plain: self.init(string: text, attributes: attributes)
        case .html: self.init(attributedString: HTMLReader(text).result)
        default: throw CocoaError(.fileReadUnknown)
        }
    }

    private static func guessedType(of text: String) -> DocumentType {
        let start = text.prefix(200).lowercased()
        return start.contains("<html") || start.contains("<!doctype html") ? .html : .plain
    }
}
