import ArgumentParser
import Foundation
import HostProtocol
import TestSupport
import Testing

@testable import CommandLineFront

/// Options for pictures and films in documents.
@Suite("Options for documents") struct DocumentOptionsTests {
    private func command(_ words: [String]) throws -> RenderCommand {
        try #require(try Zoetrope.parseAsRoot(["render"] + words) as? RenderCommand)
    }

    @Test("Arguments reach the options, and slow motion has as many frames a second") func options() throws {
        let words = [
            "--crop", "Card", "--padding", "12", "--background", "#FF8800", "--hold-first", "0.5", "--hold-last", "2", "--loops", "3",
            "--speed", "0.25", "--fps", "20",
        ]
        let command = try command(words)
        var options = RenderOptions()
        command.images.apply(to: &options)
        command.documents.apply(to: &options)
        var finish = FileFinish()
        (finish.crop, finish.padding, finish.background) = ("Card", 12, "#FF8800")
        (finish.firstHold, finish.plays, finish.speed) = (0.5, 3, 0.25)
        expect(options.finish, equals: finish)
        expect(options.dwell, equals: 2)
        // A second of the film shows a quarter of a second of the view in 20 frames.
        expect(options.framesPerSecond, equals: 80)
        expect(
            command.documents.arguments,
            equals: [
                "--crop", "Card", "--padding", "12", "--background", "'#FF8800'", "--hold-first", "0.5", "--loops", "3", "--speed", "0.25",
            ])
    }

    @Test(
        "Values without a meaning are refused",
        arguments: [
            ["--padding", "-1"], ["--padding", "2000"], ["--hold-first", "-1"], ["--loops", "-1"], ["--loops", "70000"], ["--speed", "0"],
            ["--speed", "nan"], ["--crop", ""],
        ])
    func refused(words: [String]) {
        #expect(throws: (any Error).self) { try command(words) }
    }

    @Test("A mark of touches has two names") func touches() throws {
        for name in ["--show-touches", "--touch-indicator"] { try expect(command([name]).steps.flags, equals: [.showTouches]) }
    }

    @Test("The name of an image or a film is one file, made in a folder of its own") func oneFile() throws {
        let folder = try TemporaryFolder()
        let file = try #require(try OutputFile("\(folder.path)/new/card.v2.gif"))
        #expect(file.format == .gif && file.name == "card.v2" && file.path == "\(folder.path)/new/card.v2.gif")
        expect(file.place(of: "\(file.workshop)/card.v2.gif"), equals: file.path)
        expect(file.place(of: "/elsewhere/a.gif"), equals: "/elsewhere/a.gif")
        try Data("GIF".utf8).write(to: URL(fileURLWithPath: "\(file.workshop)/card.v2.gif"))
        try file.finish()
        try expect(String(contentsOfFile: file.path, encoding: .utf8), equals: "GIF")
        #expect(!FileSystem.isFolder(file.workshop))
        for name in ["card", "card.gif/", "card.sheet", "index.html"] { #expect(try OutputFile("\(folder.path)/\(name)") == nil) }
    }

    @Test("A run that makes no file leaves the old one") func noFile() throws {
        let folder = try TemporaryFolder()
        try Data("old".utf8).write(to: URL(fileURLWithPath: "\(folder.path)/card.png"))
        let file = try #require(try OutputFile("\(folder.path)/card.png"))
        try file.finish()
        try expect(String(contentsOfFile: file.path, encoding: .utf8), equals: "old")
    }

    @Test(
        "Options that make other files are refused beside the name of one file",
        arguments: [["--tour"], ["--explain"], ["--trails"], ["--sidecars"], ["--shard", "1/2"], ["--format", "png"]])
    func otherFiles(words: [String]) throws {
        let folder = try TemporaryFolder()
        let command = try command(words + ["--output", "\(folder.path)/card.gif"])
        #expect(throws: ValidationError.self) { try command.run() }
    }

    @Test("A video without its program is refused with the package to install") func programs() throws {
        try OutputFormat.checkPrograms(of: [.png, .gif, .svg], searchPath: "/nowhere")
        let fault = #expect(throws: FrontFailure.self) { try OutputFormat.checkPrograms(of: [.mp4], searchPath: "/nowhere") }
        expect(
            fault?.message,
            equals: "--format mp4 needs ffmpeg, which is not on the PATH; install it with 'apt-get install ffmpeg'")
    }

    @Test("A film in place of code is known by its ending, if it is there") func films() throws {
        let folder = try TemporaryFolder()
        try Data().write(to: URL(fileURLWithPath: "\(folder.path)/a.GIF"))
        expect(SheetCommand.film("\(folder.path)/a.GIF"), equals: "\(folder.path)/a.GIF")
        #expect(SheetCommand.film("\(folder.path)/b.gif") == nil && SheetCommand.film(folder.path) == nil && SheetCommand.film(nil) == nil)
    }
}
