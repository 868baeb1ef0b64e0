import ArgumentParser
import Foundation
import HostProtocol

/// `zoetrope sheet`: every animation as one picture of its frames.
struct SheetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sheet", abstract: "Renders every animation as one image: its frames side by side, with their times.",
        discussion: """
            With --variants it also renders an image of each preview with its variants side by side. In place of code it takes a film that \
            was made before: a GIF, an animated PNG or a WebP file.
            """)

    @OptionGroup var code: CodeOptions
    @OptionGroup var images: ImageOptions
    @OptionGroup(title: "Steps") var steps: StepOptions

    @OptionGroup(title: "Documents") var frame: FrameOptions

    @Option(
        name: .customLong("frames"), parsing: .unconditional,
        help: ArgumentHelp("The most frames of each film, 2 to 40: the first, the last, and others at even distances.", valueName: "number")
    )
    var frames: Int?

    @Option(help: ArgumentHelp("The output folder.", valueName: "folder"))
    var output = "zoetrope-output"

    func validate() throws {
        if let frames, !(2...40).contains(frames) { throw ValidationError("--frames is \(frames), but must be 2 to 40") }
        if frames != nil, Self.film(code.path) != nil { throw ValidationError("--frames goes with code, not with a film made before") }
    }

    func run() throws {
        if let film = Self.film(code.path) { return try writeSheet(of: film) }
        let folder = try OutputFolder.writable(output)
        try CommandRun(code: code, jobs: images.previews.jobs, outputs: [folder]).run(.render) {
            images.apply(to: &$0.options)
            steps.apply(to: &$0.options)
            frame.apply(to: &$0.options)
            $0.output.framesOnSheet = frames
            // The variants of a preview are one sheet of their stills.
            ($0.output.folder, $0.output.formats) = (folder, $0.options.variants.isEmpty ? [.sheet] : [.png, .sheet])
        }
    }

    /// The absolute path of a film in place of code; nil for other paths.
    static func film(_ path: String?) -> String? {
        guard let path = path.map(FileSystem.absolutePath), FileSystem.isFile(path) else { return nil }
        return ["gif", "apng", "png", "webp"].contains(NSString(string: path).pathExtension.lowercased()) ? path : nil
    }

    private func writeSheet(of film: String) throws {
        let name = NSString(string: FilePath.name(of: film)).deletingPathExtension
        let picture = "\(try OutputFolder.writable(output))/\(name).\(OutputFormat.sheet.suffix)"
        let event = try InspectorProgram.find(beside: Checkout.ownExecutable).sheet(of: film, to: picture)
        var printer = EventPrinter(
            json: code.json, workingFolder: FileManager.default.currentDirectoryPath, write: StandardOutput.write,
            complain: CommandRun.complain)
        printer.take(event)
    }
}
