import Geometry

extension DisplayList {
    /// Returns the list as text: the canvas, then one item a line, with the items it encloses indented by two spaces below it.
    ///
    /// Made for tests and for people to compare: numbers have at most three decimals, colours are #RRGGBBAA, and the
    /// text depends on nothing but the list. It ends with a line feed.
    ///
    /// - Parameter weighsMeshes: whether the text of a mesh changes with each of its knots; else its corners stand for it.
    package func dump(weighsMeshes: Bool = false) -> String {
        var dumper = DisplayListDumper(weighsMeshes: weighsMeshes)
        dumper.line("canvas \(DumpFormat.size(size))")
        dumper.add(items)
        return dumper.text
    }
}

/// Collects the lines of a dump.
private struct DisplayListDumper {
    private(set) var text = ""
    private var depth = 0
    private let weighsMeshes: Bool

    init(weighsMeshes: Bool) { self.weighsMeshes = weighsMeshes }

    private func paint(_ paint: Paint) -> String {
        guard weighsMeshes, case .mesh(let mesh) = paint else { return DumpFormat.paint(paint) }
        return "\(DumpFormat.paint(paint)) weighing \(mesh.weights.map(DumpFormat.number).joined(separator: " "))"
    }

    mutating func line(_ content: String) {
        text += String(repeating: "  ", count: depth) + content + "\n"
    }

    mutating func add(_ items: [DisplayItem]) {
        for item in items { add(item) }
    }

    private mutating func add(_ head: String, _ items: [DisplayItem]) {
        line(head)
        depth += 1
        add(items)
        depth -= 1
    }

    private mutating func add(_ item: DisplayItem) {
        switch item {
        case .fill(let path, let style, let paint):
            line("fill \(self.paint(paint)) \(DumpFormat.path(path))\(DumpFormat.fillStyle(style))")
        case .stroke(let path, let style, let paint):
            line("stroke \(self.paint(paint)) \(DumpFormat.strokeStyle(style)) \(DumpFormat.path(path))")
        case .glyphs(let glyphs, let paint):
            line("glyphs \(self.paint(paint)) \(glyphs.map(DumpFormat.glyph).joined(separator: " "))")
        case .image(let source, let rect, let style):
            line("image \(DumpFormat.image(source)) in \(DumpFormat.rect(rect)) \(DumpFormat.imageStyle(style))")
        case .group(let opacity, let blendMode, let items):
            add("group opacity \(DumpFormat.number(opacity)) \(blendMode)", items)
        case .transform(let transform, let items):
            add("transform \(DumpFormat.transform(transform))", items)
        case .projection(let projection, let items):
            add("projection \(DumpFormat.projection(projection))", items)
        case .clip(let path, let style, let items):
            add("clip \(DumpFormat.path(path))\(DumpFormat.fillStyle(style))", items)
        case .mask(let mask, let content):
            line("masked")
            depth += 1
            add("mask", mask)
            add("content", content)
            depth -= 1
        case .filter(let filter, let items):
            add("filter \(DumpFormat.filter(filter))", items)
        case .run(let items):
            add(items)
        case .backdrop(let path, let style, let backdrop):
            line("backdrop \(DumpFormat.backdrop(backdrop)) \(DumpFormat.path(path))\(DumpFormat.fillStyle(style))")
        }
    }
}
