import ArgumentParser
import HostProtocol

/// `zoetrope render`: stills and animations of every preview, and a page that shows them.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Renders every preview: stills, animations and a page that shows them.")

    @OptionGroup var code: CodeOptions
    @OptionGroup var pictures: ImageOptions
    @OptionGroup(title: "Steps") var steps: StepOptions

    @Option(help: ArgumentHelp("Where to write.", valueName: "folder"))
    var output = "zoetrope-output"

    @Option(
        name: .customLong("format"),
        help: ArgumentHelp("Any of png, apng, gif, webp, frames, sheet and trails, with commas between them.", valueName: "formats"),
        transform: OutputFormat.list)
    var formats: [OutputFormat] = [.png, .apng, .gif]

    @Flag(help: "Spends much longer on smaller PNG, APNG and WebP files; the pictures are the same.")
    var smallest = false

    @Flag(name: .customLong("lossy-gif"), help: "Makes GIF files smaller by colours that are off by what can hardly be seen.")
    var lossyGIF = false

    @Flag(help: "Adds a picture to each animation that shows where each moving thing was.")
    var trails = false

    func validate() throws {
        guard formats.allSatisfy({ $0 == .png }), steps.tour || !steps.steps.isEmpty else { return }
        throw ValidationError("steps and tours are films: --format needs apng, gif, webp, frames or sheet as well as png")
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
