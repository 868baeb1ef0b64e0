import Foundation
import HostProtocol
import SwiftLexing

/// Writes previews for a module that has none: one for each view that can be made without arguments.
///
/// The host draws them where it finds no widget and no app to draw instead.
struct UnpreviewedViews {
    let module: HostModule
    let conditions: CompilationConditions
    /// Whether they are wanted beside previews and widgets, too.
    let beside: Bool

    /// What the names of the files begin with; the host tells these previews from the user's by it
    /// (`PreviewCatalog.unpreviewedFile`).
    static let fileName = "ViewsWithoutPreviews"

    /// A Swift file for each of the user's with such views.
    var files: [HostModule.SourceFile] {
        var files: [HostModule.SourceFile] = []
        for file in module.files where file.text == nil {
            guard let data = FileManager.default.contents(atPath: file.path) else { continue }
            let source = SwiftSource(String(decoding: data, as: UTF8.self), where: conditions)
            let name = NSString(string: file.path).lastPathComponent
            if source.imports.contains(where: { TestSources.modules.contains($0.module) }) { continue }
            let tokens = source.activeTokens
            if !beside, !PreviewScan.previews(in: tokens, fileName: name).isEmpty { return [] }
            let views = ViewScan.views(in: tokens)
            if views.isEmpty { continue }
            let folder = FilePath.folder(of: file.path)
            files.append(HostModule.SourceFile("\(folder)/\(Self.fileName)+\(name)", text: Self.text(showing: views), isExtra: true))
        }
        return files
    }

    static func text(showing views: [ViewScan.Found]) -> String {
        "import SwiftUI\n\n" + views.map { "#Preview(\"\($0.name)\") { \($0.name)() }\n" }.joined()
    }
}
