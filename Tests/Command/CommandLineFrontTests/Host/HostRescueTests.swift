import Foundation
import HostProtocol
import TestSupport
import Testing

@testable import CommandLineFront

/// What a run rescues when a preview brings its host down or never comes to an end.
@Suite("Hosts that are given up", .serialized)
struct HostRescueTests {
    private final class Lines {
        var output: [String] = []
        var errors: [String] = []
    }

    private func run(_ command: HostRequest.Command, deadline: Double = 60, _ script: String) throws -> Lines {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("host-\(UUID().uuidString)").path
        try "#!/bin/sh\nrequest=$(cat)\n\(script)\n".write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let lines = Lines()
        let printer = EventPrinter(
            json: false, workingFolder: "/", write: { lines.output.append($0) }, complain: { lines.errors.append($0) })
        let request = HostRequest(command)
        try HostSupervisor(executable: path, request: request, deadline: deadline, printer: printer).run()
        return lines
    }

    @Test("A preview that prints for ever is stopped and named, and the others still run")
    func endlessLoop() throws {
        let lines = try run(
            .render, deadline: 1,
            """
            case "$request" in *'"skip":[0]'*) exit 0;; esac
            echo '@zoetrope {"event":"begin","preview":0,"name":"Loop"}'
            while true; do sleep 0.2; echo x; done
            """)
        let errors = lines.errors.filter { $0 != "print: Loop: x" }
        expect(errors.count, equals: 1)
        expect(errors.first?.hasPrefix("error: Loop: it was silent for 1 s and was stopped"), equals: true)
    }

    @Test("What a host noted for its page before it was brought down reaches the next one")
    func notes() throws {
        let lines = try run(
            .render,
            """
            case "$request" in
                *'"notes":["first"]'*) echo "page of first"; exit 0;;
            esac
            echo '@zoetrope {"event":"begin","preview":0,"name":"A"}'
            echo '@zoetrope {"event":"end","preview":0,"note":"first"}'
            echo '@zoetrope {"event":"begin","preview":1,"name":"B"}'
            kill -ILL $$
            """)
        expect(lines.errors.last, equals: "print: page of first")
    }

    @Test("A preview that brought a host down is told of to the one that writes the page")
    func traps() throws {
        let lines = try run(
            .render,
            """
            case "$request" in
                *'"traps":[{"message":"it trapped'*'"preview":1}]'*|*'"traps":[{"preview":1,"message":"it trapped'*)
                    echo "page with a card for 1"; exit 0;;
            esac
            echo '@zoetrope {"event":"begin","preview":1,"name":"B"}'
            kill -ILL $$
            """)
        expect(lines.errors.last, equals: "print: page with a card for 1")
    }

    @Test("A provider that traps where it makes its previews is left to the next host to name, which draws the others")
    func providers() throws {
        let lines = try run(
            .render,
            """
            case "$request" in
                *'"faultyProviders":[{'*'"name":"App.A_Previews"'*) echo "page with a card for A_Previews"; exit 0;;
            esac
            echo '@zoetrope {"event":"finding","name":"App.A_Previews"}'
            kill -ILL $$
            """)
        expect(lines.errors, equals: ["print: page with a card for A_Previews"])
    }

    @Test("What was asked for in vain before a trap is told with it")
    func reported() throws {
        let lines = try run(
            .render,
            """
            case "$request" in *'"skip":[0]'*) exit 0;; esac
            echo '@zoetrope {"event":"begin","preview":0,"name":"A"}'
            echo '@zoetrope {"event":"reported","message":"UIImage(named: x) gave nil"}'
            kill -ILL $$
            """)
        expect(
            lines.errors,
            equals: [
                "error: A: it trapped (illegal instruction: a Swift precondition failed, such as an overflow). Before that: UIImage(named: x) gave nil"
            ])
    }

    @Test("Where either of two previews may have brought a host down, the next host takes one after the other")
    func careful() throws {
        let lines = try run(
            .render,
            """
            file() { echo "@zoetrope {\\"event\\":\\"file\\",\\"preview\\":$1,\\"path\\":\\"/$2.png\\",\\"kind\\":\\"still\\",\\"bytes\\":1,\\"milliseconds\\":1}"; }
            event() { echo "@zoetrope {\\"event\\":\\"$1\\",\\"preview\\":$2}"; }
            case "$request" in
                *'"skip":[1]'*) event filming 0; event filmed 0; event begin 0; file 0 a; file 0 b; event end 0; exit 0;;
                *'"isCareful":true'*) event filming 1; kill -ILL $$;;
            esac
            event filming 0; event filmed 0; event filming 1; event begin 0; file 0 a
            kill -ILL $$
            """)
        expect(
            lines.errors, equals: ["error: preview 1: it trapped (illegal instruction: a Swift precondition failed, such as an overflow)"])
        expect(lines.output, equals: ["a.png  1 B  1.0 ms", "b.png  1 B  1.0 ms"])
    }

    @Test("A preview that differs is not compared again: the report has it")
    func differences() throws {
        let lines = try run(
            .verify,
            """
            echo '@zoetrope {"event":"begin","preview":0,"name":"A"}'
            echo '@zoetrope {"event":"difference","preview":0,"name":"A/one","message":"frame 3"}'
            echo '@zoetrope {"event":"end","preview":0}'
            case "$request" in
                *'"skip":[0,1]'*) exit 0;;
                *'"skip":[0'*) ;;
            esac
            echo '@zoetrope {"event":"begin","preview":1,"name":"B"}'
            kill -ILL $$
            """)
        expect(lines.errors.filter { $0.hasPrefix("different:") }, equals: ["different: A/one: frame 3"])
    }

    @Test(
        "Words are quoted where a shell needs it",
        arguments: [("a/b-c.d", "a/b-c.d"), ("My App", "'My App'"), ("it's", "'it'\\''s'"), ("", "''")])
    func quoting(word: String, quoted: String) {
        expect(ShellWord.quoted(word), equals: quoted)
    }
}
