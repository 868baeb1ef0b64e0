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
    enum Rule: String, Decodable {
        /// The edges of the box of what differs in a region, its width and height, or its middle.
        case box, size, middle
        /// The colour of a point, or that in a region which differs most.
        case color, ink
    }

    let id: String
    let scene: String
    /// The screen, in points; the picture has three pixels a point.
    let size: [Double]
    let scheme: String
    /// The system, where it is an earlier one.
    var system: SystemName?
    /// The device, where it is a watch.
    var device: String?
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

    /// The numbers of a rule, where they are known, of a box those at the left, above, at the right and below; or a colour.
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
        // Bars, lists with controls, and more of each.
        ["bars26", "lists26", "controls26"].flatMap(records)
    }()

    private static func records(in table: String) -> [BarFact] {
        guard let file = Bundle.module.url(forResource: table, withExtension: "json", subdirectory: "Truth"),
            let data = try? Data(contentsOf: file)
        else { return [] }
        return (try? JSONDecoder().decode(Table.self, from: data))?.records ?? []
    }
}

/// Pictures of our bars are measured as Apple's were.
@Suite("Bars beside pictures of iOS 26", .serialized) @MainActor struct BarTruthTests {
    @Test("A bar stands where a picture of iOS 26 shows it, in its colours", arguments: BarFact.all) func fact(_ fact: BarFact) throws {
        let pixmap = try Self.pixmap(of: fact)
        switch fact.expected {
        case .edges(let edges):
            let box = Self.box(of: fact, in: pixmap)
            let numbers =
                switch fact.rule {
                case .size: [box.width, box.height]
                case .middle: [box.midX, box.midY]
                default: [box.minX, box.minY, box.maxX, box.maxY]
                }
            for (expected, found) in zip(edges, numbers) {
                if let expected { expect(Double(found), near: expected, within: fact.tolerance) }
            }
        case .color(let name):
            let at = try #require(fact.rule == .ink ? Self.ink(of: fact, in: pixmap) : fact.at)
            let found = pixmap[Int(at[0] * 3), Int(at[1] * 3)]
            let wanted = Self.channels(name)
            for (expected, found) in zip(wanted, [Int(found.red), Int(found.green), Int(found.blue)]) {
                // A level more is what rounding and blending make.
                #expect(abs(found - expected) <= Int(fact.tolerance), "\(found) is not \(expected), \(fact.tolerance) levels around")
            }
        }
    }

    @Test("The tab for searching turns into a field beside a circle that leads back") func searchTab() throws {
        func box(_ region: [Double]) throws -> CGRect {
            let fact = BarFact(
                id: "searchTab", scene: "searchTab", size: [402, 874], scheme: "dark", rule: .box, region: region, against: "#000000",
                beyond: 12, expected: .edges([]), tolerance: 0)
            return Self.box(of: fact, in: try Self.pixmap(of: fact))
        }
        let (circle, field) = (try box([0, 780, 80, 94]), try box([80, 780, 322, 94]))
        let edges: [(CGFloat, Double)] = [
            (circle.minX, 28), (circle.maxX, 76), (field.minX, 84), (field.maxX, 374), (field.minY, 798), (field.maxY, 846),
        ]
        for (found, expected) in edges {
            expect(Double(found), near: expected, within: 0.7)
        }
    }

    @Test("Content fades to the page and is blurred under a bar of iOS 26, and has no hairline") func edge() throws {
        let fact = BarFact(
            id: "edge", scene: "scrolled", size: [430, 932], scheme: "light", rule: .color, at: nil, expected: .color(""), tolerance: 0)
        let pixmap = try Self.pixmap(of: fact)
        let column = (0..<600).map { Int(pixmap[60, $0].red) }
        // Rows of 30 points with gaps of 8: far below the bar they are black and white, at the top nearly even and light.
        let (top, below) = (column[60..<180], column[450..<600])
        #expect(below.min() == 0 && below.max() == 255)
        #expect(top.min()! > 170, "darkest at the top: \(top.min()!)")
        #expect(top.max()! - top.min()! < 85, "from \(top.min()!) to \(top.max()!)")
    }

    /// The luminance of a piece of glass and of the symbol on it, 0...255.
    @Test(
        "A symbol on glass reads over any colour",
        arguments: ["black", "white", "red"].flatMap { scene in ["light", "dark"].map { (scene, $0) } })
    func contrast(_ scene: String, _ scheme: String) throws {
        let fact = BarFact(
            id: "contrast", scene: scene, size: [430, 932], scheme: scheme, rule: .color, at: nil, expected: .color(""), tolerance: 0)
        let pixmap = try Self.pixmap(of: fact)
        // The middle of the circle is the middle of a plus.
        func luminance(_ x: Int, _ y: Int) -> Double {
            let color = pixmap[x, y]
            let linear = [color.red, color.green, color.blue].map { pow(Double($0) / 255, 2.2) }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }
        let (glass, symbol) = (luminance(375 * 3, 81 * 3), luminance(388 * 3, 81 * 3))
        // The least contrast of large graphics in WCAG 2.1, criterion 1.4.11.
        #expect((max(glass, symbol) + 0.05) / (min(glass, symbol) + 0.05) > 3)
    }

