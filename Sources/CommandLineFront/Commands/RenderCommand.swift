import ArgumentParser

/// `zoetrope render`: stills and animations of every preview, and a page that shows them.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Renders every preview: stills, animations and a page that shows them.")

    @OptionGroup var code: CodeOptions
    @OptionGroup var pictures: PictureOptions

    @Option(help: ArgumentHelp("Where to write.", valueName: "folder"))
    var output = "zoetrope-output"

    @Option(
        name: .customLong("format"),
        help: ArgumentHelp("Any of png, apng, gif and frames, with commas between them.", valueName: "formats"),
        transform: OutputFormat.list)
    var formats: [OutputFormat] = [.png, .apng, .gif]

    func run() throws {
        let folder = try FileSystem.writableFolder(output)
        try Session(code: code, pictures: pictures).run {
            $0.command = .render
            $0.output = folder
            $0.formats = formats
        }
    }
}
