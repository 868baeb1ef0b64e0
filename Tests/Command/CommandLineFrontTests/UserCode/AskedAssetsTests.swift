import Foundation
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Assets that code names and no file declares")
struct AskedAssetsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("Of an asset that a picture's diagnostics name nothing is told again")
    func toldOnce() {
        let file = LeftOutFile(path: "/me", reason: .assets(["the colour sky", "the image logo"]))
        expect(file.withoutAssets { $0 == " named \"sky\"" }?.reason, equals: .assets(["the image logo"]))
        #expect(file.withoutAssets { _ in true } == nil && file.withoutAssets { _ in false } == file)
        let other = LeftOutFile(path: "/me/A.swift", reason: .needs(["B"]))
        expect(other.withoutAssets { _ in true }, equals: other)
    }

    private func errors(_ messages: String...) -> [CompilerDiagnostic] {
        messages.map { CompilerDiagnostic(path: "/u/A.swift", line: 1, column: 1, message: $0, lines: []) }
    }

    @Test("A name that no catalog has is made up, once, and told of")
    func madeUp() {
        var assets = AskedAssets(folders: [])
        #expect(assets.text.isEmpty)
        let asked = errors("type 'ImageResource' has no member 'hero'", "type 'ImageResource' has no member 'hero'")
        let takes = [assets.take(asked, in: [:]), assets.take(asked, in: [:])]
        expect(takes, equals: [true, false])
        #expect(assets.text.contains("static let hero = ImageResource(name: \"hero\", bundle: resourceBundle)"))
        #expect(!assets.text.contains("extension UIImage"))
        expect(assets.madeUp, equals: ["the image hero"])
    }

    @Test("Of a resource that a package's made file declares the members alone are made, and none is made up")
    func declaredElsewhere() {
        var assets = AskedAssets(folders: [])
        let made = AssetSymbols(colors: [.init(namespaces: [], identifier: "glassBack", assetName: "Glass Back")], images: [])
            .source(bundle: "Bundle.module", declaringMembers: false)
        let isNew = assets.take(
            errors("type 'Color' has no member 'glassBack'"), in: ["/u/A.swift": "", "/u/Media.xcassets/GeneratedAssetSymbols.swift": made])
        #expect(isNew && assets.madeUp.isEmpty)
        #expect(assets.text.contains("static var glassBack: SwiftUI.Color { SwiftUI.Color(ColorResource.glassBack) }"))
        #expect(!assets.text.contains("extension ColorResource"))
    }

    /// The assets of a folder with a catalog of some colours.
    private func assets(colors: String...) throws -> AskedAssets {
        for color in colors { try FileSystem.write("{}", to: "\(folder.path)/Media.xcassets/\(color).colorset/Contents.json") }
        return AskedAssets(folders: [folder.path])
    }

    @Test(
        "A member that no catalog has is left to the compiler, as it may be misspelt",
        arguments: ["ShapeStyle", "Color", "Color?", "UIColor", "UIImage"])
    func misspelt(type: String) {
        var assets = AskedAssets(folders: [])
        let isNew = assets.take(errors("type '\(type)' has no member 'nonsense'"), in: ["/u/A.swift": ".foregroundStyle(.nonsense)"])
        #expect(!isNew && assets.text.isEmpty && assets.madeUp.isEmpty)
    }

    @Test("A resource that no catalog of the code has is left to the compiler") func misspeltResource() throws {
        var assets = try assets(colors: "brand")
        let isNew = assets.take(errors("type 'ColorResource' has no member 'brnad'"), in: [:])
        #expect(!isNew && assets.text.isEmpty)
    }

    @Test("A colour asked of Color is a member of its kin, too")
    func color() throws {
        var assets = try assets(colors: "offWhite")
        let isNew = assets.take(errors("type 'Color' has no member 'offWhite'"), in: [:])
        #expect(isNew)
        #expect(assets.text.contains("extension SwiftUI.Color {\n    static var offWhite: SwiftUI.Color"))
        #expect(assets.text.contains("extension SwiftUI.ShapeStyle where Self == SwiftUI.Color"))
    }

    @Test("A colour asked of an optional one is a colour, and what is called is none")
    func optionals() throws {
        var assets = try assets(colors: "folderGrey")
        let isNew = assets.take(errors("type 'Color?' has no member 'folderGrey'"), in: ["/u/A.swift": ".tint(.folderGrey)"])
        #expect(isNew && assets.text.contains("static var folderGrey: SwiftUI.Color"))
        let isCalled = assets.take(errors("type 'Color' has no member 'sunset'"), in: ["/u/A.swift": "Color.sunset(for: \"x\")\n"])
        #expect(!isCalled && !assets.text.contains("sunset"))
    }

    @Test(
        "What no asset can be is left to the compiler",
        arguments: [
            "type 'Color' has no member 'systemTeal9'", "type 'ImageResource' has no member 'Icons'", "type 'Model' has no member 'red'",
            "value of type 'Color' has no member 'hero'", "cannot find 'hero' in scope",
        ])
    func notAsked(message: String) {
        var assets = AskedAssets(folders: [])
        let isNew = assets.take(errors(message), in: [:])
        #expect(!isNew && assets.text.isEmpty && assets.madeUp.isEmpty)
    }

    @Test("A colour of the user's own is no asset, even where it is asked of a type that lacks it")
    func own() throws {
        var assets = try assets(colors: "silver")
        let texts = ["/u/A.swift": "extension SwiftUI.Color {\n    static let gilt = Color(red: 1, green: 0.84, blue: 0)\n}\n"]
        let isNew = assets.take(errors("type 'ShapeStyle' has no member 'gilt'"), in: texts)
        #expect(!isNew && assets.text.isEmpty && assets.madeUp.isEmpty)
        let isOther = assets.take(errors("type 'Color' has no member 'silver'"), in: texts)
        #expect(isOther && assets.madeUp.isEmpty)
    }

    @Test("Made members leave out the user's own, and name Apple's types in full")
    func besides() {
        let names = OwnMembers.names(
            in: "extension Color { static let gilt = 1 }\nextension ShapeStyle where Self == Color { static var tea: Color { .red } }")
        expect(names, equals: ["Color.gilt", "ShapeStyle.tea"])
        let symbols = ["gilt", "tea"].map { AssetSymbols.Symbol(namespaces: [], identifier: $0, assetName: $0) }
        let text = AssetSymbols(colors: symbols, images: []).source(declaringMembers: true, besides: names)
        #expect(text.contains("resourceBundle = Foundation.Bundle.main"))
        expect(text.components(separatedBy: "static var gilt: SwiftUI.Color").count, equals: 2)
        expect(text.components(separatedBy: "static var tea: SwiftUI.Color").count, equals: 2)
        expect(text.components(separatedBy: ": UIKit.UIColor {").count, equals: 3)
    }

    @Test(
        "A colour named as one of UIKit's is a member of SwiftUI's types alone, and the other way round",
        arguments: [
            ("label", true, false), ("mint", false, true), ("red", false, false), ("gilt", true, true),
        ])
    func takenNames(name: String, isOfSwiftUI: Bool, isOfUIKit: Bool) {
        let symbol = AssetSymbols.Symbol(namespaces: [], identifier: name, assetName: name)
        let text = AssetSymbols(colors: [symbol], images: []).source(declaringMembers: true)
        expect(text.contains("static var \(name): SwiftUI.Color {"), equals: isOfSwiftUI)
        expect(text.contains("static var \(name): UIKit.UIColor {"), equals: isOfUIKit)
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
        let isNew = assets.take(
            errors("type 'ImageResource' has no member 'appLogo'", "type 'ImageResource' has no member 'Icons'"), in: [:])
        #expect(isNew)
        #expect(assets.text.contains("static let appLogo = ImageResource(name: \"App Logo\""))
        #expect(assets.text.contains("enum Icons {") && assets.text.contains("\"Icons/cup\"") && assets.text.contains("\"Icons/tea\""))
        #expect(assets.madeUp.isEmpty)
    }

    @Test(
        "Where the compiler cannot say of what type a name is, the call around it does",
        arguments: [
            ("Color(.deepMeadow)", 7, "static let deepMeadow = ColorResource("),
            ("fill(Color(isOn ? .clear : .deepMeadow), style: s(1))", 28, "static let deepMeadow = ColorResource("),
            ("Image(.deepMeadow)", 7, "static let deepMeadow = ImageResource("),
            ("UIImage(resource: .deepMeadow)", 20, "static let deepMeadow = ImageResource("),
        ])
    func withoutType(line: String, column: Int, declaration: String) {
        var assets = AskedAssets(folders: [])
        let error = CompilerDiagnostic(
            path: "/u/A.swift", line: 2, column: column,
            message: "reference to member 'deepMeadow' cannot be resolved without a contextual type", lines: [])
        let isNew = assets.take([error], in: ["/u/A.swift": "import SwiftUI\n\(line)\n"])
        #expect(isNew && assets.text.contains(declaration) && assets.madeUp.count == 1)
    }

    @Test(
        "A name without a type that no call and no catalog explains is left to the compiler",
        arguments: [
            "frame(.deepMeadow)", ".deepMeadow", "",
        ])
    func withoutTypeOrCall(line: String) {
        var assets = AskedAssets(folders: [])
        let error = CompilerDiagnostic(
            path: "/u/A.swift", line: 1, column: 7,
            message: "reference to member 'deepMeadow' cannot be resolved without a contextual type", lines: [])
        let isNew = assets.take([error], in: ["/u/A.swift": line])
        #expect(!isNew && assets.text.isEmpty)
    }

    @Test(
        "The call that an error stands in, over lines and past what is in strings and comments",
        arguments: [
            ("Color(.brand)", 1, 7, "Color"), ("Color(on ? f(1) : .brand)", 1, 19, "Color"), ("Color(\n  .brand\n)", 2, 3, "Color"),
            ("Image(\"(\" /* ( */, .hero)", 1, 21, "Image"), ("f(.brand)", 1, 3, "f"), ("(.brand)", 1, 2, nil), (".brand", 1, 1, nil),
            ("Color(.a)\n.brand", 2, 1, nil), ("x", 4, 1, nil),
        ] as [(String, Int, Int, String?)])
    func call(text: String, line: Int, column: Int, name: String?) {
        let error = CompilerDiagnostic(path: "/u/A.swift", line: line, column: column, message: "", lines: [])
        expect(AskedAssets.call(around: error, in: text), equals: name)
    }
}
