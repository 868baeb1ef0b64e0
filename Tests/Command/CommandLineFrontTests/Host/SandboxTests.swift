import Foundation
import HostProtocol
import TestSupport
import Testing

@testable import CommandLineFront

/// Programs in a sandbox; skipped where the kernel has no Landlock.
@Suite("The sandbox of a host", .enabled(if: Sandbox.isAvailable)) struct SandboxTests {
    /// The command line, beside the tests.
    private var executable: String { FilePath.folder(of: Checkout.ownExecutable) + "/zoetrope" }

    /// Runs a line of shell in a sandbox; answers what it wrote and its exit code.
    private func run(_ script: String, in sandbox: Sandbox) throws -> (output: String, code: Int32) {
        var sandbox = sandbox
        sandbox.readable += ["/usr", "/lib", "/lib64", "/bin", "/etc", "/proc", "/opt"]
        let file = TemporaryFile(text: "#!/bin/sh\n\(script)\n")
        sandbox.readable.append(file.path)
        chmod(file.path, 0o755)
        let result = try ChildProcess.capture(sandbox.command(for: file.path, by: executable))
        guard case .exited(let code) = result.ending else { return (result.output, -1) }
        return (result.output, code)
    }

    @Test("It reads and writes what is named, and nothing else") func files() throws {
        let (code, output, other) = try (TemporaryFolder(), TemporaryFolder(), TemporaryFolder())
        for folder in [code, other] { try "text".write(toFile: "\(folder.path)/file", atomically: false, encoding: .utf8) }
        let sandbox = Sandbox(readable: [code.path], writable: [output.path])
        expect(try run("cat \(code.path)/file", in: sandbox).output, equals: "text")
        expect(try run("cat \(other.path)/file", in: sandbox).code, equals: 1)
        expect(try run("echo a > \(output.path)/new && cat \(output.path)/new", in: sandbox).output, equals: "a")
        #expect(try run("echo a > \(code.path)/file", in: sandbox).code != 0)
        #expect(try run("rm \(other.path)/file", in: sandbox).code != 0)
        expect(try String(contentsOfFile: "\(code.path)/file", encoding: .utf8), equals: "text")
    }

    @Test("Without rules a program runs as it is, at the same addresses each time") func addresses() throws {
        let open = Sandbox(isEnforced: false)
        let map = "grep -m1 stack /proc/self/maps"
        let first = try run(map, in: open).output
        #expect(first.contains("[stack]"))
        expect(try run(map, in: open).output, equals: first)
    }

    @Test("A folder that is missing is left out; a program that is missing is an error with a way out") func missing() throws {
        let sandbox = Sandbox(readable: ["/nowhere/at/all"])
        expect(try run("echo there", in: sandbox).output, equals: "there")
        let result = try ChildProcess.capture(sandbox.command(for: "/nowhere/host", by: executable))
        expect(result.ending, equals: .exited(2))
        #expect(result.errors.contains("/nowhere/host cannot be run") && result.errors.contains("--no-sandbox"))
    }
}

/// A file that goes with the value.
private final class TemporaryFile {
    let path = NSTemporaryDirectory() + "/zoetrope-\(UUID().uuidString)"

    init(text: String) { try? text.write(toFile: path, atomically: false, encoding: .utf8) }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
