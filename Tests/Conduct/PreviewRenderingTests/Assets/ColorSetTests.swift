import Delivery
import Foundation
import RunContext
import SwiftUI
import TestSupport
import Testing

@testable import PreviewRendering

@Suite("Colours of asset catalogs")
struct ColorSetTests {
    private func color(_ json: String, in scheme: ColorScheme = .light) throws -> String? {
        if case .color(let color) = try value(json, in: scheme) { color.description } else { nil }
    }

    private func value(_ json: String, in scheme: ColorScheme = .light) throws -> ColorSetContents.Value {
        try JSONDecoder().decode(ColorSetContents.self, from: Data(json.utf8)).value(in: scheme)
    }

    private func set(_ space: String, _ components: String) -> String {
        "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"color-space\": \"\(space)\", \"components\": {\(components)}}}]}"
    }

    @Test(
        "Components as Xcode writes them",
        arguments: [
            ("srgb", #""red": "1.000", "green": "0.502", "blue": "0.000", "alpha": "1.000""#, "#FF8000FF"),
            ("srgb", #""red": "255", "green": "128", "blue": "1", "alpha": "0.500""#, "#FF800180"),
            ("srgb", #""red": "0xFF", "green": "0x3C", "blue": "0x0a", "alpha": "1.000""#, "#FF3C0AFF"),
            ("gray-gamma-22", #""white": "0.502", "alpha": "0.250""#, "#80808040"),
            ("srgb", #""red": "0", "green": "255", "blue": "1", "alpha": "1""#, "#00FF01FF"),
            ("srgb", #""red": "1", "green": "0.502", "blue": "0", "alpha": "0xFF""#, "#FF8000FF"),
            ("srgb", #""red": 1, "green": 0.502, "blue": 0, "alpha": 1"#, "#FF8000FF"),
            ("extended-linear-srgb", #""red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000""#, "#FF0000FF"),
            ("display-p3", #""red": "0.000", "green": "0.000", "blue": "0.000", "alpha": "1.000""#, "#000000FF"),
        ])
    func components(space: String, components: String, expected: String) throws {
        try expect(color(set(space, components)), equals: expected)
    }

    @Test("Display P3 is wider than sRGB")
    func displayP3() throws {
        let json = set("display-p3", #""red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000""#)
        guard case .color(let red) = try value(json) else {
            Issue.record("no colour")
            return
        }
        // The red of Display P3 in gamma-encoded sRGB (record `resolve.rules` of the colours).
        #expect(abs(red.red - 1.0931) < 0.001 && abs(red.green + 0.2266) < 0.001 && abs(red.blue + 0.1504) < 0.001)
    }

    @Test("With increased contrast a set's own colour for it is taken, and the plain one where there is none")
    func increasedContrast() throws {
        let set = try JSONDecoder().decode(ColorSetContents.self, from: Data(variants.utf8))
        guard case .color(let light) = set.value(in: .light, increasesContrast: true),
            case .color(let dark) = set.value(in: .dark, increasesContrast: true)
        else {
            Issue.record("no colour")
            return
        }
        expect([light.description, dark.description], equals: ["#070809FF", "#101112FF"])
    }

    private let variants = """
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1", "green": "2", "blue": "3", "alpha": "1.0"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
           "color": {"color-space": "srgb", "components": {"red": "4", "green": "5", "blue": "6", "alpha": "1.0"}}},
          {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
           "color": {"color-space": "srgb", "components": {"red": "7", "green": "8", "blue": "9", "alpha": "1.0"}}},
          {"idiom": "iphone", "appearances": [{"appearance": "luminosity", "value": "dark"}],
           "color": {"color-space": "srgb", "components": {"red": "16", "green": "17", "blue": "18", "alpha": "1.0"}}},
          {"idiom": "watch", "color": {"color-space": "srgb", "components": {"red": "99", "green": "0", "blue": "0", "alpha": "1.0"}}}]}
        """

    @Test("Light, dark, and devices", arguments: [(ColorScheme.light, "#010203FF"), (.dark, "#101112FF")])
    func appearances(scheme: ColorScheme, expected: String) throws {
        try expect(color(variants, in: scheme), equals: expected)
    }

    @Test("A colour for the light appearance comes before the one for any, and a lone one serves the dark too")
    func lightAppearance() throws {
        let entry = { (value: String?, red: Int) in
            let appearances = value.map { #""appearances": [{"appearance": "luminosity", "value": "\#($0)"}],"# } ?? ""
            return #"{"idiom": "universal", \#(appearances) "color": {"color-space": "srgb", "components": "#
                + #"{"red": "\#(red)", "green": "0", "blue": "0", "alpha": "1.0"}}}"#
        }
        let all = "{\"colors\": [\(entry(nil, 1)), \(entry("light", 2)), \(entry("dark", 3))]}"
        try expect([color(all), color(all, in: .dark)], equals: ["#020000FF", "#030000FF"])
        try expect(color("{\"colors\": [\(entry("light", 2))]}", in: .dark), equals: "#020000FF")
        try expect(color("{\"colors\": [\(entry(nil, 1)), \(entry("light", 2))]}", in: .dark), equals: "#010000FF")
    }

    @Test("Without a dark colour the one for any appearance holds")
    func anyAppearance() throws {
        let json = set("srgb", #""red": "1", "green": "2", "blue": "3", "alpha": "1.0""#)
        try expect(color(json, in: .dark), equals: "#010203FF")
    }

    @Test(
        "The system's colours by reference",
        arguments: [
            ("systemRedColor", SystemColor.red), ("labelColor", .primary), ("secondaryLabelColor", .secondary),
            ("systemBackgroundColor", .systemBackground), ("systemGray5Color", .systemGray5), ("separatorColor", .separator),
            ("systemGrayColor", .gray),
        ])
    func references(name: String, expected: SystemColor) throws {
        let json = "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"platform\": \"ios\", \"reference\": \"\(name)\"}}]}"
        // Other tests plan previews of other systems meanwhile.
        let read = try RunContext.with(\.systemRelease, .usual) { try color(json, in: .dark) }
        expect(read, equals: expected.resolved(in: .dark, on: .usual).description)
    }

    @Test(
        "A set for which nothing was chosen has no value",
        arguments: [
            #"{"colors": [{"idiom": "universal"}]}"#, #"{"colors": []}"#,
            #"{"colors": [{"idiom": "watch", "color": {"platform": "ios", "reference": "systemRedColor"}}]}"#,
        ])
    func noValue(json: String) throws {
        try expect(value(json), equals: .unset)
    }

    @Test(
        "What is no colour cannot be read",
        arguments: [
            #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "noSuchColor"}}]}"#,
            #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "x", "green": "0", "blue": "0", "alpha": "1.0"}}}]}"#,
            #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1.0", "alpha": "1.0"}}}]}"#,
            #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "inf.", "green": "0", "blue": "0"}}}]}"#,
        ])
    func noColor(json: String) throws {
        try expect(value(json), equals: .unreadable)
    }

    // MARK: Folders

    private func makeFolder() throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("colors-\(UUID().uuidString)").path
        func write(_ text: String, _ path: String) throws { try AtomicFile.write(Array(text.utf8), to: "\(folder)/\(path)") }
        try write(variants, "Assets.xcassets/Brand.colorset/Contents.json")
        try write(variants, "Assets.xcassets/Plain/Sea.colorset/Contents.json")
        try write("{\"properties\": {\"provides-namespace\": true}}", "Assets.xcassets/Spaced/Contents.json")
        try write(variants, "Assets.xcassets/Spaced/Deep.colorset/Contents.json")
        try write("no json", "Assets.xcassets/Broken.colorset/Contents.json")
        try write(variants, "Assets.xcassets/AccentColor.colorset/Contents.json")
        return folder
    }

    @Test(
        "Colours are found by name, in folders and namespaces",
        arguments: [
            ("Brand", true), ("Sea", true), ("Plain/Sea", false), ("Deep", false), ("Spaced/Deep", true), ("Broken", false), ("", false),
        ])
    func names(name: String, isThere: Bool) throws {
        let folder = try makeFolder()
        let assets = AssetFolders(programFolder: folder)
        expect(assets.color(named: name, folder: nil, in: .light) != nil, equals: isThere)
        expect(assets.color(named: name, folder: folder, in: .light) != nil, equals: isThere)
        let problems = assets.takeProblems()
        expect(problems.contains { $0.hasPrefix("No colour named \"\(name)\"") }, equals: !isThere)
        expect(problems.contains { $0.contains("\(folder)/Assets.xcassets/Broken.colorset/Contents.json") }, equals: name == "Broken")
        expect(assets.takeProblems(), equals: [])
    }

    @Test("A bundle that was built names its accent colour, or none", arguments: [("Brand", true), ("", false), ("None", false)])
    func accentName(name: String, isThere: Bool) throws {
        let folder = try makeFolder()
        let properties = try PropertyListSerialization.data(fromPropertyList: ["NSAccentColorName": name], format: .xml, options: 0)
        try AtomicFile.write(Array(properties), to: "\(folder)/Info.plist")
        expect(AssetFolders(programFolder: folder).accentColor(in: .light) != nil, equals: isThere)
    }

    @Test("The accent colour is the one of that name")
    func accentColor() throws {
        let assets = AssetFolders(programFolder: try makeFolder())
        expect(assets.accentColor(in: .light)?.description, equals: "#010203FF")
        #expect(AssetFolders(programFolder: "/nowhere").accentColor(in: .light) == nil)
        expect(assets.takeProblems(), equals: [])
    }

    @Test("The sets of Xcode's templates draw nothing, and their accent colour is the system's")
    func templates() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("colors-\(UUID().uuidString)").path
        for name in ["WidgetBackground", "AccentColor"] {
            let list = #"{"colors" : [ { "idiom" : "universal" } ], "info" : { "author" : "xcode", "version" : 1 }}"#
            try AtomicFile.write(Array(list.utf8), to: "\(folder)/Assets.xcassets/\(name).colorset/Contents.json")
        }
        let odd = #"{"colors": [{"color": {"platform": "ios", "reference": "noSuchColor"}}]}"#
        try AtomicFile.write(Array(odd.utf8), to: "\(folder)/Assets.xcassets/Odd.colorset/Contents.json")
        let assets = AssetFolders(programFolder: folder)
        expect(assets.color(named: "WidgetBackground", folder: nil, in: .light)?.description, equals: "#00000000")
        expect(assets.platformColor(named: "WidgetBackground", folder: nil, isDark: true)?.alpha, equals: 0)
        #expect(assets.accentColor(in: .light) == nil)
        expect(
            assets.takeProblems(),
            equals: [
                "The colour \"WidgetBackground\" has no value and is not drawn: "
                    + "\(folder)/Assets.xcassets/WidgetBackground.colorset/Contents.json. Choose one in Xcode."
            ])
        #expect(assets.color(named: "Odd", folder: nil, in: .light) == nil)
        expect(assets.takeProblems().count, equals: 1)
    }
}
