import Foundation

/// The view trees that the records `tokamak.*` and `adaui.*` describe in words, in the notation of the probes.
enum WrittenTrees {
    static func tree(for id: String) -> JSON? {
        guard let text = text(for: id) else { return nil }
        return try? JSONDecoder().decode(JSON.self, from: Data(text.utf8))
    }

    private static func text(for id: String) -> String? {
        let parts = id.split(separator: ".").map(String.init)
        if parts.count == 5, parts[1] == "frame" {
            return flexFrame(frame(shape("r"), 100, 100), "\"maxW\":\"inf\",\"maxH\":\"inf\"", parts[3], parts[4])
        }
        if parts.count == 4, parts[1] == "overlay" || parts[1] == "background" {
            let align = alignment(parts[2], parts[3])
            let (base, content) = (frame(shape("base"), 100, 100), frame(shape("x"), 50, 50))
            return "{\"k\":\"\(parts[1])\",\"align\":\"\(align)\",\"c\":\(base),\"o\":[\(content)]}"
        }
        return table[id]
    }

    private static let table: [String: String] = [
        "tokamak.frame.fixed": frame(shape("r"), 200, 100),
        "tokamak.frame.width": frame(shape("r"), 200, nil),
        "tokamak.frame.height": frame(shape("r"), nil, 200),
        "tokamak.frame.flex": flexFrame(shape("r"), "\"minW\":0,\"maxW\":200,\"minH\":0,\"maxH\":100"),
        "tokamak.frame.flexw": flexFrame(shape("r"), "\"minW\":0,\"maxW\":200"),
        "tokamak.frame.flexh": flexFrame(shape("r"), "\"minH\":0,\"maxH\":200"),
        "tokamak.vstack": stack("v", nil, "center", shape("a"), shape("b")),
        "tokamak.hstack": stack("h", nil, "center", shape("a"), shape("b")),
        "tokamak.vstack0": stack("v", 0, "center", shape("a"), shape("b")),
        "tokamak.hstack0": stack("h", 0, "center", shape("a"), shape("b")),
        "tokamak.vstack.align.leading": stack("v", nil, "leading", shape("a"), frame(shape("b"), 50, nil)),
        "tokamak.vstack.align.center": stack("v", nil, "center", shape("a"), frame(shape("b"), 50, nil)),
        "tokamak.vstack.align.trailing": stack("v", nil, "trailing", shape("a"), frame(shape("b"), 50, nil)),
        "tokamak.hstack.align.top": stack("h", nil, "top", shape("a"), frame(shape("b"), nil, 50)),
        "tokamak.hstack.align.center": stack("h", nil, "center", shape("a"), frame(shape("b"), nil, 50)),
        "tokamak.hstack.align.bottom": stack("h", nil, "bottom", shape("a"), frame(shape("b"), nil, 50)),
        "tokamak.vstack.priority":
            stack("v", nil, "center", flexFrame(shape("a"), "\"minH\":50"), priority(shape("b"))),
        "tokamak.hstack.priority":
            stack("h", nil, "center", flexFrame(shape("a"), "\"minH\":50"), priority(shape("b"))),
        "tokamak.aspect.1": frame(aspect(shape("r"), 1, "fit"), 200, 100),
        "tokamak.aspect.1.5fit": frame(aspect(shape("r"), 1.5, "fit"), 100, 100),
        "tokamak.aspect.1.5fill": frame(aspect(shape("r"), 1.5, "fill"), 100, 100),
        "tokamak.aspect.0.5fit": frame(aspect(shape("r"), 0.5, "fit"), 100, 100),
        "tokamak.aspect.0.5fill": frame(aspect(shape("r"), 0.5, "fill"), 100, 100),
        "adaui.h3": stack("h", 8, "center", fixed("a", 40, 20), fixed("b", 30, 50), fixed("c", 20, 10)),
        "adaui.v3": stack("v", 12, "trailing", fixed("a", 40, 20), fixed("b", 80, 30), fixed("c", 20, 40)),
        "adaui.z2":
            "{\"k\":\"zstack\",\"align\":\"bottomTrailing\",\"c\":[\(fixed("a", 50, 30)),\(fixed("b", 20, 60))]}",
        "adaui.hspacer": stack("h", 0, "center", fixed("a", 40, 20), "{\"k\":\"spacer\"}", fixed("b", 30, 20)),
        "adaui.vspacers": stack(
            "v", 0, "center", fixed("a", 20, 20), "{\"k\":\"spacer\"}", fixed("b", 20, 30),
            "{\"k\":\"spacer\",\"min\":10}", fixed("c", 20, 20)),
        "adaui.flexframe":
            flexFrame(fixed("a", 40, 30), "\"maxW\":\"inf\",\"maxH\":\"inf\"", "trailing", "bottom"),
        "adaui.padding": "{\"k\":\"padding\",\"t\":5,\"l\":10,\"b\":15,\"r\":20,\"c\":\(shape("a"))}",
        "adaui.priority": stack(
            "h", 0, "center", priority(flexFrame(fixed("a", 40, 20), "\"minW\":0,\"maxW\":\"inf\"")),
            flexFrame(fixed("b", 40, 20), "\"minW\":0,\"maxW\":\"inf\"")),
        "adaui.scroll":
            frame(scroll(stack("v", 8, "center", fixed("a", 70, 40), fixed("b", 90, 50))), 120, 80),
    ]

