import Foundation
import SwiftLexing

/// The names of colours and pictures that code uses as Xcode would have made them, `Image(.logo)`, and that no file declares: the
/// compiler's errors name them.
///
/// A name that a catalog has stands for that asset. Where the code has no catalog, a name of a resource, as in `Image(.logo)`, is made up:
/// it can be nothing else. A placeholder stands for the picture, and the picture's diagnostics report it. Any other name is left to the
/// compiler.
struct AskedAssets {
    /// The folders that may contain catalogs, absolute.
    let folders: [String]
    private var colors: [AssetSymbols.Symbol] = []
    private var images: [AssetSymbols.Symbol] = []
    /// The names that other files declare: made ones for catalogs, as `ColorResource.brand`, and the user's own, as `Color.brand`.
    private var declared: Set<String> = []
    /// True if one is a member of `Color` and its kin, too.
    private var declaresMembers = false
    private lazy var known = folders.map(AssetSymbols.init(inFolder:))
    /// The names that no catalog has, in words: `the image logo`.
    private(set) var madeUp: [String] = []

    init(folders: [String]) { self.folders = folders }

    /// The name of the generated file.
    static let fileName = "AskedAssetSymbols.swift"

    /// The generated file's text.
    var text: String {
        if colors.isEmpty && images.isEmpty { return "" }
        return AssetSymbols(colors: colors, images: images).source(declaringMembers: declaresMembers, besides: declared)
    }

    /// Takes in the names that errors ask for. Returns false when they ask for nothing new.
    ///
    /// - Parameter texts: the compiled files by the paths that errors name.
    mutating func take(_ errors: [CompilerDiagnostic], in texts: [String: String]) -> Bool {
        let before = colors.count + images.count
        for (path, text) in texts where path.hasSuffix("/\(GeneratedSources.assetFile)") { declared.formUnion(Self.resources(in: text)) }
        var own: Set<String>?
        for error in errors {
            guard let (asked, member) = Self.missingMember(in: error.message) ?? memberWithoutType(error, in: texts[error.path]),
                !Self.isCalled(member, at: error, in: texts[error.path])
            else { continue }
            // A member of an optional is looked up in the wrapped type, too.
            let type = asked.hasSuffix("?") ? String(asked.dropLast()) : asked
            // A colour of the user's own is no asset, even where it is asked of a type that does not have it.
            let ownNames = own ?? Self.ownNames(in: texts)
            own = ownNames
            declared.formUnion(ownNames)
            if OwnMembers.has(member, of: type, among: ownNames), !isInCatalog(member) { continue }
            switch type {
            case "ImageResource", "UIImage": add(member, type: type, "image", to: \.images, from: \.images)
            case "ColorResource", "Color", "UIColor", "ShapeStyle": add(member, type: type, "colour", to: \.colors, from: \.colors)
            default: continue
            }
        }
        return colors.count + images.count > before
    }

    private static func ownNames(in texts: [String: String]) -> Set<String> {
        let made = ["/\(GeneratedSources.assetFile)", "/\(fileName)"]
        return texts.reduce(into: []) { names, file in
            if !made.contains(where: file.key.hasSuffix) { names.formUnion(OwnMembers.names(in: file.value)) }
        }
    }

    /// True if the code has a catalog with a colour or a picture.
    private var hasCatalog: Bool {
        mutating get {
            !known.allSatisfy(\.isEmpty) || declared.contains { $0.hasPrefix("ColorResource.") || $0.hasPrefix("ImageResource.") }
        }
    }

    private mutating func isInCatalog(_ member: String) -> Bool {
        known.contains { ($0.colors + $0.images).contains { ($0.namespaces.first ?? $0.identifier) == member } }
    }

    private mutating func add(
        _ member: String, type: String, _ kind: String, to list: WritableKeyPath<AskedAssets, [AssetSymbols.Symbol]>,
        from source: KeyPath<AssetSymbols, [AssetSymbols.Symbol]>
    ) {
        let isAsked = { (symbol: AssetSymbols.Symbol) in (symbol.namespaces.first ?? symbol.identifier) == member }
        if self[keyPath: list].contains(where: isAsked) { return }
        var found: [AssetSymbols.Symbol] = []
        for symbol in known.flatMap({ $0[keyPath: source] })
        where isAsked(symbol)
            && !found.contains(where: {
                $0.namespaces == symbol.namespaces && $0.identifier == symbol.identifier
            })
        { found.append(symbol) }
        // Xcode chooses not to make a package's names members of other types; here they are made where code asks for them.
        let resource = list == \.colors ? "ColorResource" : "ImageResource"
        if found.isEmpty, declared.contains("\(resource).\(member)") {
            found = [AssetSymbols.Symbol(namespaces: [], identifier: member, assetName: member)]
        }
        if found.isEmpty {
            // A colour that no catalog has may as well be misspelt. The contents of a folder's name are unknown.
            guard type.hasSuffix("Resource"), !hasCatalog, let first = member.first, !first.isUppercase, !member.hasPrefix("system")
            else { return }
            found = [AssetSymbols.Symbol(namespaces: [], identifier: member, assetName: member)]
            madeUp.append("the \(kind) \(member)")
        }
        self[keyPath: list] += found
        if !type.hasSuffix("Resource") { declaresMembers = true }
    }

