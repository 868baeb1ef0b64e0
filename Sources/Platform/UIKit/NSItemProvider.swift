import Foundation
import UniformTypeIdentifiers

/// A provider that hands over an object, or data of some types, as by dragging from view to view.
///
/// Source: Apple, Foundation `NSItemProvider`.
open class NSItemProvider: NSObject, @unchecked Sendable {
    public typealias CompletionHandler = ((any NSSecureCoding)?, (any Error)?) -> Void

    /// The name that a file of it would have.
    open var suggestedName: String?
    /// The size of a picture of it, in points, for who receives it.
    open var preferredPresentationSize = CGSize.zero
    package private(set) var object: (any NSItemProviderWriting)?
    private var representations: [Representation] = []

    /// Data of a type, which a function of the program makes when they are asked for.
    private struct Representation {
        var typeIdentifier: String
        var load: (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    }

    public override init() { object = nil }

    /// Hands over an object.
    public init(object: any NSItemProviderWriting) { self.object = object }

    /// Hands over an item as a type.
    public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        super.init()
        guard let typeIdentifier else {
            object = item as? any NSItemProviderWriting
            return
        }
        let data = (item as? NSData).map { Data(referencing: $0) } ?? (item as? any NSItemProviderWriting)?.handedData
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { completion in
            completion(data, data == nil ? CocoaError(.fileReadUnknown) : nil)
            return nil
        }
    }

    /// Creates a provider for the content of a file; nil where the file does not exist.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init(object: fileURL as NSURL)
        suggestedName = fileURL.lastPathComponent
    }

    /// The types in which the object is available.
    open var registeredTypeIdentifiers: [String] {
        (object.map { Swift.type(of: $0).writableTypeIdentifiersForItemProvider } ?? []) + representations.map(\.typeIdentifier)
    }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { !types(conformingTo: [typeIdentifier]).isEmpty }

    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        self.object = object
    }

    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        representations.append(Representation(typeIdentifier: typeIdentifier, load: loadHandler))
    }

    /// Hands the data of a type to a handler: of the object, or of the function that was registered for the type.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard let type = types(conformingTo: [typeIdentifier]).first else { return hand(nil, to: completionHandler) }
        if let representation = representations.first(where: { $0.typeIdentifier == type }) {
            return representation.load(completionHandler) ?? Progress(totalUnitCount: 1)
        }
        return hand(object?.handedData, to: completionHandler)
    }

    /// Hands an item of a type to a handler: a text or an address as itself, and everything else as its data.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: CompletionHandler? = nil
    ) {
        if let item = object as? any NSSecureCoding, representations.isEmpty, hasItemConformingToTypeIdentifier(typeIdentifier) {
            completionHandler?(item, nil)
            return
        }
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in completionHandler?(data as NSData?, error) }
    }

    /// Returns an item of a type: a text or an address as itself, and everything else as its data.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> any NSSecureCoding {
        try await withCheckedThrowingContinuation { continuation in
            loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
                nonisolated(unsafe) let result = item.map(Result.success) ?? .failure(error ?? CocoaError(.fileReadUnknown))
                continuation.resume(with: result)
            }
        }
    }
}

/// The programs that may read a representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all = 0
    case team = 1
    case group = 2
    case ownProcess = 3
}

extension NSItemProviderWriting {
    /// The data of the object in the first of its types.
    fileprivate var handedData: Data? {
        switch self {
        case let text as NSString: Data(String(describing: text).utf8)
        case let address as NSURL: (address as URL).dataRepresentation
        case let image as UIImage: image.pngData()
        default: nil
        }
    }
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

extension NSItemProvider {
    /// Its types that are among others, or special cases of them.
    package func types(conformingTo identifiers: [String]) -> [String] {
        registeredTypeIdentifiers.filter { own in
            identifiers.contains { other in
                guard own != other else { return true }
                guard let own = UTType(own), let other = UTType(other) else { return false }
                return own.conforms(to: other)
            }
        }
    }
}
