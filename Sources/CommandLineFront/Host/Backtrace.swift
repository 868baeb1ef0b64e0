import Foundation
import HostProtocol

/// What the Swift runtime prints of a program that has come to a bad end, and how to have it print places in source files.
enum Backtrace {
    /// The setting of the environment that makes the runtime print it.
    ///
    /// Source: Swift's docs/Backtracing.rst.
    ///
    /// - Parameter compiler: the compiler of the toolchain; its reader of debug information is not found from a static program.
    static func setting(compiler: String) -> String {
        let tools = FilePath.folder(of: FilePath.folder(of: compiler))
        let reader = "\(tools)/libexec/swift/linux/swift-backtrace"
        guard FileSystem.isFile(reader) else { return "SWIFT_BACKTRACE=enable=no" }
        let options = [
            "enable=yes", "symbolicate=fast", "color=no", "interactive=no", "images=none", "registers=none", "threads=crashed",
            "limit=64", "top=8", "cache=no", "output-to=stderr", "swift-backtrace=\(reader)",
        ]
        return "SWIFT_BACKTRACE=" + options.joined(separator: ",")
    }

    /// Whether a line is the first of a backtrace.
    static func begins(_ line: String) -> Bool { line.hasPrefix("*** ") || line.hasPrefix("Current stack trace:") }

    /// The innermost place in one of the user's files, as `path:line`. What a macro has made of their code is no file.
    ///
    /// - Parameter isForeign: whether a path is Zoetrope's or the toolchain's.
    static func place(in lines: [String], isForeign: (String) -> Bool) -> String? {
        for line in lines {
            guard let range = line.range(of: ".swift:", options: .backwards),
                let start = line.range(of: " at /", range: line.startIndex..<range.lowerBound)
            else { continue }
            let path = String(line[line.index(before: start.upperBound)..<range.lowerBound]) + ".swift"
            let number = line[range.upperBound...].prefix(while: \.isNumber)
            if path.contains("/@__swiftmacro_") { continue }
            if !number.isEmpty, !isForeign(path) { return "\(path):\(number)" }
        }
        return nil
    }
}
