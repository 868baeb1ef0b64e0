import UIKit

/// A provider that hands over an object, as by dragging from view to view.
///
/// Source: Apple, Foundation `NSItemProvider`.
open class NSItemProvider: NSObject {
    /// The name that a file of it would have.
    open var suggestedName: String?
    let object: (any NSItemProviderWriting)?

    public override init() { object = nil }

    /// Hands over an object.
    public init(object: any NSItemProviderWriting) { self.object = object }

    /// Creates a provider for the content of a file; nil where the file does not exist.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init(object: fileURL as NSURL)
        suggestedName = fileURL.lastPathComponent
    }

    /// The types in which the object is available.
    open var registeredTypeIdentifiers: [String] { object.map { Swift.type(of: $0).writableTypeIdentifiersForItemProvider } ?? [] }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { registeredTypeIdentifiers.contains(typeIdentifier) }
}

/// An object that can be handed over.
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

/// An object that can be read from a provider.
///
/// Source: Apple, Foundation `NSItemProviderReading`.
public protocol NSItemProviderReading: NSObjectProtocol {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSString: NSItemProviderReading {
    public static var readableTypeIdentifiersForItemProvider: [String] { writableTypeIdentifiersForItemProvider }
}

extension NSURL: NSItemProviderReading {
    public static var readableTypeIdentifiersForItemProvider: [String] { writableTypeIdentifiersForItemProvider }
}

extension UIImage: NSItemProviderReading {
    public static var readableTypeIdentifiersForItemProvider: [String] { writableTypeIdentifiersForItemProvider }
}

/// Reading a handed-over object. The object is already there, so completion handlers run before the functions return.
extension NSItemProvider {
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { loaded(aClass) != nil }

    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type, completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress { hand(loaded(aClass), to: completionHandler) }

    public func canLoadObject(ofClass aClass: String.Type) -> Bool { canLoadObject(ofClass: NSString.self) }

    @discardableResult
    public func loadObject(ofClass aClass: String.Type, completionHandler: @escaping (String?, (any Error)?) -> Void) -> Progress {
        hand((object as? NSString).map { String(describing: $0) }, to: completionHandler)
    }

    public func canLoadObject(ofClass aClass: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

    @discardableResult
    public func loadObject(ofClass aClass: URL.Type, completionHandler: @escaping (URL?, (any Error)?) -> Void) -> Progress {
        hand((object as? NSURL).map { $0 as URL }, to: completionHandler)
    }

    private func loaded(_ aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
        guard let object = object as? any NSItemProviderReading, Swift.type(of: object).isSubclass(of: aClass) else { return nil }
        return object
    }

    private func hand<Value>(_ value: Value?, to handler: (Value?, (any Error)?) -> Void) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        handler(value, value == nil ? CocoaError(.fileReadUnknown) : nil)
        progress.completedUnitCount = 1
        return progress
    }
}

extension NSItemProviderReading {
    fileprivate static func isSubclass(of other: any NSItemProviderReading.Type) -> Bool {
        var own: AnyClass? = self
        while let current = own {
            if current == other { return true }
            own = _getSuperclass(current)
        }
        return false
    }
}
