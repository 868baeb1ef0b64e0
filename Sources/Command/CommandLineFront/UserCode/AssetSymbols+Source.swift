extension AssetSymbols {
    /// A Swift file that declares the names.
    ///
    /// - Parameters:
    ///   - bundle: the expression for the bundle in which the assets lie.
    ///   - declaringMembers: whether colours and pictures get members on `Color`, `ShapeStyle`, `UIColor` and `UIImage`, too,
    ///     as Xcode 15's projects ask for (`ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS`). Names that these
    ///     types have already are left out.
    ///   - declared: the resources that another file declares, as `ColorResource.brand`: of them only the members are made.
    func source(bundle: String = "Bundle.main", declaringMembers: Bool, besides declared: Set<String> = []) -> String {
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
        if declaringMembers { parts += memberExtensions() }
        return parts.joined(separator: "\n")
    }

    private func memberExtensions() -> [String] {
        let free = colors.filter { !Self.takenColors.contains($0.identifier) }
        var parts: [String] = []
        if !free.isEmpty {
            let color = Self.members(free, at: []) {
                "static var \(Self.quoted($0.identifier)): Color { Color(\($0.path(in: "ColorResource"))) }"
            }
            let platform = Self.members(free, at: []) {
                "static var \(Self.quoted($0.identifier)): UIColor { UIColor(resource: \($0.path(in: "ColorResource"))) }"
            }
            parts.append("extension Color {\n\(color)}\n")
            parts.append("extension UIColor {\n\(platform)}\n")
            let styles = free.filter { $0.namespaces.isEmpty }
            let style = Self.members(styles, at: []) {
                "static var \(Self.quoted($0.identifier)): Color { Color(\($0.path(in: "ColorResource"))) }"
            }
            if !styles.isEmpty { parts.append("extension ShapeStyle where Self == Color {\n\(style)}\n") }
        }
        if !images.isEmpty {
            let image = Self.members(images, at: []) {
                "static var \(Self.quoted($0.identifier)): UIImage { UIImage(resource: \($0.path(in: "ImageResource"))) }"
            }
            parts.append("extension UIImage {\n\(image)}\n")
        }
        return parts
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

    /// Colours that SwiftUI or UIKit names; Xcode warns of them and leaves them out.
    static let takenColors: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
        "white", "black", "clear", "primary", "secondary", "accentColor", "tint", "link", "label", "separator", "magenta",
        "darkGray", "lightGray", "darkText", "lightText", "background", "foreground", "secondaryLabel", "tertiaryLabel",
        "quaternaryLabel", "opaqueSeparator", "placeholderText", "tintColor", "tertiary", "quaternary", "quinary",
    ]
}

extension AssetSymbols.Symbol {
    /// The resource by its whole name.
    fileprivate func path(in type: String) -> String { ([type] + namespaces + [identifier]).joined(separator: ".") }
}
