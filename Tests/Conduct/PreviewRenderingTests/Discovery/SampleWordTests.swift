import SwiftUI
import TestSupport
import Testing

@testable import PreviewRendering

/// What is said of previews that nobody wrote.
@Suite("Words about samples") @MainActor struct SampleWordTests {
    private func preview(_ title: String, _ stand: CatalogedPreview.Stand?) -> CatalogedPreview {
        CatalogedPreview(
            index: 0, name: title, title: title, file: "App/A.swift", line: 1, entryNames: [], group: nil,
            subject: .view(attributes: PreviewAttributes()) { EmptyView() }, stand: stand)
    }

    @Test("Apps, views and samples are told apart, and previews of the author's are not told") func words() {
        #expect(ViewCatalog.word(about: [preview("Mine", nil)]) == nil)
        expect(ViewCatalog.word(about: [preview("Shop", .app)]), equals: "drawn without a preview: the first window of Shop")
        let all = [preview("Mine", nil), preview("Card", .view), preview("Badge (sample)", .sample), preview("Ring (sample)", .sample)]
        expect(
            ViewCatalog.word(about: all),
            equals: "drawn without a preview: views without arguments (Card), and views with sample values, which a "
                + "#Preview of yours replaces (Badge, Ring)")
    }

    @Test("Files that the front writes are known by their names") func files() {
        #expect(
            ViewCatalog.isOfFront("App/SamplesWithoutPreviews+A+B.swift") && ViewCatalog.isOfFront("App/ViewsWithoutPreviews+A+B.swift"))
        #expect(!ViewCatalog.isOfFront("App/A.swift") && !ViewCatalog.isOfFront(""))
    }
}
