import Foundation
import Fuzzing

/// A fuzzer that is guided by coverage: `zoetrope-fuzz KIND [libFuzzer's arguments]`. `Benchmarks/guided-fuzz.sh` builds and starts it.
///
/// Source: LLVM, "libFuzzer – a library for coverage-guided fuzz testing", `LLVMFuzzerRunDriver`.
@main
struct ZoetropeFuzz {
    nonisolated(unsafe) private static var kind = FuzzedKind.image
    private static let folder = NSTemporaryDirectory() + "zoetrope-fuzz-\(ProcessInfo.processInfo.processIdentifier)"

    static func main() throws {
        guard CommandLine.argc > 2, let asked = FuzzedKind(name: CommandLine.arguments[1]) else {
            let kinds = FuzzedKind.allCases.map(\.name).joined(separator: ", ")
            FileHandle.standardError.write(Data("zoetrope-fuzz KIND FOLDER [ARGUMENTS]: KIND is one of \(kinds)\n".utf8))
            exit(2)
        }
        kind = asked
        // The corpus begins with the whole files of the kind.
        let corpus = CommandLine.arguments[2]
        try FileManager.default.createDirectory(atPath: corpus, withIntermediateDirectories: true)
        for (index, file) in try kind.corpus.enumerated() { try Data(file).write(to: URL(fileURLWithPath: "\(corpus)/\(index)")) }
        var count = CommandLine.argc - 1
        var arguments: UnsafeMutablePointer? = CommandLine.unsafeArgv + 1
        let code = runDriver(&count, &arguments) { bytes, count in
            do {
                _ = try ZoetropeFuzz.kind.read(Array(UnsafeBufferPointer(start: bytes, count: count)), in: ZoetropeFuzz.folder)
            } catch {
                fatalError("a reader ended with an error of another kind: \(error)")
            }
            return 0
        }
        exit(code)
    }
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<Int32>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32
