import Delivery
import Foundation
import HostProtocol
import SwiftUI
import TestSupport
import Testing

@testable import PreviewRendering

@Suite("Strings tables of a preview") @MainActor
struct StringTableDiagnosticsTests {
    private func film(_ view: some View, in folder: TemporaryFolder) async throws -> PreviewFilm {
        var environment = EnvironmentValues()
        environment.stringTables = StringTables(mainFolders: [folder.path])
        let plan = PreviewPlan(
            entries: [PreviewPlan.Entry(name: "only") { view }], size: CGSize(width: 100, height: 100), placement: .centered,
            cornerRadius: 0, backdrop: .white, environment: environment, defaultAnimation: nil)
        return try await PreviewRenderer(plan: plan, options: RenderOptions()).film()
    }

    @Test("A table that cannot be read is told of, with its file, fault and remedy")
    func damaged() async throws {
        let folder = try TemporaryFolder()
        try AtomicFile.write(Array("\"a\" = \"b\"\n\"c\" = \"d\";".utf8), to: "\(folder.path)/en.lproj/Localizable.strings")
        let diagnostics = try await film(Text("a"), in: folder).diagnostics.filter { $0.contains(folder.path) }
        expect(diagnostics.count, equals: 1)
        let text = try #require(diagnostics.first)
        #expect(text.contains("\(folder.path)/en.lproj/Localizable.strings"))
        #expect(text.contains("the semicolon is missing in line 2"))
        #expect(text.contains("Entries look like"))
    }

    @Test("A table that is whole, or not asked for, is not told of")
    func whole() async throws {
        let folder = try TemporaryFolder()
        try AtomicFile.write(Array("a = b;".utf8), to: "\(folder.path)/en.lproj/Localizable.strings")
        try AtomicFile.write(Array("damaged".utf8), to: "\(folder.path)/en.lproj/Other.stringsdict")
        let diagnostics = try await film(Text("a"), in: folder).diagnostics
        // What other tests of this process report at the same time stands among them.
        #expect(!diagnostics.contains { $0.contains(folder.path) })
    }
}
