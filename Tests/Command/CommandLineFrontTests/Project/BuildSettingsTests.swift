import Foundation
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Build settings")
struct BuildSettingsTests {
    private func settings(_ levels: [[String: String]]) -> BuildSettings {
        var settings = BuildSettings(BuildSettings.Circumstances(configuration: "Debug"), path: "P")
        for level in levels { settings.assign(level.mapValues { .text($0) }) }
        return settings
    }

    @Test("A value names what was assigned before it, by $(inherited) or by its own name")
    func inherited() throws {
        let settings = settings([["A": "one"], ["A": "$(inherited) two"], ["A": "${A} three"]])
        try expect(settings.text("A"), equals: "one two three")
        try expect(settings.text("B"), equals: "")
    }

    @Test("Conditions hold for the simulator and the configuration")
    func conditions() throws {
        let settings = settings([
            [
                "A": "plain", "A[sdk=iphonesimulator*]": "$(inherited) simulated", "A[sdk=macosx*]": "mac",
                "B[config=Release]": "no", "B[config=Debug][arch=arm64]": "yes", "C[sdk=iphoneos*,arch=*]": "device",
            ]
        ])
        try expect(settings.text("A"), equals: "plain simulated")
        try expect(settings.text("B"), equals: "yes")
        try expect(settings.text("C"), equals: "")
    }

    @Test(arguments: [
        ("$(NAME:lower)", "tea time"), ("${NAME:c99extidentifier}", "Tea_Time"), ("$(NAME:rfc1034identifier)", "Tea-Time"),
        ("$(NONE:default=cup)", "cup"), ("$(KEY_$(KIND))", "green"), ("$5 and $(NAME", "$5 and $(NAME"),
        ("$(NAME:upper:lower)", "tea time"), ("$NAME/$KIND.swift", "Tea Time/leaf.swift"), ("$KEY_leaf", "green"), ("a$", "a$"),
        ("$(FILE:file)", "b.tar"), ("$(FILE:base)$(FILE:suffix)", "b.tar"),
    ])
    func names(_ text: String, _ expected: String) throws {
        let settings = settings([["NAME": "Tea Time", "KIND": "leaf", "KEY_leaf": "green", "FILE": "/a/b.tar"]])
        try expect(settings.expanded(text), equals: expected)
    }

    @Test("Words are parted by blanks outside of quotation marks")
    func words() {
        expect(BuildSettings.words(in: " a \"b c\"  d'e f' \"\""), equals: ["a", "b c", "de f", ""])
    }

    @Test("Settings that name each other are an error that shows the circle")
    func circle() {
        let settings = settings([["A": "$(B)", "B": "$(C)", "C": "x $(B)"]])
        #expect(throws: ProjectFault.cycle(path: "P", what: "build settings refer to each other", chain: ["B", "C", "B"])) {
            try settings.text("A")
        }
    }
}

@Suite("Configuration files")
struct ConfigurationFileTests {
    @Test("Comments, conditions with equals signs and included files are read")
    func reading() throws {
        let fixture = try ProjectFixture()
        try fixture.write([
            "a.xcconfig":
                "// first\r\n#include \"b/c.xcconfig\" // more\r\nURL = https:/$()/x // host\r\nF[sdk=iphoneos*] = -D A=1\r\n\r\nEMPTY =\r\n",
            "b/c.xcconfig": "X = 1",
        ])
        let file = try ConfigurationFile(path: "\(fixture.root)/a.xcconfig")
        expect(file.assignments.map { "\($0.key)|\($0.value)" }, equals: ["X|1", "URL|https:/$()/x", "F[sdk=iphoneos*]|-D A=1", "EMPTY|"])
        expect(file.files.map(fixture.relative), equals: ["a.xcconfig", "b/c.xcconfig"])
    }

    @Test("What is included and not there is noted with its place, unless it need not be there")
    func missing() throws {
        let fixture = try ProjectFixture()
        try fixture.write(["a.xcconfig": "#include \"none.xcconfig\"\n#include? \"secret.xcconfig\"\n"])
        let file = try ConfigurationFile(path: "\(fixture.root)/a.xcconfig")
        expect(file.missing.map { fixture.relative($0.path) }, equals: ["none.xcconfig"])
        expect(file.missing.map { fixture.relative($0.place) }, equals: ["a.xcconfig:1"])
    }

    @Test("Files that include each other are an error that shows the circle")
    func circle() throws {
        let fixture = try ProjectFixture()
        try fixture.write(["a.xcconfig": "#include \"b.xcconfig\"", "b.xcconfig": "#include \"a.xcconfig\""])
        let error = #expect(throws: ProjectFault.self) { try ConfigurationFile(path: "\(fixture.root)/a.xcconfig") }
        let message = fixture.relative(try #require(error).message)
        #expect(message.contains("a.xcconfig -> b.xcconfig -> a.xcconfig"))
    }

    @Test("A line that assigns nothing is an error with its number")
    func damaged() throws {
        let fixture = try ProjectFixture()
        try fixture.write(["a.xcconfig": "A = 1\nnonsense\n"])
        let error = #expect(throws: ProjectFault.self) { try ConfigurationFile(path: "\(fixture.root)/a.xcconfig") }
        expect(error?.message.contains("line 2"), equals: true)
    }
}