    /// The records of pictures with the facts that measure each.
    private struct Coverage: Decodable {
        struct Record: Decodable {
            let id: String
            var facts: [String]?
            /// The tests that measure it in another way.
            var tests: [String]?
        }
        struct Unmet: Decodable {
            let id: String
            let reason: String
            /// True if records of later pictures of the same thing are measured in its place.
            var isSuperseded: Bool?
        }
        var records: [Record]?
        var unmet: [Unmet]?

        static func read(_ name: String) throws -> Coverage {
            let file = try #require(Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Truth"))
            return try JSONDecoder().decode(Coverage.self, from: Data(contentsOf: file))
        }
    }

    @Test("19 of 20 records of pictures of iOS 26 and watchOS 26 are measured, and the others have a reason") func records() throws {
        let records = try #require(try Coverage.read("records26").records)
        let known = Set(BarFact.all.map(\.id))
        for record in records {
            let facts = record.facts ?? []
            #expect(!facts.isEmpty || !(record.tests ?? []).isEmpty, "\(record.id) is not measured")
            for fact in facts { #expect(known.contains(fact), "\(record.id) names \(fact), which is no fact") }
        }
        let unmet = try #require(try Coverage.read("controls26").unmet)
        let unmeasured = unmet.flatMap { record in record.id.split(separator: ", ").map { (id: String($0), record) } }
        #expect(unmet.allSatisfy { !$0.reason.isEmpty } && Set(unmeasured.map(\.id)).isDisjoint(with: records.map(\.id)))
        let open = unmeasured.count { $0.1.isSuperseded != true }
        #expect(Double(records.count) >= 0.95 * Double(records.count + open))
    }

    @Test("The table of facts is read") func table() { #expect(BarFact.all.count > 40) }

    private static var pictures: [String: Pixmap] = [:]

    private static func pixmap(of fact: BarFact) throws -> Pixmap {
        let key = "\(fact.scene) \(fact.size) \(fact.scheme) \(fact.system?.rawValue ?? "") \(fact.device ?? "")"
        if let known = pictures[key] { return known }
        var options = RenderOptions()
        if fact.scheme == "dark" { options.colorScheme = .dark }
        if let system = fact.system { options.system = system }
        let size = CGSize(width: fact.size[0], height: fact.size[1])
        if let device = fact.device { options.surroundings.device = device }
        let studio = try ViewStudio(options: options, screen: size, clear: options.clearance(of: size))
        let plan = try studio.plan(of: BarScenes.view(named: fact.scene), size: size)
        let pixmap = try studio.still(of: plan).frames[0].pixmap
        pictures[key] = pixmap
        return pixmap
    }

    private static func channels(_ name: String) -> [Int] {
        let value = Int(name.dropFirst(), radix: 16) ?? 0
        return [value >> 16 & 255, value >> 8 & 255, value & 255]
    }

    /// Returns the box, in points, of the pixels of a region that differ from a colour.
    private static func box(of fact: BarFact, in pixmap: Pixmap) -> CGRect {
        guard let beyond = fact.beyond else { return .null }
        var box = CGRect.null
        visit(fact, in: pixmap) { x, y, difference in
            if difference > beyond { box = box.union(CGRect(x: x, y: y, width: 1, height: 1)) }
        }
        return box.applying(CGAffineTransform(scaleX: 1 / 3.0, y: 1 / 3.0))
    }

    /// Returns the middle of the pixel, in points, of a region that differs most from a colour.
    private static func ink(of fact: BarFact, in pixmap: Pixmap) -> [Double]? {
        var most = -1
        var place: [Double]?
        visit(fact, in: pixmap) { x, y, difference in
            if difference > most { (most, place) = (difference, [(Double(x) + 0.5) / 3, (Double(y) + 0.5) / 3]) }
        }
        return place
    }

    /// Visits the pixels of a region with their differences from a colour, in levels.
    private static func visit(_ fact: BarFact, in pixmap: Pixmap, _ body: (_ x: Int, _ y: Int, _ difference: Int) -> Void) {
        guard let region = fact.region, let against = fact.against else { return }
        let ground = channels(against)
        for y in Int(region[1] * 3)..<Int((region[1] + region[3]) * 3) {
            for x in Int(region[0] * 3)..<Int((region[0] + region[2]) * 3) {
                let color = pixmap[x, y]
                body(x, y, zip(ground, [color.red, color.green, color.blue]).map { abs($0 - Int($1)) }.max() ?? 0)
            }
        }
    }
}
