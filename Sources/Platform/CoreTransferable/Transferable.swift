import Foundation
import UniformTypeIdentifiers

/// A type that can be given to other programs and received from them, by sharing, dragging and pasting.
///
/// A render shares, drags and pastes nothing; a representation is made when code asks for it.
public protocol Transferable {
    associatedtype Representation: TransferRepresentation
    /// The forms in which the value is given, the best first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which a value is given.
public protocol TransferRepresentation: Sendable {
    associatedtype Item: Transferable
}

/// Combines forms in a list.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item {
        content
    }
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item { content }
    public static func buildBlock<each Content: TransferRepresentation>(
        _ content: repeat each Content
    ) -> SeveralRepresentations<Item, repeat each Content> {
        SeveralRepresentations(contents: (repeat each content))
    }
}

/// Several forms, the best first.
public struct SeveralRepresentations<Item: Transferable, each Content: TransferRepresentation>: TransferRepresentation {
    let contents: (repeat each Content)
}

/// The programs that may see a representation.
public enum TransferRepresentationVisibility: Sendable { case all, team, group, ownProcess }

/// A representation as JSON, or in the format of another encoder.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    let contentType: UTType

    public init(for itemType: Item.Type = Item.self, contentType: UTType) { self.contentType = contentType }
}

/// Given as another type that can be given.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    let export: (@Sendable (Item) async throws -> ProxyRepresentation)?
    let importing: (@Sendable (ProxyRepresentation) async throws -> Item)?

    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        (export, self.importing) = (exporting, importing)
    }

    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) { (export, importing) = (exporting, nil) }
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) { (export, importing) = (exporting, nil) }
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) { (export, self.importing) = (nil, importing) }
}

/// Given as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    let contentType: UTType
    let export: (@Sendable (Item) async throws -> Data)?
    let importing: (@Sendable (Data) async throws -> Item)?

    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        (self.contentType, export, self.importing) = (contentType, exporting, importing)
    }

    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        (contentType, export, importing) = (exportedContentType, exporting, nil)
    }

    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        (contentType, export, self.importing) = (importedContentType, nil, importing)
    }
}

/// A file that is given to another program.
public struct SentTransferredFile: Sendable {
    public let file: URL
    public let allowAccessingOriginalFile: Bool
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
    }
}

/// A file that came.
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public let isOriginalFile: Bool
}

/// Given as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    let contentType: UTType
    let export: (@Sendable (Item) async throws -> SentTransferredFile)?
    let importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        (self.contentType, export, self.importing) = (contentType, exporting, importing)
    }

    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        (contentType, export, importing) = (exportedContentType, exporting, nil)
    }

    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        (contentType, export, self.importing) = (importedContentType, nil, importing)
    }
}

extension TransferRepresentation {
    /// The name of a file that this becomes.
    public func suggestedFileName(_ fileName: String) -> Self { self }
    /// The name of a file that this becomes, made of the value.
    public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> Self { self }
    /// Limits the representation to values that meet a condition.
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }
    /// Sets the programs that may see the representation.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
}

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<String>(
            contentType: .utf8PlainText, exporting: { Data($0.utf8) }, importing: { String(decoding: $0, as: UTF8.self) })
    }
}

extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Data>(contentType: .data, exporting: { $0 }, importing: { $0 })
    }
}

extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation<URL, String>(exporting: { $0.absoluteString })
    }
}

extension AttributedString: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation<AttributedString, String>(exporting: { String($0.characters) })
    }
}
