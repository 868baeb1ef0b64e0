import UIKit

/// What something is handed over with, as by dragging from view to view: it holds and tells.
///
/// Source: Apple, Foundation `NSItemProvider`.
open class NSItemProvider: NSObject {
    /// The name that a file of it would have.
    open var suggestedName: String?
    let object: (any NSItemProviderWriting)?

    public override init() { object = nil }

    /// Hands over an object.
    public init(object: any NSItemProviderWriting) { self.object = object }

    /// Hands over what a file holds; nil where there is none.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init(object: fileURL as NSURL)
        suggestedName = fileURL.lastPathComponent
    }

    /// The types that the object can be had as.
    open var registeredTypeIdentifiers: [String] { object.map { Swift.type(of: $0).writableTypeIdentifiersForItemProvider } ?? [] }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { registeredTypeIdentifiers.contains(typeIdentifier) }
}

/// What can be handed over.
public protocol NSItemProviderWriting: NSObjectProtocol {
    static var writableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSString: NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension UIImage: NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
}
