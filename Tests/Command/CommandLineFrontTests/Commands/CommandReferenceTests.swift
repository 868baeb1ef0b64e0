import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Command reference")
struct CommandReferenceTests {
    private static let path = URL(filePath: #filePath + "/../../../../../Documentation/Commands.md").standardized.path

    /// With `ZOETROPE_REGENERATE=1` the page is written anew.
    @Test("Documentation/Commands.md is the help of the commands")
    func page() throws {
        let page = Self.page
        if ProcessInfo.processInfo.environment["ZOETROPE_REGENERATE"] == "1" {
            try page.write(toFile: Self.path, atomically: true, encoding: .utf8)
        }
        try expect(
            String(contentsOfFile: Self.path, encoding: .utf8), equals: page,
            "run 'ZOETROPE_REGENERATE=1 ./zoetrope test --filter CommandReferenceTests' and commit the page")
    }

    private static var page: String {
        let commands = Zoetrope.configuration.subcommands
        var sections = [
            """
            # Commands

            This page is the help of the commands, as `./zoetrope help <command>` prints it. `CommandReferenceTests` writes it:

            ```
            ZOETROPE_REGENERATE=1 ./zoetrope test --filter CommandReferenceTests
            ```

            `./zoetrope demo` and `./zoetrope test` are described in [Getting started](GettingStarted.md).

            ```sh example
            ./zoetrope help render
            ```
            """,
            section("zoetrope", help: Zoetrope.helpMessage(columns: 100)),
        ]
        for command in commands {
            sections.append(section(command.configuration.commandName ?? "", help: Zoetrope.helpMessage(for: command, columns: 100)))
        }
        return sections.joined(separator: "\n\n") + "\n"
    }

    private static func section(_ title: String, help: String) -> String {
        let lines = help.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line.reversed().drop { $0 == " " }.reversed())
        }
        let text = lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
        return "## \(title)\n\n```\n\(text)\n```"
    }
}
