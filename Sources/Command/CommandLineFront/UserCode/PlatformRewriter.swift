import SwiftLexing

/// Rewrites a Swift file so that it compiles here as it would for a preview on the system that it is for.
///
/// No compiler flag can do this. The text keeps its lines, and its columns, so that every place the compiler names is the place in the
/// user's file. Columns grow only behind imports and names of the user's own modules, a `#selector`, a `Transaction` of
/// StoreKit's, calls of time, `Bundle(for:)`, casts of fetch requests and `@NSManaged` declarations.
struct PlatformRewriter {
    private let source: SwiftSource
    private let platform: TargetPlatform
    private let groups: TokenGroups
    private var bytes: [UInt8]
    /// The last `extension` at the top of the file up to the token that is rewritten.
    private var lastExtension: Int?
    /// Bytes that come before those at a place, the last place first.
    private var insertions: [(place: Int, bytes: [UInt8])] = []

    /// - Parameters:
    ///   - platform: the system that the code is for.
    ///   - missing: the ranges of imports that nothing can be found for.
    ///   - imports: the text to write behind imports, by its place.
    ///   - renamed: modules of the user's that are compiled under other names.
    ///   - types: those of them that are also a type: a name with a point behind it is the type.
    static func rewritten(
        _ source: SwiftSource, for platform: TargetPlatform = .iOS, withoutImports missing: [Range<Int>] = [],
        withImports imports: [(place: Int, text: String)] = [],
        renaming renamed: Set<String> = [], unless types: Set<String> = []
    ) -> String {
        var rewriter = PlatformRewriter(source: source, platform: platform, bytes: Array(source.text.utf8))
        if !renamed.isEmpty { rewriter.rename(renamed, unless: types) }
        rewriter.insertions += imports.map { ($0.place, Array($0.text.utf8)) }
        rewriter.run(missing)
        return String(decoding: rewriter.bytes, as: UTF8.self)
    }

    private init(source: SwiftSource, platform: TargetPlatform, bytes: [UInt8]) {
        (self.source, self.platform, self.bytes) = (source, platform, bytes)
        groups = TokenGroups(source.tokens)
    }

    private mutating func run(_ missing: [Range<Int>]) {
        for range in missing { replace(range) }
        importFoundation(inPlaceOf: missing)
        // Modules of Objective-C have parts that can be imported by themselves: `UIKit.UIImage`. Here a module is one.
        for each in source.imports {
            if let part = each.part, !missing.contains(each.range) { replace(part) }
            if !missing.contains(each.range) { rewriteSystemModule(each) }
        }
        for condition in source.conditions { rewriteTests(in: condition) }
        importSwiftUI()
        importBroughtModules()
        let groupKinds = GroupKind.all(in: source.tokens, groups)
        for index in source.tokens.indices {
            if source.tokens[index].word == "extension", source.tokens[index].depth == 0 { lastExtension = index }
            guard source.isActive[index] else { continue }
            if source.tokens[index].kind == .mark("@") {
                removeAttribute(at: index)
                rewriteAvailability(at: index)
                rewriteSceneBuilder(at: index)
            }
            if source.tokens[index].kind == .mark("#") {
                rewriteSelector(at: index)
                rewriteKeyPath(at: index)
                removeSourceLocation(at: index)
            }
            if source.tokens[index].word == "Transaction" { rewriteTransaction(at: index) }
            if let kind = groupKinds[index] { insertions.append((source.tokens[index].range.lowerBound, Array("_\(kind.rawValue)".utf8))) }
            if source.tokens[index].word == "actor" { rewriteObjectActor(at: index) }
            if isCallOfTime(at: index) || isLanguages(at: index) || isInformation(at: index) || isStyleOfComponents(at: index)
                || source.tokens[index].word == "PersonNameComponentsFormatter" && !isMember(index)
            {
                insertions.append((source.tokens[index].range.lowerBound, [UInt8(ascii: "_")]))
            }
            // Foundation on Linux refuses the names of encodings' numbers.
            if let encoding = source.tokens[index].word.flatMap({ Self.encodings[$0] }) {
                replace(source.tokens[index].range)
                insertions.append((source.tokens[index].range.lowerBound, Array("String.Encoding.\(encoding).rawValue".utf8)))
            }
            if ["UIImage", "UIColor"].contains(source.tokens[index].word) { rewriteSureAsset(at: index) }
            if source.tokens[index].word == "Timer" { rewriteTimer(at: index) }
            if source.tokens[index].word == "DateFormatter" { rewriteDateFormatter(at: index) }
            if source.tokens[index].word == "Bundle" { rewriteBundle(at: index) }
            if source.tokens[index].word == "URLSession" { rewriteSession(at: index) }
            if source.tokens[index].word == "OperationQueue" { rewriteQueue(at: index) }
            if source.tokens[index].word == "NSFetchRequest" { rewriteCastRequest(at: index) }
            if source.tokens[index].word == "ProcessInfo" { rewriteProcess(at: index) }
            if source.tokens[index].word == "extension" { rewriteOverrides(at: index) }
            if source.tokens[index].word == "Darwin" { rewriteSystemQualifier(at: index) }
            if source.tokens[index].word == "class" {
                insertions += ReusedClass.initializers(in: source, groups, at: index).map { ($0, Array("required ".utf8)) }
            }
            if source.tokens[index].word == "class", let made = ManagedClass.initializer(in: source, groups, at: index) {
                insertions.append((made.place, Array(made.text.utf8)))
            }
        }
        insert()
    }

