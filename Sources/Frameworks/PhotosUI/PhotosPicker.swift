@_exported import Photos
import RunContext
@_exported import SwiftUI

/// A control that brings up the system's photo library.
///
/// A render has no library: the control is drawn and can be pressed, nothing is chosen, and that is reported. Source: Apple, PhotosUI
/// `PhotosPicker`.
nonisolated public struct PhotosPicker<Label: View>: View {
    private let label: Label

    /// Creates a picker of one item.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    /// Creates a picker of several items.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    @MainActor @preconcurrency public var body: some View {
        Button(action: PhotoLibraryReport.note) { label }
    }
}

extension PhotosPicker where Label == Text {
    /// Creates a picker of one item.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) {
        self.init(selection: selection, matching: filter, preferredItemEncoding: preferredItemEncoding) { Text(titleKey) }
    }

    /// Creates a picker of several items.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) {
        self.init(
            selection: selection, maxSelectionCount: maxSelectionCount, selectionBehavior: selectionBehavior, matching: filter,
            preferredItemEncoding: preferredItemEncoding
        ) { Text(titleKey) }
    }
}

nonisolated extension View {
    /// Presents the photo library. A render has none: the view is drawn, and the call is reported.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, shows in if shows { PhotoLibraryReport.note() } }
    }

    /// The same for several items.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, shows in if shows { PhotoLibraryReport.note() } }
    }
}

/// The behaviour of a choice: whether its order counts, and whether each choice is reported at once.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    private let name: String
    public static let `default` = PhotosPickerSelectionBehavior(name: "default")
    public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
    public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
    public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}

/// The report for code that uses the photo library.
enum PhotoLibraryReport {
    static func note() {
        RunReports.note(
            "The photo library was opened: it is empty here, and nothing is picked. Give the preview an image of its own.")
    }
}
