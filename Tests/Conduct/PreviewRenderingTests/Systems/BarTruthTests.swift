import Foundation
import HostProtocol
import Pixels
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@testable import PreviewRendering

/// A fact about bars, measured on a picture of iOS 26: see `Truth/bars26.json`.
struct BarFact: Decodable, Sendable, CustomTestStringConvertible {
    enum Rule: String, Decodable { case box, color }

    let id: String
    let scene: String
    /// The screen, in points; the picture has three pixels a point.
    let size: [Double]
    let scheme: String
    let rule: Rule
    /// The part of the screen that is searched for what differs from a colour by more than some levels: x, y, width, height in points.
    var region: [Double]?
    var against: String?
    var beyond: Int?
    /// The point whose colour is compared.
    var at: [Double]?
    let expected: Expected
    /// In points, or in levels of a channel.
    let tolerance: Double

    /// The edges of a box at the left, above, at the right and below, where they are known; or a colour.
    enum Expected: Decodable, Sendable {
        case edges([Double?])
        case color(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let name = try? container.decode(String.self) {
                self = .color(name)
            } else {
                self = .edges(try container.decode([Double?].self))
            }
        }
    }

    var testDescription: String { id }

    private struct Table: Decodable { let records: [BarFact] }

    static let all: [BarFact] = {
        guard let file = Bundle.module.url(forResource: "bars26", withExtension: "json", subdirectory: "Truth"),
            let data = try? Data(contentsOf: file)
        else { return [] }
        return (try? JSONDecoder().decode(Table.self, from: data))?.records ?? []
    }()
}

/// Pictures of our bars are measured as Apple's were.
@Suite("Bars beside pictures of iOS 26", .serialized) @MainActor struct BarTruthTests {
    @Test("A bar stands where a picture of iOS 26 shows it, in its colours", arguments: BarFact.all) func fact(_ fact: BarFact) throws {
        let pixmap = try Self.pixmap(of: fact)
        switch fact.expected {
        case .edges(let edges):
            let box = Self.box(of: fact, in: pixmap)
            for (expected, found) in zip(edges, [box.minX, box.minY, box.maxX, box.maxY]) {
                if let expected { expect(Double(found), near: expected, within: fact.tolerance) }
            }
        case .color(let name):
            let at = try #require(fact.at)
            let found = pixmap[Int(at[0] * 3), Int(at[1] * 3)]
            let wanted = Self.channels(name)
            for (expected, found) in zip(wanted, [Int(found.red), Int(found.green), Int(found.blue)]) {
                expect(Double(found), near: Double(expected), within: fact.tolerance)
            }
        }
    }

    @Test("The table of facts is read") func table() { #expect(BarFact.all.count > 40) }

    private static var pictures: [String: Pixmap] = [:]

    private static func pixmap(of fact: BarFact) throws -> Pixmap {
        let key = "\(fact.scene) \(fact.size) \(fact.scheme)"
        if let known = pictures[key] { return known }
        var options = RenderOptions()
        if fact.scheme == "dark" { options.colorScheme = .dark }
        let size = CGSize(width: fact.size[0], height: fact.size[1])
        let studio = try ViewStudio(options: options, screen: size, clear: ScreenInsets.safeArea(of: size))
        let plan = try studio.plan(of: BarScenes.view(named: fact.scene), size: size)
        let pixmap = try studio.still(of: plan).frames[0].pixmap
        pictures[key] = pixmap
        dumpPicture(pixmap, key)
        return pixmap
    }

    private static func channels(_ name: String) -> [Int] {
        let value = Int(name.dropFirst(), radix: 16) ?? 0
        return [value >> 16 & 255, value >> 8 & 255, value & 255]
    }

    /// Returns the box, in points, of the pixels of a region that differ from a colour.
    private static func box(of fact: BarFact, in pixmap: Pixmap) -> CGRect {
        guard let region = fact.region, let against = fact.against, let beyond = fact.beyond else { return .null }
        let ground = channels(against)
        var box = CGRect.null
        for y in Int(region[1] * 3)..<Int((region[1] + region[3]) * 3) {
            for x in Int(region[0] * 3)..<Int((region[0] + region[2]) * 3) {
                let color = pixmap[x, y]
                let difference = zip(ground, [color.red, color.green, color.blue]).map { abs($0 - Int($1)) }.max() ?? 0
                if difference > beyond { box = box.union(CGRect(x: x, y: y, width: 1, height: 1)) }
            }
        }
        return box.applying(CGAffineTransform(scaleX: 1 / 3.0, y: 1 / 3.0))
    }
}
