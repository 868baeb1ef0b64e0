import Foundation
import Geometry
import TestSupport
import Testing
import Typesetting

/// Symbols that no font has, put together from those that one has.
@Suite("Composition of symbols") struct SymbolCompositionTests {
    private func symbol(_ name: String) throws -> SymbolLayout {
        let font = FontDescription(sizeInPoints: 40)
        return try #require(TestLibrary.shared.symbol(named: name, font: font, scale: .medium))
    }

    private func layer(_ part: SymbolPart, of name: String) throws -> Path {
        try #require(symbol(name).hierarchy.first { $0.part == part }).outline.path
    }

    @Test("Arrows that go one way over another are those that go the other way, seen in a mirror") func mirroredArrows() throws {
        let (mirrored, usual) = (try symbol("arrow.left.arrow.right"), try symbol("arrow.right.arrow.left"))
        expect(TestLibrary.shared.symbolSubstitute(for: "arrow.left.arrow.right"), equals: nil)
        expect(mirrored.size, equals: usual.size)
        // The top of a picture is where the head of its upper arrow is, on one side in one and on the other in the other.
        func top(_ symbol: SymbolLayout) -> CGFloat? {
            var top: CGPoint?
            for layer in symbol.layers {
                layer.outline.path.forEach { element in
                    switch element {
                    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
                        if top.map({ end.y < $0.y }) ?? true { top = end }
                    case .closeSubpath: break
                    }
                }
            }
            return top.map { $0.x / symbol.size.width }
        }
        expect(Double(try #require(top(mirrored))), near: 1 - Double(try #require(top(usual))), within: 0.01)
    }

    @Test(
        "Names that public projects use are drawn",
        arguments: [
            "arrow.right.page.on.clipboard", "car.side.lock.open", "flag.filled.and.flag.crossed", "line.vertical",
            "sparkles.square.filled.on.square", "sidebar.leading", "arrow.left.arrow.right.circle",
            "rectangle.portrait.and.arrow.right", "rectangle.portrait.and.arrow.forward", "chart.xyaxis.line", "display", "circlebadge",
            "circlebadge.fill", "square.grid.3x3", "square.grid.3x3.fill", "arrow.circlepath", "crop.circle", "crop.circle.fill",
            "face.smiling.inverse", "thermometer.high", "thermometer.low",
        ])
    func projects(_ name: String) {
        #expect(TestLibrary.shared.hasSymbol(named: name) && TestLibrary.shared.symbolSubstitute(for: name) == nil)
    }

    @Test("The mercury of a thermometer stands low, in the middle or high", arguments: [("low", 0), ("medium", 1), ("high", 2)])
    func mercury(level: String, marks: Int) throws {
        let path = try symbol("thermometer.\(level)").layers.reduce(into: Path()) { $0.addPath($1.outline.path) }
        let box = path.boundingRect
        // The middle of the glass, at half and at three quarters of the height.
        let points = [0.5, 0.25].map { CGPoint(x: box.minX + box.width * 112 / 279, y: box.minY + box.height * $0) }
        expect(points.count { path.contains($0) }, equals: marks)
    }

    @Test("The chevrons of menus are as slim as the system's") func slimChevrons() throws {
        let ink = try #require(symbol("chevron.up.chevron.down").layers.first?.outline.path.boundingRect)
        expect(Double(ink.width / ink.height), near: 8.3 / 11.7, within: 0.04)
    }

    private static let bases = ["gift", "cube", "ladybug", "tram", "crown"]

    @Test("A mark stands in the middle of its enclosure", arguments: bases, ["circle", "square", "circle.fill", "square.fill"])
    func enclosure(_ base: String, _ shape: String) throws {
        let name = "\(base).\(shape)"
        expect(TestLibrary.shared.symbolSource(named: name), equals: .composed)
        let frame = try layer(.enclosure, of: name).boundingRect
        let mark = try layer(.mark, of: name).boundingRect
        #expect(abs(frame.midX - mark.midX) < 0.3 && abs(frame.midY - mark.midY) < 0.3)
        #expect(max(mark.width / frame.width, mark.height / frame.height) < 0.6)
        #expect(max(mark.width / frame.width, mark.height / frame.height) > 0.4)
    }

    @Test("A bar runs from top left to bottom right, with a gap on its upper side", arguments: bases)
    func slash(_ base: String) throws {
        let name = "\(base).slash"
        expect(TestLibrary.shared.symbolSource(named: name), equals: .composed)
        let symbol = try symbol(name)
        let outline = try #require(symbol.layers.first).outline.path
        let bar = try layer(.slash, of: name).boundingRect
        expect(bar.width, near: bar.height, within: 0.01)
        let center = CGPoint(x: bar.midX, y: bar.midY)
        let line = CGFloat(40) * 1.165 * 34 / 512
        for step in stride(from: CGFloat(-0.4), through: 0.4, by: 0.1) {
            let onBar = CGPoint(x: center.x + step * bar.width, y: center.y + step * bar.height)
            #expect(outline.contains(onBar))
            let inGap = CGPoint(x: onBar.x + line * 0.7, y: onBar.y - line * 0.7)
            #expect(!outline.contains(inGap), "ink in the gap at \(step)")
        }
    }

    @Test("A bar stands out only a little from a wide picture")
    func slashOfAWidePicture() throws {
        let wide = try #require(symbol("ticket").layers.first).outline.path.boundingRect
        let bar = try layer(.slash, of: "ticket.slash").boundingRect
        #expect(wide.width > wide.height * 1.2)
        #expect(bar.height < wide.height * 1.4)
    }

    @Test("A badge stands free at the lower right", arguments: bases, ["plus", "minus", "checkmark", "xmark", "clock"])
    func badge(_ base: String, _ mark: String) throws {
        let name = "\(base).badge.\(mark)"
        expect(TestLibrary.shared.symbolSource(named: name), equals: .composed)
        let symbol = try symbol(name)
        let body = try #require(symbol.hierarchy.first { $0.part != .badge && $0.part != .badgeMark }).outline.path
        let badge = try layer(.badge, of: name).boundingRect
        #expect(badge.maxX >= body.boundingRect.maxX && badge.maxY >= body.boundingRect.maxY)
        for step in 0..<32 {
            let angle = Double(step) / 16 * Double.pi
            let reach = badge.width / 2 * 1.06
            let point = CGPoint(
                x: badge.midX + reach * CGFloat(Transcendental.cosine(angle)),
                y: badge.midY + reach * CGFloat(Transcendental.sine(angle)))
            #expect(!body.contains(point))
        }
    }

    @Test("Filling covers the hole and cuts out what stood in it")
    func fill() throws {
        expect(TestLibrary.shared.symbolSource(named: "macwindow.fill"), equals: .composed)
        let body = try layer(.enclosure, of: "macwindow.fill")
        let outline = try #require(symbol("macwindow.fill").layers.first).outline.path
        let mark = try layer(.mark, of: "macwindow.fill")
        let dot = try #require(mark.elements.first.flatMap { if case .move(let to) = $0 { to } else { nil } })
        let beside = CGPoint(x: dot.x, y: body.boundingRect.maxY - 4)
        #expect(body.contains(beside) && outline.contains(beside))
        let middle = CGPoint(x: mark.boundingRect.midX, y: mark.boundingRect.midY)
        #expect(body.contains(middle) && mark.contains(middle) && !outline.contains(middle))
    }

    @Test("Numbers and letters stand in shapes", arguments: ["1", "9", "50", "a", "z"], ["circle", "square.fill"])
    func characters(_ text: String, _ shape: String) throws {
        let frame = try layer(.enclosure, of: "\(text).\(shape)").boundingRect
        let mark = try layer(.mark, of: "\(text).\(shape)").boundingRect
        #expect(abs(frame.midX - mark.midX) < 0.01 && abs(frame.midY - mark.midY) < 0.5)
        #expect(mark.height < frame.height * 0.55 && mark.width < frame.width * 0.65)
        #expect(mark.height > frame.height * 0.3)
    }

    @Test("A currency stands within two arrows", arguments: ["dollarsign", "eurosign"])
    func currency(_ sign: String) throws {
        let name = "\(sign).arrow.circlepath"
        let ring = try layer(.body, of: name).boundingRect
        let mark = try layer(.mark, of: name).boundingRect
        #expect(abs(ring.midX - mark.midX) < 0.5 && abs(ring.midY - mark.midY) < 0.5)
        #expect(mark.height < ring.height * 0.6 && mark.height > ring.height * 0.4)
    }

    @Test(
        "Words that mean nothing make no symbol",
        arguments: [
            "", ".", "fill", "slash", "circle.", "no.such.circle", "badge.plus", "heart.badge.nothing", "battery.33",
            "battery.100.moon", "gearshape.3", "1", "a", "123.circle", "ab.circle", "A.circle", "ä.circle", "star..fill", "...",
            String(repeating: "circle.", count: 40) + "circle",
            "heart.slash.slash", "gift.slash.slash.fill", "a.badge.b.badge.c.badge.d.badge.e.badge.fill",
            Array(repeating: "badge", count: 12).joined(separator: "."),
        ])
    func nonsense(_ name: String) {
        #expect(TestLibrary.shared.symbolSource(named: name) == nil)
    }

    /// The names in `symbol-names.json`: those of 49 public repositories with widgets, and in how many of them (or of their
    /// widgets) each occurs.
    @Test func namesOfPublicWidgetsResolve() throws {
        let url = try #require(Bundle.module.url(forResource: "symbol-names", withExtension: "json", subdirectory: "Truth"))
        let uses = try JSONDecoder().decode([String: Int].self, from: Data(contentsOf: url))
        let found = uses.filter { TestLibrary.shared.hasSymbol(named: $0.key) }
        let missing = uses.keys.filter { found[$0] == nil }.sorted()
        #expect(uses.count > 300)
        #expect(Double(found.count) >= 0.85 * Double(uses.count), "missing: \(missing)")
        #expect(Double(found.values.reduce(0, +)) >= 0.95 * Double(uses.values.reduce(0, +)), "missing: \(missing)")
    }

    @Test("A symbol is composed once and its outlines are shared")
    func cache() throws {
        let library = try TestLibrary.make()
        let font = FontDescription(sizeInPoints: 17)
        let first = try #require(library.symbol(named: "gift.circle.fill", font: font, scale: .medium))
        let second = try #require(library.symbol(named: "gift.circle.fill", font: font, scale: .medium))
        let other = try #require(library.symbol(named: "gift.circle.fill", font: font, scale: .large))
        #expect(first.layers[0].outline === second.layers[0].outline)
        #expect(first.layers[0].outline !== other.layers[0].outline)
    }

    @Test("An emptied store draws the same")
    func boundedCache() throws {
        let library = try TestLibrary.make()
        let picture = { (library: FontLibrary) in
            library.symbol(named: "bell.badge", font: FontDescription(sizeInPoints: 17), scale: .medium)?.layers[0].outline.path
        }
        let before = picture(library)
        for step in 0..<1100 {
            _ = library.symbol(named: "bell", font: FontDescription(sizeInPoints: 10 + CGFloat(step) / 64), scale: .medium)
        }
        #expect(before != nil && picture(library) == before)
    }
}

extension SymbolCompositionTests {
    @Test(
        "Numbers stand in a shape, and a mark on a warning light",
        arguments: ["123.rectangle", "exclamationmark.warninglight", "exclamationmark.warninglight.fill"])
    func marked(_ name: String) throws {
        expect(TestLibrary.shared.symbolSource(named: name), equals: .composed)
        let drawn = try symbol(name)
        #expect(drawn.hierarchy.contains { $0.part == .mark })
    }
}
