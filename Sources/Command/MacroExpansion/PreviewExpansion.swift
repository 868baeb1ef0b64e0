import SwiftLexing

/// Expands `#Preview ARGUMENTS` into a type that makes the preview, and a record by which the type is found at run time.
///
/// The arguments are copied as they are written, so nothing in them needs parsing.
package enum PreviewExpansion {
    /// The linker section the records stand in. `CPreviewSection` reads it between the symbols the linker makes of it.
    static let section = "zoetrope_previews"

    static func reply(to request: PluginRequest) -> PluginReply {
        switch request {
        case .capability:
            return .capability
        case .expansion(let expansion):
            return reply(to: expansion)
        case .attachment, .other:
            return .expansion(source: nil, errors: [])
        }
    }

    private static func reply(to expansion: PluginRequest.Expansion) -> PluginReply {
        guard let invocation = InvocationScanner.invocation(in: expansion.syntax.source) else {
            let location = expansion.syntax.location
            let error = PluginReply.Diagnostic(
                message: "this is not a valid '#Preview'; write '#Preview { … }'",
                fileName: location.fileName, offset: location.offset)
            return .expansion(source: nil, errors: [error])
        }
        let name = uniqueName(discriminator: expansion.discriminator)
        let source = declaration(
            named: name, arguments: invocation.arguments,
            location: expansion.syntax.location.advanced(over: invocation.prefix))
        return .expansion(source: source, errors: [])
    }

    /// Returns a file's text with its previews expanded, for a compiler that is given this text in the file's stead.
    ///
    /// The compiler looks up each name in the expansions of all macros of a module, so that its work grows with the square of their
    /// number. Everything else keeps its lines and columns.
    ///
    /// - Parameters:
    ///   - text: the text behind a `#sourceLocation` that names the file, at its first line.
    ///   - fileID: the module and the name of the file, as `#fileID` gives them.
    ///   - fileName: the file's path, as the directive writes it.
    package static func expanded(_ text: String, fileID: String, fileName: String) -> String {
        let tokens = SwiftTokenizer.tokens(of: text)
        let groups = TokenGroups(tokens)
        let bytes = Array(text.utf8)
        var result = ""
        var (place, next) = (PluginRequest.Location(fileID: fileID, fileName: fileName, offset: 0, line: 1, column: 1), 0)
        var count = 0
        func take(to end: Int) -> String {
            let piece = String(decoding: bytes[place.offset..<end], as: UTF8.self)
            place = place.advanced(over: piece)
            return piece
        }
        for index in tokens.indices where index >= next {
            guard let name = InvocationScanner.name(at: index, in: tokens) else { continue }
            result += take(to: tokens[index].range.lowerBound)
            let start = place
            _ = take(to: tokens[name].range.upperBound)
            var last = InvocationScanner.end(behind: name, in: tokens, groups)
            let arguments = take(to: tokens[last].range.upperBound)
            if last + 1 < tokens.count, tokens[last + 1].kind == .mark(";") {
                last += 1
                _ = take(to: tokens[last].range.upperBound)
            }
            count += 1
            result += "fileprivate " + declaration(named: "PreviewRegistry\(count)_", arguments: arguments, location: start, isCopy: true)
            let padding = String(repeating: " ", count: max(place.column - 1, 0))
            result += "\n\(directive(line: place.line, of: place))\n\(padding)"
            next = last + 1
        }
        return count == 0 ? text : result + take(to: bytes.count)
    }

    /// The only kind of name a macro without a `names:` argument may introduce.
    ///
    /// Source: Swift ABI, Mangling.rst: `macro-discriminator-list`, kind `fMu` (unique name).
    static func uniqueName(discriminator: String) -> String {
        let base = "PreviewRegistry"
        return "\(discriminator)\(base.utf8.count)\(base)fMu_"
    }

    /// Returns the expansion. The record is a C function that stores the registry's type at a given address: that needs no initialisation
    /// at run time, as the section demands.
    ///
    /// - Parameter isCopy: true if the text stands in the file itself, which has another name; what follows is at the preview's line, too.
    static func declaration(named name: String, arguments: String, location: PluginRequest.Location, isCopy: Bool = false) -> String {
        """
        nonisolated struct \(name): SwiftUI.PreviewRegistry {
            static var fileID: Swift.String { \(literal(location.fileID)) }
            static var line: Swift.Int { \(location.line) }
            static var column: Swift.Int { \(location.column) }

            static var _timelineEntryNames: [Swift.String?] { [\(entryNames(in: arguments))] }

            typealias _Preview = SwiftUI.Preview

            @MainActor static func makePreview() throws -> SwiftUI.Preview {
        \(call(with: arguments, location: location))
            }\(isCopy ? "\n" + directive(line: location.line, of: location) : "")

            @used @section("\(section)")
            static let record: @convention(c) (Swift.UnsafeMutableRawPointer) -> Swift.Void = {
                $0.initializeMemory(as: (any SwiftUI.PreviewRegistry.Type).self, to: \(name).self)
            }
        }
        """
    }

    /// The expression that makes the preview. Marked declarations in its body become the properties of a view.
    ///
    /// Copied text has a `#sourceLocation` of its own, at its own column, so that errors that are found after type checking, traps and
    /// `#line` refer to the user's lines.
    private static func call(with arguments: String, location: PluginRequest.Location) -> String {
        // As long as `#Preview`, in whose place it stands.
        let call = String(repeating: " ", count: max(location.column - 1, 0)) + "_Preview"
        guard let states = PreviewableStates(arguments) else {
            return placed("\(call)\(arguments)", line: location.line, of: location)
        }
        let declarations = states.declarations.map { placed($0.text, line: location.line + $0.linesBefore, of: location) }
        return """
            struct Previewed: SwiftUI.View {
            \(declarations.joined(separator: "\n"))
            \(placed("var body: some SwiftUI.View {\(states.body)}", line: location.line + states.linesBeforeBody, of: location))
            }
            \(placed("return _Preview\(states.arguments) { Previewed() }", line: location.line, of: location))
            """
    }

    /// Source whose first line is a line of the user's file.
    private static func placed(_ source: String, line: Int, of location: PluginRequest.Location) -> String {
        "\(directive(line: line, of: location))\n\(source)\n#sourceLocation()"
    }

    private static func directive(line: Int, of location: PluginRequest.Location) -> String {
        "#sourceLocation(file: \(literal(location.fileName)), line: \(line))"
    }

    /// The names of the entries in the arguments, as the elements of an array literal.
    private static func entryNames(in arguments: String) -> String {
        TimelineEntryNames.names(in: arguments).map { $0.map(literal) ?? "nil" }.joined(separator: ", ")
    }

    /// A string as a Swift literal: file names may hold quotes and backslashes.
    static func literal(_ string: String) -> String {
        var result = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n", "\r", "\0": result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
