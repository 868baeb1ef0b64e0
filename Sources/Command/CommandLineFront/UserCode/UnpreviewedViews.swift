import Foundation
import HostProtocol
import SwiftLexing

/// Writes previews for a module without any: one for each view that can be made without arguments, and with samples for everything else
/// that can be seen: views with arguments, modifiers, styles, transitions, shapes, layouts, text renderers.
///
/// The host draws them where it finds no widget and no app to draw instead.
struct UnpreviewedViews {
    /// A Swift file for each preview.
    private(set) var files: [HostModule.SourceFile] = []
    /// The declarations that no sample can be made of, each with the reason.
    private(set) var blocked: [SampleSurvey.Blocked] = []

    /// The prefixes of the files' names. By them the host tells these previews from the user's, and samples from views (`ViewCatalog`).
    static let (viewFile, sampleFile) = ("ViewsWithoutPreviews", "SamplesWithoutPreviews")

    /// - Parameters:
    ///   - beside: whether they are wanted beside previews and widgets, too.
    init(module: HostModule, conditions: CompilationConditions, beside: Bool) {
        var files: [SampleSurvey.File] = []
        for (path, tokens) in Self.files(of: module, conditions) {
            if !beside, Self.hasPreviews(tokens, path) { return }
            files.append(SampleSurvey.File(path: path, tokens: tokens))
        }
        let survey = SampleSurvey(files)
        var paths: Set<String> = []
        for view in survey.views {
            let path = Self.path(Self.viewFile, of: view.name, besides: files[view.file].path, taken: &paths)
            self.files.append(HostModule.SourceFile(path, text: view.text, guess: .view))
        }
        for sample in survey.samples {
            let path = Self.path(Self.sampleFile, of: sample.name, besides: files[sample.file].path, taken: &paths)
            let inside = sample.guest.map { HostModule.SourceFile.Inside(path: files[sample.file].path, text: $0) }
            self.files.append(HostModule.SourceFile(path, text: sample.text, guess: .sample(of: sample.name), inside: inside))
        }
        // Where an app's window is drawn instead, nothing is missed.
        let hasApp = files.contains { !ViewScan.apps(in: $0.declarations).isEmpty }
        if beside || !hasApp { blocked = survey.blocked }
    }

    /// Returns whether a module has previews of its own.
    static func hasPreviews(_ module: HostModule, _ conditions: CompilationConditions) -> Bool {
        files(of: module, conditions).contains { hasPreviews($0.tokens, $0.path) }
    }

    private static func hasPreviews(_ tokens: [SwiftToken], _ path: String) -> Bool {
        !PreviewScan.previews(in: tokens, fileName: NSString(string: path).lastPathComponent).isEmpty
    }

    /// The user's files of a module, without those of tests.
    private static func files(
        of module: HostModule, _ conditions: CompilationConditions
    ) -> some Sequence<(path: String, tokens: [SwiftToken])> {
        module.files.lazy.filter { $0.text == nil }.compactMap { file in
            guard let data = FileSystem.contents(of: file.path) else { return nil }
            let source = SwiftSource(String(decoding: data, as: UTF8.self), where: conditions)
            if source.imports.contains(where: { TestSources.modules.contains($0.module) }) { return nil }
            return (file.path, source.activeTokens)
        }
    }

    /// A path beside the user's file that no other has.
    private static func path(_ prefix: String, of name: String, besides file: String, taken: inout Set<String>) -> String {
        let stem = NSString(string: file).lastPathComponent.dropLast(".swift".count)
        let word = name.prefix { $0 != " " }
        var path = "\(FilePath.folder(of: file))/\(prefix)+\(stem)+\(word).swift"
        var number = 2
        while !taken.insert(path).inserted {
            path = "\(FilePath.folder(of: file))/\(prefix)+\(stem)+\(word)\(number).swift"
            number += 1
        }
        return path
    }
}
