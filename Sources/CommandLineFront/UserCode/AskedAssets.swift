import Foundation

/// The names of colours and pictures that code uses as Xcode would have made them, `Image(.logo)`, and that no file declares:
/// the compiler's errors tell which.
///
/// A name that a catalog has stands for that asset. One that none has is made up, so that the rest of its file is drawn: a
/// placeholder stands for the picture, and the picture's diagnostics say so.
struct AskedAssets {
    /// Where catalogs may be, absolute.
    let folders: [String]
    private var colors: [AssetSymbols.Symbol] = []
    private var images: [AssetSymbols.Symbol] = []
    /// Whether one is a member of `Color` and its kin, too.
    private var declaresMembers = false
    private lazy var known = folders.map(AssetSymbols.init(inFolder:))
    /// The names that no catalog has, in words: `the image logo`.
    private(set) var madeUp: [String] = []

    init(folders: [String]) { self.folders = folders }

    /// What the generated file is called.
    static let fileName = "AskedAssetSymbols.swift"

    /// The generated file's text.
    var text: String {
        if colors.isEmpty && images.isEmpty { return "" }
        return AssetSymbols(colors: colors, images: images).source(declaringMembers: declaresMembers)
    }

    /// Takes in what errors ask for; false when they ask for nothing new.
    mutating func take(_ errors: [CompilerDiagnostic]) -> Bool {
        let before = colors.count + images.count
        for error in errors {
            guard let (type, member) = Self.missingMember(in: error.message) else { continue }
            switch type {
            case "ImageResource", "UIImage": add(member, type: type, "image", to: \.images, from: \.images)
            case "ColorResource", "Color", "UIColor", "ShapeStyle": add(member, type: type, "colour", to: \.colors, from: \.colors)
            default: continue
            }
        }
        return colors.count + images.count > before
    }

    private mutating func add(
        _ member: String, type: String, _ kind: String, to list: WritableKeyPath<AskedAssets, [AssetSymbols.Symbol]>,
        from source: KeyPath<AssetSymbols, [AssetSymbols.Symbol]>
    ) {
        let isAsked = { (symbol: AssetSymbols.Symbol) in (symbol.namespaces.first ?? symbol.identifier) == member }
        if self[keyPath: list].contains(where: isAsked) { return }
        var found: [AssetSymbols.Symbol] = []
        for symbol in known.flatMap({ $0[keyPath: source] }) where isAsked(symbol) && !found.contains(where: {
            $0.namespaces == symbol.namespaces && $0.identifier == symbol.identifier
        }) { found.append(symbol) }
        if found.isEmpty {
            // A name of the system's that is not there is no asset, and of a folder's name nothing says what it holds.
            guard let first = member.first, !first.isUppercase, !member.hasPrefix("system") else { return }
            found = [AssetSymbols.Symbol(namespaces: [], identifier: member, assetName: member)]
            madeUp.append("the \(kind) \(member)")
        }
        self[keyPath: list] += found
        if !type.hasSuffix("Resource") { declaresMembers = true }
    }

    /// The type and the name in the compiler's words for a member that is not there.
    static func missingMember(in message: String) -> (type: String, member: String)? {
        guard message.hasPrefix("type '"), message.contains("' has no member '") else { return nil }
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        return parts.count >= 4 ? (String(parts[1]), String(parts[3])) : nil
    }
}
