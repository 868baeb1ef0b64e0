import Combine
import Foundation
import FoundationGaps
import UniformTypeIdentifiers

/// A document that is a value, read from and written to files.
///
/// Source: Apple, SwiftUI `FileDocument`.
public protocol FileDocument: Sendable {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types that the document can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types that the document can be written to.
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, read from and written to files.
///
/// Source: Apple, SwiftUI `ReferenceFileDocument`.
public protocol ReferenceFileDocument: ObservableObject {
    associatedtype Snapshot
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func snapshot(contentType: UTType) throws -> Snapshot
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The configuration from which a document is read.
///
/// Source: Apple, SwiftUI `FileDocumentReadConfiguration`.
public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper
}

/// The configuration with which a document is written.
///
/// Source: Apple, SwiftUI `FileDocumentWriteConfiguration`.
public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    public let existingFile: FileWrapper?
}

/// An open document.
///
/// Source: Apple, SwiftUI `FileDocumentConfiguration`.
@MainActor @preconcurrency
public struct FileDocumentConfiguration<Document: FileDocument> {
    @Binding public var document: Document
    public var fileURL: URL?
    public var isEditable: Bool
}

/// An open document that is an object.
///
/// Source: Apple, SwiftUI `ReferenceFileDocumentConfiguration`.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    @ObservedObject public var document: Document
    public var fileURL: URL?
    public var isEditable: Bool
}

/// Windows of documents.
///
/// An app begins with the browser of the system's documents on a device; here its window shows a new document.
///
/// Source: Apple, SwiftUI `DocumentGroup`.
nonisolated public struct DocumentGroup<Document, Content: View>: Scene, PrimitiveScene {
    public typealias Body = Never
    private let window: () -> AnyView?

    @MainActor func windows() -> [AnyView] { window().map { [$0] } ?? [] }
}

extension DocumentGroup where Document: FileDocument {
    /// Windows that create and edit documents.
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        window = { AnyView(DocumentWindow(document: newDocument(), editor: editor)) }
    }

    /// Windows that show documents of which there is none here.
    public init(
        viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        window = { nil }
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Windows that create and edit documents.
    public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        window = { AnyView(ReferenceDocumentWindow(document: newDocument(), editor: editor)) }
    }

    /// Windows that show documents of which there is none here.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        window = { nil }
    }
}

nonisolated private struct DocumentWindow<Document: FileDocument, Content: View>: View {
    @State var document: Document
    let editor: (FileDocumentConfiguration<Document>) -> Content

    @MainActor var body: some View { editor(FileDocumentConfiguration(document: $document, fileURL: nil, isEditable: true)) }
}

nonisolated private struct ReferenceDocumentWindow<Document: ReferenceFileDocument, Content: View>: View {
    @StateObject var document: Document
    let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

    init(document: @autoclosure @escaping () -> Document, editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content) {
        _document = StateObject(wrappedValue: document())
        self.editor = editor
    }

    @MainActor var body: some View {
        editor(ReferenceFileDocumentConfiguration(document: document, fileURL: nil, isEditable: true)).environmentObject(document)
    }
}
