extension AssetSymbols {
    /// A Swift file that declares the names.
    ///
    /// - Parameters:
    ///   - bundle: the expression for the bundle in which the assets lie.
    ///   - declaringMembers: whether colours and pictures get members on `Color`, `ShapeStyle`, `UIColor` and `UIImage`, too,
    ///     as Xcode 15's projects ask for (`ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS`). Names that these
    ///     types have already are left out.
    ///   - declared: the names that other files declare, as `ColorResource.brand` and `Color.brand`: they are not made again.
    func source(bundle: String = "Foundation.Bundle.main", declaringMembers: Bool, besides declared: Set<String> = []) -> String {
        var parts = ["import Foundation\nimport SwiftUI\nimport UIKit\n\nprivate let resourceBundle = \(bundle)\n"]
        for (type, all) in [("ColorResource", colors), ("ImageResource", images)] {
            let symbols = all.filter { !declared.contains($0.path(in: type)) }
            if symbols.isEmpty { continue }
            let body = Self.members(symbols, at: []) { symbol in
                let name = SwiftLiteral.quoted(symbol.assetName)
                return "static let \(Self.quoted(symbol.identifier)) = \(type)(name: \(name), bundle: resourceBundle)"
            }
            parts.append("extension \(type) {\n\(body)}\n")
        }
        if declaringMembers { parts += memberExtensions(besides: declared) }
        return parts.joined(separator: "\n")
    }

    /// The members of Apple's types. Their names are qualified: the user may have types of the same names.
    private func memberExtensions(besides declared: Set<String>) -> [String] {
        let platformColors = colors.filter { !Self.colorsOfUIKit.contains($0.identifier) }
        let colors = colors.filter { !Self.colorsOfSwiftUI.contains($0.identifier) }
        let color: (Symbol) -> String = {
            "static var \(Self.quoted($0.identifier)): SwiftUI.Color { SwiftUI.Color(\($0.path(in: "ColorResource"))) }"
        }
        let styles = colors.filter(\.namespaces.isEmpty)
        let lists: [(type: String, condition: String, symbols: [Symbol], declaration: (Symbol) -> String)] = [
            ("SwiftUI.Color", "", colors, color),
            (
                "UIKit.UIColor", "", platformColors,
                {
                    "static var \(Self.quoted($0.identifier)): UIKit.UIColor { "
                        + "UIKit.UIColor(resource: \($0.path(in: "ColorResource"))) }"
                }
            ),
            ("SwiftUI.ShapeStyle", " where Self == SwiftUI.Color", styles, color),
            (
                "UIKit.UIImage", "", images,
                {
                    "static var \(Self.quoted($0.identifier)): UIKit.UIImage { "
                        + "UIKit.UIImage(resource: \($0.path(in: "ImageResource"))) }"
                }
            ),
        ]
        return lists.compactMap { type, condition, symbols, declaration in
            let name = type.split(separator: ".").last.map(String.init) ?? type
            let free = symbols.filter { !declared.contains($0.path(in: name)) }
            return free.isEmpty ? nil : "extension \(type)\(condition) {\n\(Self.members(free, at: [], declaration))}\n"
        }
    }

    /// The declarations of symbols, those of a namespace in an enum of its name.
    private static func members(
        _ symbols: [Symbol], at place: [String], _ declaration: (Symbol) -> String
    ) -> String {
        let indent = String(repeating: "    ", count: place.count + 1)
        var text = ""
        for symbol in symbols where symbol.namespaces == place { text += "\(indent)\(declaration(symbol))\n" }
        var seen: Set<String> = []
        for symbol in symbols where symbol.namespaces.count > place.count && symbol.namespaces.starts(with: place) {
            let next = symbol.namespaces[place.count]
            guard seen.insert(next).inserted else { continue }
            text += "\(indent)enum \(quoted(next)) {\n\(members(symbols, at: place + [next], declaration))\(indent)}\n"
        }
        return text
    }

    static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    /// Words that are names only between backticks.
    private static let keywords: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
        "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
        "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while", "Any", "Self",
        "Type", "Protocol",
    ]

    /// The names that `Color` or `ShapeStyle` has already; Xcode warns of them and leaves them out of these types alone.
    static let colorsOfSwiftUI: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
        "white", "black", "clear", "primary", "secondary", "accentColor", "tint", "link", "separator", "background", "foreground",
        "tertiary", "quaternary", "quinary",
    ]

    /// The names that `UIColor` has already.
    static let colorsOfUIKit: Set<String> = [
        "red", "orange", "yellow", "green", "cyan", "blue", "purple", "brown", "gray", "white", "black", "clear", "magenta", "link",
        "label", "separator", "darkGray", "lightGray", "darkText", "lightText", "secondaryLabel", "tertiaryLabel",
        "quaternaryLabel", "opaqueSeparator", "placeholderText", "tintColor",
    ]
}

extension AssetSymbols.Symbol {
    /// The resource by its whole name.
    fileprivate func path(in type: String) -> String { ([type] + namespaces + [identifier]).joined(separator: ".") }
}