    private static func shape(_ id: String) -> String {
        "{\"k\":\"leaf\",\"id\":\"\(id)\",\"w\":[0,10,\"inf\"],\"h\":[0,10,\"inf\"]}"
    }

    private static func fixed(_ id: String, _ width: Int, _ height: Int) -> String {
        let (w, h) = ("[\(width),\(width),\(width)]", "[\(height),\(height),\(height)]")
        return "{\"k\":\"leaf\",\"id\":\"\(id)\",\"w\":\(w),\"h\":\(h)}"
    }

    private static func frame(_ child: String, _ width: Int?, _ height: Int?) -> String {
        let (w, h) = (width.map(String.init) ?? "null", height.map(String.init) ?? "null")
        return "{\"k\":\"frame\",\"w\":\(w),\"h\":\(h),\"c\":\(child)}"
    }

    private static func flexFrame(
        _ child: String, _ limits: String, _ horizontal: String = "center", _ vertical: String = "center"
    ) -> String {
        "{\"k\":\"flexframe\",\(limits),\"align\":\"\(alignment(horizontal, vertical))\",\"c\":\(child)}"
    }

    private static func aspect(_ child: String, _ ratio: Double, _ mode: String) -> String {
        "{\"k\":\"aspect\",\"ratio\":\(ratio),\"mode\":\"\(mode)\",\"c\":\(child)}"
    }

    private static func scroll(_ child: String) -> String {
        "{\"k\":\"scroll\",\"axes\":\"v\",\"c\":[\(child)]}"
    }

    private static func priority(_ child: String) -> String { "{\"k\":\"priority\",\"v\":1,\"c\":\(child)}" }

    private static func stack(_ axis: String, _ spacing: Int?, _ align: String, _ children: String...) -> String {
        let space = spacing.map(String.init) ?? "null"
        let list = children.joined(separator: ",")
        return "{\"k\":\"\(axis)stack\",\"spacing\":\(space),\"align\":\"\(align)\",\"c\":[\(list)]}"
    }

    /// The name of an alignment of both axes, as the probes write it: "bottomTrailing", "leading", "center".
    private static func alignment(_ horizontal: String, _ vertical: String) -> String {
        let side = horizontal == "center" ? "" : horizontal
        if vertical == "center" { return side.isEmpty ? "center" : side }
        return vertical + side.capitalized
    }
}
