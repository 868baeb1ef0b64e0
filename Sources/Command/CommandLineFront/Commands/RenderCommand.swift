import ArgumentParser
import HostProtocol

/// `zoetrope render`: stills and animations of every preview, and a page that shows them.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Renders every preview: stills, animations and a page that shows them.")

    @OptionGroup var code: CodeOptions
    @OptionGroup var images: ImageOptions
    @OptionGroup(title: "Steps") var steps: StepOptions

    @Option(help: ArgumentHelp("Where to write.", valueName: "folder"))
    var output = "zoetrope-output"

    @Option(
        name: .customLong("format"), help: OutputFormat.help, transform: OutputFormat.list)
    var formats: [OutputFormat] = [.png, .apng, .gif]

    @Flag var flags: [FileFlag] = []

    @Flag(help: "Adds a picture to each animation that shows where each moving thing was.")
    var trails = false

    func validate() throws {
        guard !formats.contains(where: { $0.traits.contains(.films) }), steps.tour || !steps.steps.isEmpty else { return }
        throw ValidationError(
            "steps and tours are films: --format needs \(OutputFormat.names(with: .frames, joinedBy: "or")) as well as png")
    }

    func run() throws {
        let folder = try FileSystem.writableFolder(output)
        try CommandRun(code: code, jobs: images.previews.jobs, outputs: [folder]).run(.render) {
            images.apply(to: &$0.options)
            steps.apply(to: &$0.options)
            $0.output.folder = folder
            $0.output.formats = formats + (trails && !formats.contains(.trails) ? [.trails] : [])
            for flag in flags { $0.output[flag] = true }
        }
    }
}