    private static let encodings = [
        "NSUTF8StringEncoding": "utf8", "NSASCIIStringEncoding": "ascii", "NSUnicodeStringEncoding": "unicode",
        "NSISOLatin1StringEncoding": "isoLatin1", "NSUTF16StringEncoding": "utf16",
    ]

    /// Takes in the insertions. Two at one place keep their order.
    private mutating func insert() {
        let sorted = insertions.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + sorted.reduce(0) { $0 + $1.bytes.count })
        var start = 0
        for (place, text) in sorted {
            result += bytes[start..<place]
            result += text
            start = place
        }
        bytes = result + bytes[start...]
    }

    /// `import Geometry` and `Geometry.Point` name the user's module by the name it is compiled under.
    private mutating func rename(_ modules: Set<String>, unless types: Set<String>) {
        let tokens = source.tokens
        for index in tokens.indices where source.isActive[index] {
            guard let word = tokens[index].word, modules.contains(word) else { continue }
            let before = index > 0 ? tokens[index - 1] : nil
            let isImport =
                before?.word == "import"
                || index > 1 && SwiftSource.importKinds.contains(before?.word ?? "") && tokens[index - 2].word == "import"
            let isQualifier =
                before?.kind != .mark(".") && index + 1 < tokens.count && tokens[index + 1].kind == .mark(".") && !types.contains(word)
            if isImport || isQualifier {
                insertions.append((tokens[index].range.upperBound, Array(ModuleName.compiled(word).dropFirst(word.count).utf8)))
            }
        }
    }

    /// Returns whether a word is a member of what stands before it.
    private func isMember(_ index: Int) -> Bool { index > 0 && source.tokens[index - 1].kind == .mark(".") }

    /// Returns whether a word asks a bundle or `Locale` for languages: Foundation knows neither catalogs nor the locale of a preview.
    private func isLanguages(at index: Int) -> Bool {
        let tokens = source.tokens
        guard index >= 2, let word = tokens[index].word, tokens[index - 1].kind == .mark(".") else { return false }
        let owner = tokens[index - 2].word
        if word == "preferredLanguages" { return owner == "Locale" }
        if word == "preferredLocalizations", owner == "Bundle" { return true }
        guard ["localizations", "developmentLocalization", "preferredLocalizations"].contains(word) else { return false }
        // A bundle has these as properties; a method of the name is the user's.
        if index + 1 < tokens.count, tokens[index + 1].kind == .mark("(") { return false }
        return (owner == "main" || owner == "module") && index >= 4 && tokens[index - 3].kind == .mark(".")
            && tokens[index - 4].word == "Bundle"
    }

    /// Returns whether a word asks a bundle for a value of its Info.plist in the preview's language: `object(forInfoDictionaryKey:` of
    /// something called a bundle, or of nothing, as in an extension of `Bundle`. Foundation's own on Linux knows the process's language
    /// alone.
    private func isInformation(at index: Int) -> Bool {
        let tokens = source.tokens
        guard index >= 1, let word = tokens[index].word, tokens[index - 1].word != "func" else { return false }
        switch word {
        case "localizedInfoDictionary": break
        case "object":
            guard index + 2 < tokens.count, tokens[index + 1].kind == .mark("("), tokens[index + 2].word == "forInfoDictionaryKey" else {
                return false
            }
        default: return false
        }
        guard tokens[index - 1].kind == .mark(".") else { return word == "object" && isInExtension(of: "Bundle", at: index) }
        guard index >= 2 else { return false }
        if tokens[index - 2].kind == .mark(")") || tokens[index - 2].kind == .mark("?") { return true }
        guard let owner = tokens[index - 2].word else { return false }
        if owner == "self" { return isInExtension(of: "Bundle", at: index) }
        return owner == "main" || owner == "module" || owner.lowercased().hasSuffix("bundle")
    }

    /// Returns whether a word lies in an extension of a type.
    private func isInExtension(of type: String, at index: Int) -> Bool {
        let tokens = source.tokens
        guard let start = lastExtension, start < index else { return false }
        return start + 1 < tokens.count && tokens[start + 1].word == type
    }

    /// `Date.ComponentsFormatStyle` becomes `Date._ComponentsFormatStyle`: Foundation's own on Linux has no public initialiser.
    private func isStyleOfComponents(at index: Int) -> Bool {
        let tokens = source.tokens
        return index >= 2 && tokens[index].word == "ComponentsFormatStyle" && tokens[index - 1].kind == .mark(".")
            && tokens[index - 2].word == "Date"
    }

    /// Writes a word over a range, and blanks behind it. Line ends stay.
    private mutating func replace(_ range: Range<Int>, with word: StaticString = "") {
        for index in range where bytes[index] != 0x0A && bytes[index] != 0x0D {
            let offset = index - range.lowerBound
            bytes[index] = offset < word.utf8CodeUnitCount ? word.utf8Start[offset] : UInt8(ascii: " ")
        }
    }

    /// The tests whose answer is not the one that this system's compiler would give, with that answer.
    private func answer(_ test: String, _ argument: String) -> StaticString? {
        switch test {
        case "os": platform.isNamed(argument) ? "true" : argument == "Linux" ? "false" : nil
        case "targetEnvironment": argument == "simulator" && platform.hasSimulator ? "true" : nil
        case "canImport": platform.has(argument) ? nil : "false"
        default: nil
        }
    }

    private mutating func rewriteTests(in condition: Range<Int>) {
        let tokens = source.tokens
        for index in condition where index + 3 < condition.upperBound {
            guard let test = tokens[index].word, tokens[index + 1].kind == .mark("("), let argument = tokens[index + 2].word,
                tokens[index + 3].kind == .mark(")"), let answer = answer(test, argument)
            else { continue }
            replace(tokens[index].range.lowerBound..<tokens[index + 3].range.upperBound, with: answer)
        }
    }

    /// The attributes that expose a declaration to Objective-C, or mark the start of a program: there is no Objective-C here, and a host
    /// begins elsewhere. A declaration that a managed object's class only announces, since it is made at run time, gets a body besides.
    private static let attributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction", "GKInspectable",
        "main", "UIApplicationMain", "NSApplicationMain", "NSManaged",
    ]

    private mutating func removeAttribute(at index: Int) {
        let tokens = source.tokens
        guard index + 1 < tokens.count, tokens[index].touches(tokens[index + 1]), let name = tokens[index + 1].word,
            Self.attributes.contains(name)
        else { return }
        var end = tokens[index + 1].range.upperBound
        // `@objc(name:)`.
        if name == "objc", index + 2 < tokens.count, tokens[index + 2].kind == .mark("("), tokens[index + 1].touches(tokens[index + 2]),
            let close = groups[index + 2]
        {
            end = tokens[close].range.upperBound
        }
        replace(tokens[index].range.lowerBound..<end)
        if name == "NSManaged", ManagedDeclaration.isManaged(in: source, groups, at: index),
            let body = ManagedDeclaration.body(in: source, at: index)
        {
            insertions.append((body.place, Array(body.text.utf8)))
        }
    }

    /// `@available(iOS, unavailable)` becomes `@available(*, unavailable)`: the compiler of this system passes over the name of another, and
    /// would ask a `switch` for a case that the code's system does not have.
    private mutating func rewriteAvailability(at index: Int) {
        let tokens = source.tokens
        guard index + 5 < tokens.count, tokens[index + 1].word == "available", tokens[index + 2].kind == .mark("("),
            tokens[index + 3].word == platform.rawValue, tokens[index + 4].kind == .mark(","), tokens[index + 5].word == "unavailable"
        else { return }
        replace(tokens[index + 3].range, with: "*")
    }

    /// `@ViewBuilder var body: some Scene` becomes `@SceneBuilder var body: some Scene`: Apple's builder of views takes scenes, too.
    private mutating func rewriteSceneBuilder(at index: Int) {
        let tokens = source.tokens
        guard index + 6 < tokens.count, tokens[index + 1].word == "ViewBuilder",
            let variable = (index + 2..<min(index + 4, tokens.count - 4)).first(where: { tokens[$0].word == "var" }),
            tokens[variable + 1].word == "body", tokens[variable + 2].kind == .mark(":"), tokens[variable + 3].word == "some",
            tokens[variable + 4].word == "Scene"
        else { return }
        let start = tokens[index + 1].range.lowerBound
        replace(start..<start + 4, with: "Scen")
        insertions.append((start + 4, [UInt8(ascii: "e")]))
    }

    /// An `actor` that is an `NSObject` becomes a class that says it is `Sendable`: only the runtime of Objective-C has such actors, and
    /// elsewhere the linker fails.
    private mutating func rewriteObjectActor(at index: Int) {
        let tokens = source.tokens
        guard index + 3 < tokens.count, tokens[index + 1].word != nil, tokens[index + 2].kind == .mark(":"),
            tokens[index + 3].word == "NSObject"
        else { return }
        replace(tokens[index].range, with: "class")
        insertions.append((tokens[index + 3].range.upperBound, Array(", @unchecked Sendable".utf8)))
    }

    /// `Transaction` becomes `StoreKit.Transaction` in a file that imports StoreKit and not SwiftUI, whose type of that name every file
    /// sees here.
    private mutating func rewriteTransaction(at index: Int) {
        let tokens = source.tokens
        guard source.imports.contains(where: { $0.module == "StoreKit" }), !source.imports.contains(where: { $0.module == "SwiftUI" }),
            index == 0 || tokens[index - 1].kind != .mark("."),
            index == 0 || !["struct", "class", "enum", "actor", "typealias", "case", "import"].contains(tokens[index - 1].word)
        else { return }
        insertions.append((tokens[index].range.lowerBound, Array("StoreKit.".utf8)))
    }

    /// `#selector(name)` becomes `Selector("name", Type.self, { $0.name })`: the method itself stands beside its name.
    private mutating func rewriteSelector(at index: Int) {
        let tokens = source.tokens
        guard index + 3 < tokens.count, tokens[index + 1].word == "selector", tokens[index].touches(tokens[index + 1]),
            tokens[index + 2].kind == .mark("("),
            let close = groups[index + 2], tokens[close].line == tokens[index].line
        else { return }
        replace(tokens[index].range.lowerBound..<tokens[index + 2].range.upperBound, with: "Selector(\"")
        let method = SelectedMethod.expression(in: source, bytes: bytes, at: index + 3..<close).map { ", \($0)" } ?? ""
        insertions.append((tokens[close].range.lowerBound, Array("\"\(method)".utf8)))
    }

    /// `#keyPath(Feed.kind)` becomes its text, `"kind"`: the names of types in front of the properties are no part of it.
    ///
    /// Source: SE-0062, "Referencing Objective-C key-paths".
    private mutating func rewriteKeyPath(at index: Int) {
        let tokens = source.tokens
        guard index + 3 < tokens.count, tokens[index + 1].word == "keyPath", tokens[index].touches(tokens[index + 1]),
            tokens[index + 2].kind == .mark("("), let close = groups[index + 2], close > index + 3,
            !tokens[(index + 3)..<close].contains(where: { $0.kind == .mark("#") })
        else { return }
        var names = tokens[(index + 3)..<close].compactMap(\.name)
        while names.count > 1, names[0].first?.isUppercase == true { names.removeFirst() }
        if names.first == "self" { names.removeFirst() }
        guard !names.isEmpty else { return }
        let range = tokens[index].range.lowerBound..<tokens[close].range.upperBound
        replace(range)
        let literal = Array(SwiftLiteral.quoted(names.joined(separator: ".")).utf8)
        let room = bytes[range].prefix { $0 == UInt8(ascii: " ") }
        if literal.count <= room.count {
            for (offset, byte) in literal.enumerated() { bytes[range.lowerBound + offset] = byte }
        } else {
            insertions.append((range.lowerBound, literal))
        }
    }

    /// Removes the `#sourceLocation` of a generated file, so that errors name the compiled file: any other file is not the user's and
    /// could not be left out, and `#sourceLocation()` would name the copy.
    private mutating func removeSourceLocation(at index: Int) {
        let tokens = source.tokens
        guard index + 3 < tokens.count, tokens[index + 1].word == "sourceLocation", tokens[index].touches(tokens[index + 1]),
            tokens[index + 2].kind == .mark("("),
            let close = groups[index + 2]
        else { return }
        replace(tokens[index].range.lowerBound..<tokens[close].range.upperBound)
    }

    /// `Timer(timeInterval: 1, repeats: false) {}` becomes `Timer(_timeInterval: 1, repeats: false) {}`, which is due after its interval:
    /// the due time of the other one cannot be known.
    ///
    /// `Timer()` becomes `Timer._idle()`, a timer that never fires: Foundation's has no such initialiser on Linux.
    private mutating func rewriteTimer(at index: Int) {
        let tokens = source.tokens
        guard index + 2 < tokens.count, tokens[index + 1].kind == .mark("("), tokens[index].touches(tokens[index + 1]) else { return }
        if tokens[index + 2].kind == .mark(")") { insertions.append((tokens[index + 1].range.lowerBound, Array("._idle".utf8))) }
        guard tokens[index + 2].word == "timeInterval" else { return }
        insertions.append((tokens[index + 2].range.lowerBound, [UInt8(ascii: "_")]))
    }

    /// `DateFormatter()` becomes `DateFormatter._made()`, which names the days around today if it is asked to.
    private mutating func rewriteDateFormatter(at index: Int) {
        let tokens = source.tokens
        guard index + 2 < tokens.count, tokens[index + 1].kind == .mark("("), tokens[index].touches(tokens[index + 1]),
            tokens[index + 2].kind == .mark(")"), !isMember(index)
        else { return }
        insertions.append((tokens[index + 1].range.lowerBound, Array("._made".utf8)))
    }

    /// `Bundle(for: Kit.self)` becomes `Bundle(_for: Kit.self)`, which knows where the resources of frameworks are.
    private mutating func rewriteBundle(at index: Int) {
        let tokens = source.tokens
        guard index + 3 < tokens.count, tokens[index + 1].kind == .mark("("), tokens[index].touches(tokens[index + 1]),
            tokens[index + 2].word == "for", tokens[index + 3].kind == .mark(":")
        else { return }
        insertions.append((tokens[index + 2].range.lowerBound, [UInt8(ascii: "_")]))
    }

    /// `OperationQueue()` becomes `OperationQueue._made()`, a queue whose operations run in virtual time.
    private mutating func rewriteQueue(at index: Int) {
        let tokens = source.tokens
        guard index + 2 < tokens.count, tokens[index + 1].kind == .mark("("), tokens[index].touches(tokens[index + 1]),
            tokens[index + 2].kind == .mark(")")
        else { return }
        insertions.append((tokens[index + 1].range.lowerBound, Array("._made".utf8)))
    }

    /// `fetchRequest() as! NSFetchRequest<Item>` becomes `fetchRequest()._typed(Item.self) as! NSFetchRequest<Item>`: Objective-C's generic
    /// classes are one class, of which every such cast holds.
    private mutating func rewriteCastRequest(at index: Int) {
        let tokens = source.tokens
        guard index >= 5, tokens[index - 5].word == "fetchRequest", tokens[index - 4].kind == .mark("("), tokens[index - 2].word == "as",
            [.mark("!"), .mark("?")].contains(tokens[index - 1].kind),
            tokens[index - 3].kind == .mark(")"), index + 2 < tokens.count, tokens[index + 1].kind == .mark("<"),
            let end = tokens[(index + 2)...].firstIndex(where: { $0.word == nil && $0.kind != .mark(".") }), end > index + 2,
            tokens[end].kind == .mark(">")
        else { return }
        let type = bytes[tokens[index + 2].range.lowerBound..<tokens[end - 1].range.upperBound]
        insertions.append((tokens[index - 3].range.upperBound, Array("._typed(".utf8) + type + Array(".self)".utf8)))
    }

    /// `ProcessInfo()` becomes `ProcessInfo.processInfo`: Foundation's own on Linux has no public initialiser.
    private mutating func rewriteProcess(at index: Int) {
        let tokens = source.tokens
        guard index + 2 < tokens.count, tokens[index + 1].kind == .mark("("), tokens[index].touches(tokens[index + 1]),
            tokens[index + 2].kind == .mark(")")
        else { return }
        insertions.append((tokens[index].range.upperBound, Array(".processInfo".utf8)))
        replace(tokens[index + 1].range.lowerBound..<tokens[index + 2].range.upperBound)
    }

    /// `URLSession(configuration: x)` becomes `URLSession(_configuration: x)`, which is without a network where the run is.
    private mutating func rewriteSession(at index: Int) {
        let tokens = source.tokens
        guard index + 3 < tokens.count, tokens[index + 1].kind == .mark("("), tokens[index].touches(tokens[index + 1]),
            tokens[index + 2].word == "configuration", tokens[index + 3].kind == .mark(":")
        else { return }
        insertions.append((tokens[index + 2].range.lowerBound, [UInt8(ascii: "_")]))
    }

    /// Modules of libraries bring Foundation with them: a file that imports only modules that are missing still gets it.
    private mutating func importFoundation(inPlaceOf missing: [Range<Int>]) {
        guard let first = missing.min(by: { $0.lowerBound < $1.lowerBound }), source.imports.allSatisfy({ missing.contains($0.range) })
        else { return }
        insertions.append((first.upperBound, Array(" import Foundation".utf8)))
    }

    /// `import UIKit` becomes `import SwiftUI; import UIKit` in a file with previews: the macro is SwiftUI's here, and UIKit's there.
    private mutating func importSwiftUI() {
        let tokens = source.tokens
        guard tokens.indices.dropLast().contains(where: { tokens[$0].kind == .mark("#") && tokens[$0 + 1].word == "Preview" }),
            !source.imports.contains(where: { $0.module == "SwiftUI" }),
            let uiKit = source.imports.first(where: { $0.module == "UIKit" })
        else { return }
        insertions.append((uiKit.range.lowerBound, Array("import SwiftUI; ".utf8)))
    }

    /// A module of ours with names that on Apple's systems a larger module brings along.
    private struct BroughtModule: Sendable {
        let name: String
        let bringers: Set<String>
        let has: @Sendable (String) -> Bool
    }

    private static let broughtModules: [BroughtModule] = {
        let requests: Set = ["FetchRequest", "FetchedResults", "SectionedFetchRequest", "SectionedFetchResults"]
        return [
            BroughtModule(name: "CoreData", bringers: ["SwiftUI"], has: { requests.contains($0) }),
            BroughtModule(name: "CoreText", bringers: ["SwiftUI", "UIKit"]) {
                ["CTFont", "CTLine", "CTFrame", "CTRun", "kCT"].contains(where: $0.hasPrefix)
            },
        ]
    }()

    /// `import SwiftUI` becomes `import SwiftUI; import CoreData` in a file with a fetch request, which is SwiftUI's on Apple's systems, and
    /// `import UIKit` becomes `import UIKit; import CoreText` in one with Core Text's names.
    private mutating func importBroughtModules() {
        for brought in Self.broughtModules {
            guard let bringer = source.imports.first(where: { brought.bringers.contains($0.module) }),
                !source.imports.contains(where: { $0.module == brought.name }),
                source.tokens.contains(where: { $0.word.map(brought.has) ?? false })
            else { continue }
            insertions.append((bringer.range.upperBound, Array("; import \(brought.name)".utf8)))
        }
    }

    /// Modules below Foundation that are called otherwise here, and the ones with their names. Linux's Core Foundation has types of C
    /// that are not Foundation's; ours are in Core Graphics.
    static let systemModules: [String: StaticString] = ["CoreFoundation": "CoreGraphics", "Darwin": "Glibc"]

    private mutating func rewriteSystemModule(_ each: SwiftSource.Import) {
        guard let name = source.tokens.first(where: { $0.word == each.module && each.range.contains($0.range.lowerBound) }) else { return }
        if let other = Self.systemModules[each.module] { return replace(name.range, with: other) }
        let base = ModuleName.base(of: each.module)
        if base == each.module { return }
        replace(name.range.lowerBound..<(name.range.lowerBound + 1))
        replace((name.range.lowerBound + 1 + base.utf8.count)..<name.range.upperBound)
    }

    /// `Darwin.sqrt(2)` becomes `Glibc .sqrt(2)`.
    private mutating func rewriteSystemQualifier(at index: Int) {
        let tokens = source.tokens
        guard index + 1 < tokens.count, tokens[index + 1].kind == .mark("."), index == 0 || tokens[index - 1].kind != .mark("."),
            index == 0 || tokens[index - 1].word != "import"
        else { return }
        replace(tokens[index].range, with: "Glibc")
    }

    /// `override func viewDidLoad()` in `extension UINavigationController` becomes a method of its own, `_viewDidLoad()`, which takes the
    /// place of the class's: only Objective-C lets an extension override.
    private mutating func rewriteOverrides(at index: Int) {
        let tokens = source.tokens
        rewriteLifeEvents(at: index)
        guard index + 2 < tokens.count, let name = tokens[index + 1].word, let replaced = ExtensionOverride.replaced[name],
            let open = tokens[(index + 2)...].prefix(100).firstIndex(where: { $0.kind == .mark("{") && $0.depth == tokens[index].depth }),
            let close = groups[open]
        else { return }
        for place in open..<close where tokens[place].word == "override" {
            guard let function = tokens[place..<min(place + 5, close)].firstIndex(where: { $0.word == "func" || $0.word == "var" }),
                function + 1 < close, let member = tokens[function + 1].word, let form = replaced.first(where: { $0.name == member })
            else { continue }
            replace(tokens[place].range)
            for other in [place - 1, place + 1] where tokens[other].word == "open" { replace(tokens[other].range) }
            if form.isCalled {
                insertions.append((tokens[place].range.lowerBound, Array("@_dynamicReplacement(for: \(form.fullName)) ".utf8)))
            }
            insertions.append((tokens[function + 1].range.lowerBound, [UInt8(ascii: "_")]))
        }
    }

    /// `override func awakeFromInsert()` in an extension of a managed object's class becomes `_awakeFromInsert()`, a requirement of a
    /// protocol that the class gets behind the extension and that a context looks for.
    private mutating func rewriteLifeEvents(at index: Int) {
        let tokens = source.tokens
        guard index + 2 < tokens.count, tokens[index].depth == 0, tokens[index + 1].word != nil,
            let open = tokens[(index + 2)...].prefix(100).firstIndex(where: { $0.kind == .mark("{") && $0.depth == tokens[index].depth }),
            let close = groups[open]
        else { return }
        // The name may be that of a type in others.
        let end = tokens[(index + 2)..<open].first { $0.kind != .mark(".") && $0.word == nil || $0.word == "where" } ?? tokens[open]
        let name = bytes[tokens[index + 1].range.lowerBound..<end.range.lowerBound]
        for place in open..<close where tokens[place].word == "override" {
            guard let function = tokens[place..<min(place + 4, close)].firstIndex(where: { $0.word == "func" || $0.word == "var" }),
                function + 1 < close,
                let method = tokens[function + 1].word, let conformance = ExtensionOverride.lifeEvents[method]
            else { continue }
            replace(tokens[place].range)
            insertions.append((tokens[function + 1].range.lowerBound, [UInt8(ascii: "_")]))
            let text = Array("; extension ".utf8) + name + Array(": CoreData.\(conformance) {}".utf8)
            insertions.append((tokens[close].range.upperBound, text))
        }
    }

    /// `.asyncAfter(`, `Timer.scheduledTimer(`, `RunLoop.main.add(`, `RunLoop.main.perform {` and their like get a `_` before their
    /// names: forms that run in virtual time, or report that they do not, which by the same names could not be distinguished from the
    /// system's.
    private func isCallOfTime(at index: Int) -> Bool {
        let tokens = source.tokens
        guard index >= 2, index + 1 < tokens.count, tokens[index - 1].kind == .mark(".") else { return false }
        let isOfRunLoop =
            index >= 4 && ["main", "current"].contains(tokens[index - 2].word) && tokens[index - 4].word == "RunLoop"
            && tokens[index - 3].kind == .mark(".")
        let isOfMainQueue = index >= 4 && tokens[index - 2].word == "main" && tokens[index - 4].word == "OperationQueue"
        if tokens[index + 1].kind == .mark("{") {
            switch tokens[index].word {
            case "perform": return isOfRunLoop
            case "addOperation": return isOfMainQueue
            case "setEventHandler": return true
            case "detachNewThread": return tokens[index - 2].word == "Thread"
            default: return false
            }
        }
        guard tokens[index + 1].kind == .mark("("), tokens[index].touches(tokens[index + 1]) else { return false }
        switch tokens[index].word {
        case "asyncAfter", "setEventHandler": return true
        case "schedule": return index + 2 < tokens.count && ["deadline", "wallDeadline"].contains(tokens[index + 2].word)
        case "addOperation", "addOperations": return isOfMainQueue
        case "detachNewThread": return tokens[index - 2].word == "Thread"
        case "scheduledTimer": return tokens[index - 2].word == "Timer"
        case "makeTimerSource": return tokens[index - 2].word == "DispatchSource"
        case "add", "perform": return isOfRunLoop
        default: return false
        }
    }

    /// `UIImage(named: "x")!` becomes `UIImage(_name: "x")!`, which a picture that the sources lack does not end: a grey one stands
    /// in its place, as it does for `Image("x")`. So does magenta for a colour.
    private mutating func rewriteSureAsset(at index: Int) {
        let tokens = source.tokens
        guard index + 3 < tokens.count, tokens[index + 1].kind == .mark("("), tokens[index + 2].word == "named",
            let close = groups[index + 1]
        else { return }
        let end = tokens[close].range.upperBound
        guard end < bytes.count, bytes[end] == UInt8(ascii: "!"), end + 1 == bytes.count || bytes[end + 1] != UInt8(ascii: "=")
        else { return }
        replace(tokens[index + 2].range, with: "_name")
    }
}
