import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// The system's own dialogs for files: they belong to another process, and a picture shows the view that brings them up.
///
/// Source: Apple, SwiftUI `View.fileImporter`, `fileExporter` and `fileMover`.
nonisolated extension View {
    private func fileDialog(_ isPresented: Binding<Bool>, _ word: String) -> some View {
        reporting(
            isPresented.wrappedValue, word,
            instead: "the system's file dialogs are not available here, and only the presenting view "
                + "is drawn")
    }

    /// Presents a dialog for the import of one file.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { fileDialog(isPresented, "fileImporter") }

    /// Presents a dialog for the import of several files.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View { fileDialog(isPresented, "fileImporter") }

    /// Presents a dialog for the import of several files, which may be left without one.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View { fileDialog(isPresented, "fileImporter") }

    /// Presents a dialog for the export of a document.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { fileDialog(isPresented, "fileExporter") }

    /// Presents a dialog for the export of a document that is an object.
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { fileDialog(isPresented, "fileExporter") }

    /// Presents a dialog for the export of a document to one of several types.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View { fileDialog(isPresented, "fileExporter") }

    /// Presents a dialog for the export of several documents.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument { fileDialog(isPresented, "fileExporter") }

    /// Presents a dialog for the export of an item.
    public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View { fileDialog(isPresented, "fileExporter") }

    /// Presents a dialog for the export of several items.
    public func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element == T { fileDialog(isPresented, "fileExporter") }

    /// Presents a dialog for moving a file.
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { fileDialog(isPresented, "fileMover") }

    /// Presents a dialog for moving several files.
    public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL { fileDialog(isPresented, "fileMover") }

    // The words of the dialog, which is not shown.

    public func fileExporterFilenameLabel(_ label: LocalizedStringKey) -> some View { self }
    public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
    public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
    public func fileDialogMessage(_ message: Text?) -> some View { self }
    public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View { self }
    public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
    public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
    public func fileDialogCustomizationID(_ id: String) -> some View { self }
    public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
    public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
    public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
}

/// The options for the content of a file dialog.
///
/// Source: Apple, SwiftUI `FileDialogBrowserOptions`.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}