    /// The resources at the top that a made file declares: `static let brand = ColorResource(…)`.
    private static func resources(in text: String) -> Set<String> {
        Set(text.matches(of: /\n {4}static let `?([^ `]+)`? = (ColorResource|ImageResource)\(/).map { "\($0.2).\($0.1)" })
    }

    /// Returns the kind of asset and the name where an initialiser has too many overloads for the compiler to name the type that lacks
    /// the member, as in `Color(.brand)`. A catalog that has the name decides, or else the call it is an argument of.
    private mutating func memberWithoutType(_ error: CompilerDiagnostic, in text: String?) -> (type: String, member: String)? {
        guard let member = Self.memberWithoutType(in: error.message),
            !AssetSymbols.colorsOfSwiftUI.union(AssetSymbols.colorsOfUIKit).contains(member)
        else { return nil }
        let call = text.flatMap { Self.call(around: error, in: $0) }
        if let type = call.flatMap({ Self.resources[$0] }) { return (type, member) }
        let isKnown = { (symbol: AssetSymbols.Symbol) in (symbol.namespaces.first ?? symbol.identifier) == member }
        if known.contains(where: { $0.colors.contains(where: isKnown) }) { return ("ColorResource", member) }
        if known.contains(where: { $0.images.contains(where: isKnown) }) { return ("ImageResource", member) }
        return nil
    }

    /// The type that the initialisers of these types take by its generated name.
    private static let resources = [
        "Color": "ColorResource", "UIColor": "ColorResource", "NSColor": "ColorResource",
        "Image": "ImageResource", "UIImage": "ImageResource", "NSImage": "ImageResource",
    ]

    /// Returns the name in the compiler's message for a member of a type it cannot name.
    static func memberWithoutType(in message: String) -> String? {
        guard message.hasPrefix("reference to member '"), message.hasSuffix("cannot be resolved without a contextual type")
        else { return nil }
        return message.split(separator: "'", omittingEmptySubsequences: false).dropFirst().first.map(String.init)
    }

    /// The name before the parenthesis that an error stands in: `Color` for `.brand` in `Color(on ? .brand : .clear)`.
    static func call(around error: CompilerDiagnostic, in text: String) -> String? {
        let bytes = Array(text.utf8)
        let tokens = SwiftTokenizer.tokens(of: bytes)
        let line = bytes.split(separator: 0x0A, maxSplits: error.line, omittingEmptySubsequences: false)
        guard line.indices.contains(error.line - 1) else { return nil }
        let place = line[error.line - 1].startIndex + max(0, error.column - 1)
        // The parentheses that are open where the error stands, the innermost last.
        var open: [Int] = []
        for index in tokens.indices.prefix(while: { tokens[$0].range.lowerBound < place }) {
            if tokens[index].kind == .mark("(") { open.append(index) }
            if tokens[index].kind == .mark(")") { _ = open.popLast() }
        }
        guard let last = open.last, last > 0, tokens[last - 1].touches(tokens[last]) else { return nil }
        return tokens[last - 1].word
    }

    /// Returns whether a member is called at the place of an error: the symbols that Xcode makes of a catalog are no functions.
    static func isCalled(_ member: String, at error: CompilerDiagnostic, in text: String?) -> Bool {
        let lines = text?.utf8.split(separator: 0x0A, maxSplits: max(0, error.line), omittingEmptySubsequences: false) ?? []
        guard lines.indices.contains(error.line - 1) else { return false }
        let rest = String(decoding: lines[error.line - 1].dropFirst(max(0, error.column - 1)), as: UTF8.self)
        return rest.range(of: member).map { rest[$0.upperBound...].hasPrefix("(") } ?? false
    }

    /// Returns the type and the name in the compiler's message for a missing member.
    static func missingMember(in message: String) -> (type: String, member: String)? {
        guard message.hasPrefix("type '"), message.contains("' has no member '") else { return nil }
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        return parts.count >= 4 ? (String(parts[1]), String(parts[3])) : nil
    }
}
