import Foundation
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("What Xcode makes of a target's other files") struct GeneratedSourcesTests {
    private func makeCatalog(_ name: String, in folder: TemporaryFolder, colors: [String], namespace: String? = nil) throws -> String {
        let catalog = "\(folder.path)/\(name).xcassets"
        let place = namespace.map { "\(catalog)/\($0)" } ?? catalog
        for color in colors {
            try FileManager.default.createDirectory(atPath: "\(place)/\(color).colorset", withIntermediateDirectories: true)
        }
        if let namespace {
            let contents = Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
            try contents.write(to: URL(fileURLWithPath: "\(catalog)/\(namespace)/Contents.json"))
        }
        return catalog
    }

    /// A shared catalog and the extension's own both have the template's accent colour.
    @Test("The names of several catalogs are made, that of the first one's asset where two have it") func catalogs() throws {
        let folder = try TemporaryFolder()
        let catalogs = [
            try makeCatalog("Own", in: folder, colors: ["AccentColor", "WidgetBackground"]),
            try makeCatalog("Shared", in: folder, colors: ["AccentColor", "badge"]),
            try makeCatalog("Brand", in: folder, colors: ["cup"], namespace: "Brand"),
            try makeCatalog("More", in: folder, colors: ["lid"], namespace: "Brand"),
        ]
        var generated = GeneratedSources()
        generated.addSymbols(of: catalogs, declaringMembers: true)
        #expect(generated.notes.isEmpty)
        let file = try #require(generated.files.first)
        #expect(generated.files.count == 1 && file.path == "\(catalogs[0])/GeneratedAssetSymbols.swift")
        let text = try #require(file.text)
        for name in ["accent", "widgetBackground", "badge", "cup", "lid"] {
            expect(text.components(separatedBy: "static let \(name) = ColorResource").count, equals: 2, "\(name)")
        }
        let resources = text.components(separatedBy: "extension ColorResource {\n").last?.components(separatedBy: "\n}\n").first
        expect(resources?.components(separatedBy: "enum Brand {").count, equals: 2)
    }

    @Test(
        "Names of assets become those that Xcode writes",
        arguments: [
            ("adult_dragon", "adultDragon"), ("ap_tileGreen_01", "apTileGreen01"), ("cat_image", "cat"),
            ("gradient-background", "gradientBackground"),
            ("AM-AI-iOS-ClearDark-1024x1024", "amAIIOSClearDark1024X1024"), ("conferencechampionship1_logo", "conferencechampionship1Logo"),
            ("Group 10", "group10"), ("gauge00", "gauge00"), ("1", "_1"), ("NYC", "NYC"), ("M", "M"), ("M-stadt", "mStadt"),
            ("TLSold", "tlSold"),
            ("TLS2016", "TLS_2016"), ("A-1-1-0", "A_1_1_0"), ("AppIcon", "appIcon"), ("githublogo", "githublogo"), ("image", "image"),
            ("Img_Intro", "imgIntro"), ("x.circle", "xCircle"),
        ])
    func identifiers(_ name: String, _ identifier: String) {
        expect(AssetSymbols.identifier(for: name, withoutEnding: "Image"), equals: identifier)
    }

    @Test("Nothing is made of catalogs without colours and pictures") func empty() throws {
        let folder = try TemporaryFolder()
        var generated = GeneratedSources()
        generated.addSymbols(of: [try makeCatalog("Empty", in: folder, colors: [])], declaringMembers: true)
        #expect(generated.files.isEmpty)
    }
}
