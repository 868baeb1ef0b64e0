import ArgumentParser
import HostProtocol

/// `zoetrope render`: stills and animations of every preview, and a page that shows them.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Renders every preview as stills and films, with a page that shows them.")

    @OptionGroup var code: CodeOptions
    @OptionGroup var images: ImageOptions
    @OptionGroup(title: "Steps") var steps: StepOptions

    @OptionGroup(title: "Reports") var reports: ReportOptions
    @OptionGroup var strictness: StrictOptions
    @OptionGroup var shards: ShardOptions
    @OptionGroup var changes: ChangeOptions

    @Option(help: ArgumentHelp("The output folder.", valueName: "folder"))
    var output = "zoetrope-output"

    @Option(
        name: .customLong("format"), help: OutputFormat.help, transform: OutputFormat.list)
    var formats: [OutputFormat] = [.png, .apng, .gif]

    @Flag var flags: [FileFlag] = []

    @Flag(help: "Writes a description beside each PNG file, as services that compare images read it: light.json beside light.png.")
    var sidecars = false

    @Flag(help: "Adds an image to each film that shows the paths of the moving views.")
    var trails = false

    func validate() throws {
        guard !formats.contains(where: { $0.traits.contains(.films) }), steps.tour || !steps.steps.isEmpty else { return }
        throw ValidationError("steps and tours are films: add \(OutputFormat.names(with: .frames, joinedBy: "or")) to --format")
    }

    func run() throws {
        let folder = try OutputFolder.writable(output)
        var forms = try reports.forms(json: code.json, imageFolder: folder)
        forms.hasSidecars = sidecars
        var looks = RenderOptions()
        images.apply(to: &looks)
        forms.variant = looks.variant
        let run = CommandRun(
            code: code, jobs: images.previews.jobs, outputs: [folder], forms: forms, isStrict: strictness.strict,
            onlyChangedSince: changes.revision)
        try run.run(.render) {
            images.apply(to: &$0.options)
            steps.apply(to: &$0.options)
            $0.options.shard = shards.shard
            $0.output.folder = folder
            $0.output.command = (["zoetrope", "render"] + code.arguments + images.arguments).joined(separator: " ")
            $0.output.formats = formats + (trails && !formats.contains(.trails) ? [.trails] : [])
            if formats.contains(.sheet), !formats.contains(.png), !$0.options.variants.isEmpty { $0.output.formats.append(.png) }
            for flag in flags { $0.output[flag] = true }
        }
    }
}
