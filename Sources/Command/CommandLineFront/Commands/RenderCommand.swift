import ArgumentParser
import HostProtocol

/// `zoetrope render`: stills and animations of every preview, and a page that shows them.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Renders every preview as stills and films, with a page that shows them.")

    @OptionGroup var code: CodeOptions
    @OptionGroup var pictures: ImageOptions
    @OptionGroup(title: "Steps") var steps: StepOptions

    @Option(help: ArgumentHelp("The output folder.", valueName: "folder"))
    var output = "zoetrope-output"

    @Option(
        name: .customLong("format"),
        help: ArgumentHelp("Any of png, apng, gif, webp, frames, sheet and trails, separated by commas.", valueName: "formats"),
        transform: OutputFormat.list)
    var formats: [OutputFormat] = [.png, .apng, .gif]

    @Flag(help: "Spends much longer on smaller PNG, APNG and WebP files with the same pixels.")
    var smallest = false

    @Flag(name: .customLong("lossy-gif"), help: "Makes GIF files smaller by hardly visible changes of colour.")
    var lossyGIF = false

    @Flag(help: "Adds an image to each film that shows the paths of the moving views.")
    var trails = false

    func validate() throws {
        guard formats.allSatisfy({ $0 == .png }), steps.tour || !steps.steps.isEmpty else { return }
        throw ValidationError("steps and tours are films: add apng, gif, webp, frames or sheet to --format")
    }

    func run() throws {
        let folder = try FileSystem.writableFolder(output)
        try Session(code: code, pictures: pictures, outputs: [folder]).run {
            $0.command = .render
            $0.output = folder
            $0.formats = formats + (trails && !formats.contains(.trails) ? [.trails] : [])
            $0.smallest = smallest
            $0.lossyGIF = lossyGIF
            steps.fill(&$0)
        }
    }
}
