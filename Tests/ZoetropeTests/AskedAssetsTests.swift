import Foundation
import Testing

@testable import CommandLineFront

@Suite("Assets that code names and no file declares")
struct AskedAssetsTests {
    private func errors(_ messages: String...) -> [CompilerDiagnostic] {
        messages.map { CompilerDiagnostic(path: "/u/A.swift", line: 1, column: 1, message: $0, lines: []) }
    }

    @Test("A name that no catalog has is made up, once, and told of")
    func madeUp() {
        var assets = AskedAssets(folders: [])
        #expect(assets.text.isEmpty)
        let asked = errors("type 'ImageResource' has no member 'hero'", "type 'ImageResource' has no member 'hero'")
        let takes = [assets.take(asked), assets.take(asked)]
        #expect(takes == [true, false])
        #expect(assets.text.contains("static let hero = ImageResource(name: \"hero\", bundle: resourceBundle)"))
        #expect(!assets.text.contains("extension UIImage"))
        #expect(assets.madeUp == ["the image hero"])
    }

    @Test("A colour asked of Color is a member of its kin, too")
    func color() {
        var assets = AskedAssets(folders: [])
        let isNew = assets.take(errors("type 'Color' has no member 'offWhite'"))
        #expect(isNew)
        #expect(assets.text.contains("extension Color {\n    static var offWhite: Color"))
        #expect(assets.text.contains("extension ShapeStyle where Self == Color"))
    }

    @Test("What no asset can be is left to the compiler", arguments: [
        "type 'Color' has no member 'systemTeal9'", "type 'ImageResource' has no member 'Icons'", "type 'Model' has no member 'red'",
        "value of type 'Color' has no member 'hero'", "cannot find 'hero' in scope",
    ])
    func notAsked(message: String) {
        var assets = AskedAssets(folders: [])
        let isNew = assets.take(errors(message))
        #expect(!isNew && assets.text.isEmpty && assets.madeUp.isEmpty)
    }

    @Test("The names of a catalog stand for its assets, those of a namespace together")
    func catalog() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("Assets-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: root) }
        let catalog = "\(root)/Media.xcassets"
        for folder in ["App Logo.imageset", "Icons/cup.imageset", "Icons/tea.imageset"] {
            try FileSystem.write("{}", to: "\(catalog)/\(folder)/Contents.json")
        }
        try FileSystem.write("{\"properties\": {\"provides-namespace\": true}}", to: "\(catalog)/Icons/Contents.json")
        var assets = AskedAssets(folders: [root])
        let isNew = assets.take(errors("type 'ImageResource' has no member 'appLogo'", "type 'ImageResource' has no member 'Icons'"))
        #expect(isNew)
        #expect(assets.text.contains("static let appLogo = ImageResource(name: \"App Logo\""))
        #expect(assets.text.contains("enum Icons {") && assets.text.contains("\"Icons/cup\"") && assets.text.contains("\"Icons/tea\""))
        #expect(assets.madeUp.isEmpty)
    }
}
