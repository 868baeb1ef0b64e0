import Foundation

/// Something that an app hands to an extension.
///
/// Source: Apple, Foundation `NSExtensionItem`.
open class NSExtensionItem: NSObject, NSSecureCoding, @unchecked Sendable {
    open var attributedTitle: NSAttributedString?
    open var attributedContentText: NSAttributedString?
    open var attachments: [NSItemProvider]?
    open var userInfo: [AnyHashable: Any]?

    public override init() { super.init() }
    /// An archive keeps the texts, as attachments are functions of a program.
    public required init?(coder: NSCoder) {
        attributedTitle = (coder.decodeObject(forKey: "title") as? String).map { NSAttributedString(string: $0) }
        attributedContentText = (coder.decodeObject(forKey: "text") as? String).map { NSAttributedString(string: $0) }
    }
    open func encode(with coder: NSCoder) {
        coder.encode(attributedTitle?.string, forKey: "title")
        coder.encode(attributedContentText?.string, forKey: "text")
    }
    public static var supportsSecureCoding: Bool { true }
}

/// The request of an app to an extension. No app makes one in a render, so that a controller has none.
///
/// Source: Apple, Foundation `NSExtensionContext`.
open class NSExtensionContext: NSObject, @unchecked Sendable {
    open internal(set) var inputItems: [Any] = []
    /// The items that the extension has answered with.
    private var returned: [Any]?

    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        returned = items
        completionHandler?(false)
    }
    open func cancelRequest(withError error: any Error) { returned = nil }
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// An object that answers a request.
///
/// Source: Apple, Foundation `NSExtensionRequestHandling`.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
    func beginRequest(with context: NSExtensionContext)
}

public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"
