import Foundation

/// The functions that user code declares by their names in a system library, as with `@_silgen_name`, and that no library here has.
///
/// A program without them does not link, though most previews call none. Functions that stop their callers stand in for them.
struct UndefinedFunctions: Equatable {
    /// A function and its first use.
    struct Function: Equatable {
        let name: String
        let path: String
        let line: Int
    }

    let functions: [Function]

    /// - Parameter lines: the output of the linker.
    /// - Returns: nil where the linker reports anything else.
    init?(in lines: [String]) {
        let mark = "error: undefined symbol: "
        let lines = lines.flatMap { $0.split(separator: "\n").map(String.init) }
        var functions: [Function] = []
        for (index, line) in lines.enumerated() where line.contains("error: ") {
            guard let range = line.range(of: mark) else {
                if line.contains("linker command failed") || line.contains("link command failed") { continue }
                return nil
            }
            let name = String(line[range.upperBound...])
            guard CompilerSetting.isName(name) else { return nil }
            let use = lines[(index + 1)...].prefix { $0.hasPrefix(">>>") }.lazy.compactMap(Self.place).first
            functions.append(Function(name: name, path: use?.path ?? "", line: use?.line ?? 1))
        }
        guard !functions.isEmpty else { return nil }
        self.functions = functions
    }

    /// Returns the place in `>>> referenced by Bridging.swift:208 (/app/Bridging.swift:208)`.
    private static func place(in line: String) -> (path: String, line: Int)? {
        guard let open = line.lastIndex(of: "("), let close = line.lastIndex(of: ")"), let colon = line[..<close].lastIndex(of: ":"),
            open < colon, let number = Int(line[line.index(after: colon)..<close])
        else { return nil }
        return (String(line[line.index(after: open)..<colon]), number)
    }

    /// The source of the functions that stand in.
    var source: String {
        functions.enumerated().map { index, function in
            "@_cdecl(\"\(function.name)\") public func _undefined\(index)() { Swift.fatalError(\(SwiftLiteral.quoted(words(for: function)))) }\n"
        }.joined()
    }

    private func words(for function: Function) -> String { "\(function.name) is a function that no library here has" }

    /// The report about the functions.
    var leftOut: [LeftOutFile] {
        functions.map { function in
            LeftOutFile(
                path: function.path, part: .init(name: function.name, line: function.line, standIn: .stop),
                reason: .errors(count: 1, first: ["\(function.path):\(function.line): \(words(for: function))"]))
        }
    }
}
