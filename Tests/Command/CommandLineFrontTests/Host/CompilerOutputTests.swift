import TestSupport
import Testing

@testable import CommandLineFront

@Suite("What of a failed build is shown")
struct CompilerOutputTests {
    private let error = [
        "/hosts/Code/W/0/A.swift:3:9: error: cannot find 'g' in scope",
        "1 | ",
        "3 |     g()",
        "  |     `- error: cannot find 'g' in scope",
    ]

    @Test("The compiler's errors and nothing else, each once")
    func errors() {
        let lines =
            ["Building for production...", "[3/10] Compiling W A.swift"] + error
            + ["", "/x/B.swift:1:1: warning: unused", "1 | x", "[4/10] Emitting module W"] + error
            + ["error: emit-module command failed with exit code 1 (use -v to see invocation)", "error: fatalError"]
        expect(CompilerOutput.errors(in: lines), equals: error.joined(separator: "\n"))
    }

    @Test("Without errors of the compiler, what the linker or package manager said")
    func others() {
        let lines = ["[1/2] Compiling X", "warning: odd", "error: multiple similar targets", "Building for production..."]
        expect(CompilerOutput.errors(in: lines), equals: "warning: odd\nerror: multiple similar targets")
    }

    @Test(
        "Progress is known by its form",
        arguments: [
            ("[12/80] Compiling SwiftUI", "12/80"), ("[x] y", nil), ("error: [1/2]", nil), ("[1/2", nil),
        ])
    func progress(line: String, step: String?) {
        expect(BuildProgress.step(in: line).map(String.init), equals: step)
    }
}
