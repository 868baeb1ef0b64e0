import Foundation
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Assets of a project's other targets")
struct AssetsElsewhereTests {
    @Test("A colour that only another target's catalog has is found there")
    func elsewhere() throws {
        let fixture = try ProjectFixture()
        try fixture.write([
            "App/Assets.xcassets/Paints/Surface.colorset/Contents.json": "{}", "App/Assets.xcassets/Logo.imageset/Contents.json": "{}",
        ])
        let catalog = "\(fixture.root)/App/Assets.xcassets"
        let assets = AssetsElsewhere(target: "Widgets", catalogs: [.init(target: "App", path: catalog)])
        let words = "\(catalog) has it, but belongs to the target App and not to Widgets: add the catalog to this target, too."
        expect(assets.words(about: "No colour named \"Surface\": magenta stands in its place."), equals: words)
        expect(assets.words(about: "No image or colour named \"Logo\": a grey box stands in its place."), equals: words)
        for other in ["No colour named \"Logo\": magenta", "No colour named \"face\": magenta", "The colour \"Surface\" has no value", ""] {
            #expect(assets.words(about: other) == nil)
        }
    }
}
