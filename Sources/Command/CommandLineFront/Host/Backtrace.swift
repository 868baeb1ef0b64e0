import Foundation
import HostProtocol
import ProgramLines

/// The Swift runtime's output about a program that has crashed, and how to have it print places in source files.
enum Backtrace {
    /// The setting of the environment that makes the runtime print it: addresses alone, whose places `LineTable` finds.
    ///
    /// Source: Swift's docs/Backtracing.rst.
    ///
    /// - Parameter compiler: the compiler of the toolchain; its reader of debug information is not found from a static program.
    static func setting(compiler: String) -> String {
        let tools = FilePath.folder(of: FilePath.folder(of: compiler))
        let reader = "\(tools)/libexec/swift/linux/swift-backtrace"
        guard FileSystem.isFile(reader) else { return "SWIFT_BACKTRACE=enable=no" }
        let options = [
            "enable=yes", "symbolicate=off", "color=no", "interactive=no", "images=mentioned", "registers=none", "threads=crashed",
            "limit=\(mostFrames)", "top=8", "cache=no", "output-to=stderr", "swift-backtrace=\(reader)",
        ]
        return "SWIFT_BACKTRACE=" + options.joined(separator: ",")
    }

    /// The compiler's arguments for the lines of the user's code. More would never be read, and takes time. A folder that no file lies in
    /// keeps the paths whole: those below the folder of the compilation would lack their beginning.
    static let lineTables = ["-gline-tables-only", "-file-compilation-dir", "."]

    /// The most calls in a backtrace.
    private static let mostFrames = 64

    /// Returns true if the stack has overflowed: as many calls are open as a backtrace lists, and the faulting address is not near zero,
    /// as that of nil is.
    static func isOfEndlessCalls(_ lines: [String]) -> Bool {
        guard frames(in: lines).count >= mostFrames - 2 else { return false }
        let mark = "dereference at 0x"
        let addresses = lines.lazy.compactMap { line in
            line.range(of: mark).flatMap { UInt64(line[$0.upperBound...].prefix(while: \.isHexDigit), radix: 16) }
        }
        return addresses.first.map { $0 > 0x10000 } ?? false
    }

    /// Returns whether a line is the first of a backtrace.
    static func begins(_ line: String) -> Bool { line.hasPrefix("*** ") || line.hasPrefix("Current stack trace:") }

    /// Returns the words of the check at which compiled code has stopped, such as `arithmetic overflow`: the debug information has a
    /// function of that name there, and the toolchain's `llvm-symbolizer` finds it. Nil where there is none.
    ///
    /// Source: swift/lib/IRGen/IRGenDebugInfo.cpp, `addFailureMessageToCurrentLoc`.
    ///
    /// - Parameters:
    ///   - program: the program that has come to a bad end, absolute.
    ///   - compiler: the compiler of the toolchain.
    static func failure(in lines: [String], of program: String, compiler: String) -> String? {
        let reader = "\(FilePath.folder(of: compiler))/llvm-symbolizer"
        guard let base = base(of: program, in: lines), let address = frames(in: lines).first?.address, address > base,
            FileSystem.isFile(reader)
        else { return nil }
        let place = "0x" + String(address - base, radix: 16)
        let answer = try? ChildProcess.capture([reader, "--obj=\(program)", "--inlining", "--no-demangle", place])
        let mark = "Swift runtime failure: "
        return answer?.output.split(separator: "\n").first.flatMap { $0.hasPrefix(mark) ? String($0.dropFirst(mark.count)) : nil }
    }

    /// Returns the innermost place in one of the user's files. The expansion of a macro in their code is no file.
    ///
    /// - Parameters:
    ///   - program: the program that has come to a bad end, absolute.
    ///   - isForeign: whether a path is Zoetrope's or the toolchain's.
    static func place(in lines: [String], of program: String, isForeign: (String) -> Bool) -> SourcePlace? {
        guard let base = base(of: program, in: lines) else { return nil }
        // An address of return lies behind the call.
        let addresses = frames(in: lines).filter { $0.address > base }.map { $0.address - base - ($0.isReturn ? 1 : 0) }
        guard !addresses.isEmpty, let table = LineTable(program: program) else { return nil }
        let places = table.places(of: addresses) { $0.contains("/@__swiftmacro_") || $0.hasPrefix("<") || isForeign($0) }
        return addresses.lazy.compactMap { places[$0] }.first.flatMap { SourcePlace($0) }
    }

    /// The addresses of a backtrace, innermost first: `1 [ra]    0x0000562aa7f0cf3c`.
    static func frames(in lines: [String]) -> [(address: UInt64, isReturn: Bool)] {
        lines.compactMap { line in
            let words = line.split(separator: " ")
            guard words.count >= 2, words[0].allSatisfy(\.isNumber), let word = words.dropFirst().first(where: { $0.hasPrefix("0x") })
            else { return nil }
            return UInt64(word.dropFirst(2), radix: 16).map { ($0, words[1] == "[ra]") }
        }
    }

    /// Returns the address at which a program was loaded: `0x0000562aa481c000–0x0000562aa8558340 <id> <name> <path>`.
    static func base(of program: String, in lines: [String]) -> UInt64? {
        lines.lazy.filter { $0.hasPrefix("0x") && $0.hasSuffix(" \(program)") }.compactMap { line in
            UInt64(line.dropFirst(2).prefix(while: \.isHexDigit), radix: 16)
        }.first
    }
}
