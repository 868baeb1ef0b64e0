import Delivery
import Foundation
import SwiftUI
import TestSupport
import Testing
import Typesetting
import UIKit

@testable import PreviewRendering

/// A template as SF Symbols writes it: a square and a dot, the square of 60 units on the baseline of each row.
private func templateText(_ variants: [String], style: String = "", dotClass: String = "", shape: String = "path") -> String {
    let rows = [("S", 700), ("M", 1100), ("L", 1500)]
    let guides = rows.map { "<line id=\"Baseline-\($0)\" x1=\"0\" x2=\"9\" y1=\"\($1)\" y2=\"\($1)\"/>" }.joined()
    let groups = variants.enumerated().map { index, variant in
        let baseline = rows.first { variant.hasSuffix("-\($0.0)") }?.1 ?? 0
        let (left, width) = (100 * index, variant.hasPrefix("Black") ? 80 : variant.hasPrefix("Ultralight") ? 40 : 60)
        let square =
            "<\(shape) class=\"monochrome-0 multicolor-0:systemBlueColor hierarchical-0:secondary\" "
            + "d=\"M\(left + 10) \(baseline)h\(width)v-60h-\(width)z\"/>"
        let dot = "<path class=\"monochrome-1 \(dotClass)\" d=\"M\(left + 20) \(baseline - 10)v-10h10v10z\"/>"
        let margins = [("left", left), ("right", left + width + 20)].map { side, x in
            "<line id=\"\(side)-margin-\(variant)\" x1=\"\(x)\" x2=\"\(x)\" y1=\"0\" y2=\"9\"/>"
        }
        return "<g id=\"\(variant)\">\(square)\(dot)</g>\(margins.joined())"
    }
    return "<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\"><style>\(style)</style>"
        + "<g id=\"Guides\">\(guides)</g><g id=\"Symbols\">\(groups.joined())</g></svg>"
}

@Suite("Symbols of a project's own")
struct SymbolTemplateTests {
    private func template(_ text: String) throws -> SymbolTemplate {
        try SymbolTemplateReader.template(Data(text.utf8), path: "/donut.svg")
    }

    private func layout(_ template: SymbolTemplate, weight: Double = 400, scale: SymbolScale = .medium) throws -> SymbolLayout {
        try #require(
            FontLibrary.bundled().symbol(of: template, font: FontDescription(sizeInPoints: 100, weight: weight), scale: scale))
    }

    @Test("A symbol is as wide as its margins, stands on the baseline, and has the weights and scales of its file")
    func measures() throws {
        let template = try template(templateText(["Ultralight-M", "Regular-M", "Black-M"]))
        let regular = try layout(template)
        expect(regular.size.width, near: 80, within: 0.01)
        let ink = regular.layers[0].outline.path.boundingRect
        expect(ink.minX, near: 10, within: 0.01)
        expect(ink.maxY, near: regular.baseline, within: 0.01)
        expect(ink.width, near: 60, within: 0.01)
        expect(ink.height, near: 60, within: 0.01)
        expect(try layout(template, weight: 900).size.width, near: 100, within: 0.01)
        expect(try layout(template, weight: 650).size.width, near: 90, within: 0.01)
        expect(try layout(template, weight: 250).size.width, near: 70, within: 0.01)
        // A scale that the file lacks is made from another.
        expect(try layout(template, scale: .large).size.width, near: 80 * 1.29, within: 0.01)
        let drawn = try self.template(templateText(["Regular-S", "Regular-M"]))
        expect(try layout(drawn, scale: .small).size.width, near: 80, within: 0.01)
    }

    @Test("Lines that a drawing program has written as paths are the same lines") func pathsAsGuides() throws {
        let text = templateText(["Regular-S"])
        let line = #/<line id="([^"]+)" x1="(\d+)" x2="(\d+)" y1="(\d+)" y2="(\d+)"\/>/#
        let paths = text.replacing(line) { "<path id=\"\($0.1)\" d=\"M\($0.2) \($0.4)L\($0.3) \($0.5)\"/>" }
        #expect(!paths.contains("<line"))
        let (expected, found) = (try layout(try template(text)), try layout(try template(paths)))
        expect(found.size, equals: expected.size)
        expect(found.baseline, equals: expected.baseline)
        expect(found.layers[0].outline.path, equals: expected.layers[0].outline.path)
    }

    @Test("Classes of the paths and the style sheet's rules give levels, colours, thresholds and what is cleared")
    func layers() throws {
        let style =
            ".multicolor-1:custom {fill:#FF8000;opacity:0.5} .hierarchical-1:primary {-sfsymbols-clear-behind:true; "
            + "-sfsymbols-variable-threshold:0.34}"
        let text = templateText(["Regular-M"], style: style, dotClass: "multicolor-1:custom hierarchical-1:primary")
        let layout = try layout(try template(text))
        expect(layout.hierarchy.map(\.level), equals: [1, 0])
        expect(layout.hierarchy.map(\.threshold), equals: [nil, 0.34])
        let colored = try #require(layout.colored)
        expect(colored.map { $0.color?.name }, equals: ["systemBlueColor", "custom"])
        expect(colored[1].color, equals: SymbolTemplate.LayerColor(name: "custom", fallback: [1, 128.0 / 255, 0], opacity: 0.5))
        // The dot is cut out of the square where it clears what is behind, and only there.
        let inside = CGPoint(x: 25, y: layout.baseline - 15)
        expect(layout.hierarchy[0].outline.path.contains(inside), equals: false)
        expect(colored[0].outline.path.contains(inside), equals: true)
        // In one colour all layers are one outline: the dot runs the other way, so it is a hole.
        expect(layout.layers[0].outline.path.contains(inside), equals: false)
    }

    @Test(
        "A file that is no symbol is reported with the reason",
        arguments: [
            ("<svg><g id='Regular-M'><path d='M0", "breaks off"), ("<svg xmlns='http://www.w3.org/2000/svg'/>", "no drawing"),
            (templateText(["Regular-M"], shape: "rect"), "convert it to a path"),
            (templateText(["Regular-M"]).replacing("h60v-60", with: "h60q-60"), "cannot be read"),
        ])
    func faults(text: String, words: String) {
        let fault = #expect(throws: SymbolTemplateFault.self) { try template(text) }
        expect(fault?.sentence.contains(words), equals: true)
    }

    @Test("A symbol set of an asset catalog is drawn, and one without a file reported") func catalog() throws {
        let folder = try TemporaryFolder()
        func write(_ text: String, _ path: String) throws { try AtomicFile.write(Array(text.utf8), to: "\(folder.path)/\(path)") }
        try write(templateText(["Regular-M"]), "A.xcassets/donut.symbolset/donut.svg")
        try write("{\"symbols\": [{\"filename\": \"donut.svg\", \"idiom\": \"universal\"}]}", "A.xcassets/donut.symbolset/Contents.json")
        try write("{\"symbols\": [{\"idiom\": \"universal\"}]}", "A.xcassets/none.symbolset/Contents.json")
        let assets = AssetFolders(programFolder: "/nowhere", sourceRoots: [folder.path])
        expect(assets.symbol(named: "donut", folder: nil)?.layers.count, equals: 2)
        #expect(assets.symbol(named: "none", folder: nil) == nil && assets.symbol(named: "other", folder: nil) == nil)
        expect(assets.takeProblems().map { $0.contains("none.symbolset/Contents.json") }, equals: [true])
    }
}
