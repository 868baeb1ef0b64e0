import Foundation
import Testing

@testable import CommandLineFront

/// The Swift names of assets, as Xcode generates them.
@Suite("Asset symbols")
struct AssetSymbolsTests {
    @Test(arguments: [
        ("brand", "brand"), ("BrandColor", "brand"), ("brand-blue", "brandBlue"), ("Brand Blue", "brandBlue"),
        ("URLTint", "urlTint"), ("iOS", "iOS"), ("UI", "ui"), ("2nd", "_2nd"), ("Color", "color"), ("dark_mode", "dark_mode"),
        ("---", ""),
    ])
    func namesOfColours(_ name: String, _ expected: String) {
        #expect(AssetSymbols.identifier(for: name, withoutEnding: "Color") == expected)
    }

    @Test func catalogsBecomeDeclarations() throws {
        let folder = NSTemporaryDirectory() + "zoetrope-symbols-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let catalog = "\(folder)/App/Assets.xcassets"
        for path in [
            "Brand.colorset", "red.colorset", "default.imageset", "Logo.imageset", "Plain/inside.colorset", "Kit/Blue.colorset",
            "Kit/Deep/icon.imageset", "AppIcon.appiconset",
        ] {
            try FileManager.default.createDirectory(atPath: "\(catalog)/\(path)", withIntermediateDirectories: true)
        }
        for name in ["Kit", "Kit/Deep"] {
            let contents = #"{"info":{"version":1,"author":"xcode"},"properties":{"provides-namespace":true}}"#
            try contents.write(toFile: "\(catalog)/\(name)/Contents.json", atomically: true, encoding: .utf8)
        }
        let symbols = AssetSymbols(inFolder: folder)
        #expect(symbols.colors.map(\.assetName) == ["Brand", "Kit/Blue", "inside", "red"])
        let source = symbols.source(declaringMembers: true)
        #expect(source.contains("    static let brand = ColorResource(name: \"Brand\", bundle: resourceBundle)\n"))
        #expect(source.contains("    enum Kit {\n        static let blue = ColorResource(name: \"Kit/Blue\""))
        #expect(source.contains("        enum Deep {\n            static let icon = ImageResource("))
        #expect(source.contains("static let `default` = ImageResource("))
        #expect(source.contains("    static var brand: Color { Color(ColorResource.brand) }"))
        #expect(!source.contains("static var red"), "What SwiftUI names already keeps its name.")
        #expect(!symbols.source(declaringMembers: false).contains("extension Color {"))
        #expect(AssetSymbols(inFolder: folder + "/nowhere").isEmpty)
    }
}
