import Foundation
import SwiftUI
import WidgetKit

/// A preview found in the executable, with a name of its own.
@MainActor
struct CatalogedPreview {
    /// The position in the catalogue.
    let index: Int
    /// Unique among all previews, and fit for a file name.
    let name: String
    /// What the author called it.
    let title: String?
    let file: String
    let line: Int
    /// What the source calls the entries of its timeline.
    let entryNames: [String?]
    let subject: Subject

    enum Subject {
        case view(attributes: PreviewAttributes, view: @MainActor () throws -> any View)
        case widget(WidgetPreviewContent)
        /// The preview could not even be made.
        case failed(String)
    }
}

extension CatalogedPreview {
    /// The module that declares the preview: the first part of `Module/File.swift`.
    var module: String { String(file.prefix { $0 != "/" }) }
}
