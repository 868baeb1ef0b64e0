import ArgumentParser
import Foundation
import HostProtocol

/// `zoetrope render`: stills and animations of every preview, and a page that shows them.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Renders every preview as stills and films, with a page that shows them.")

    @OptionGroup var code: CodeOptions
    @OptionGroup var images: ImageOptions
    @OptionGroup(title: "Steps") var steps: StepOptions

    @OptionGroup(title: "Documents") var documents: DocumentOptions

    @OptionGroup(title: "Reports") var reports: ReportOptions
    @OptionGroup var strictness: StrictOptions
    @OptionGroup var shards: ShardOptions
    @OptionGroup var changes: ChangeOptions

    @Option(
        help: ArgumentHelp(
            "The output folder, or the one file that a preview becomes, such as card.gif, card.mp4 or card.svg.", valueName: "path"))
    var output = "zoetrope-output"

    @Option(
        name: .customLong("format"), help: OutputFormat.help, transform: OutputFormat.list)
    var givenFormats: [OutputFormat]?

    /// The formats that are written.
    var formats: [OutputFormat] { givenFormats ?? [.png, .apng, .gif] }

    @Flag var flags: [FileFlag] = []

    @Flag(help: "Writes a description beside each PNG file, as services that compare images read it: light.json beside light.png.")
    var sidecars = false

    @Flag(help: "Adds an image to each film that shows the paths of the moving views.")
    var trails = false

    func validate() throws {
        guard !formats.contains(where: { $0.traits.contains(.films) }), steps.tour || !steps.steps.isEmpty else { return }
        guard OutputFormat(fileEnding: NSString(string: output).pathExtension)?.traits.contains(.films) != true else { return }
        throw ValidationError("steps and tours are films: add \(OutputFormat.names(with: .frames, joinedBy: "or")) to --format")
    }

    func run() throws {
        guard let file = try OutputFile(output) else {
            try OutputFormat.checkPrograms(of: formats)
            return try render(into: try OutputFolder.writable(output), formats: formats)
        }
        let made = Result { try renderOne(file) }
        try file.finish()
        try made.get()
    }

    /// Renders the one file of a preview.
    private func renderOne(_ file: OutputFile) throws {
        let more = [
            ("--format", givenFormats != nil && givenFormats != [file.format]), ("--tour", steps.tour), ("--sidecars", sidecars),
            ("--explain", steps.flags.contains(.explain)), ("--trails", trails), ("--shard", shards.shard != nil),
        ]
        if let option = more.first(where: { $0.1 }) {
            throw ValidationError("\(option.0) makes other files than '\(output)'; give a folder with --output")
        }
        try OutputFormat.checkPrograms(of: [file.format])
        try render(into: file.workshop, formats: [file.format], as: file)
    }

    private func render(into folder: String, formats: [OutputFormat], as file: OutputFile? = nil) throws {
        var forms = try reports.forms(json: code.json, imageFolder: folder)
        forms.hasSidecars = sidecars
        var looks = RenderOptions()
        images.apply(to: &looks)
        forms.variant = looks.variant
        var run = CommandRun(
            code: code, jobs: images.previews.jobs, outputs: [folder], forms: forms, isStrict: strictness.strict,
            onlyChangedSince: changes.revision)
        run.onlyFile = file
        try run.run(.render) {
            images.apply(to: &$0.options)
            steps.apply(to: &$0.options)
            documents.apply(to: &$0.options)
            $0.options.shard = shards.shard
            $0.output.folder = folder
            $0.output.onlyFile = file?.name
            let words = ["zoetrope", "render"] + code.arguments + images.arguments + documents.arguments
            $0.output.command = words.joined(separator: " ")
            $0.output.formats = formats + (trails && !formats.contains(.trails) ? [.trails] : [])
            if formats.contains(.sheet), !formats.contains(.png), !$0.options.variants.isEmpty { $0.output.formats.append(.png) }
            for flag in flags { $0.output[flag] = true }
        }
    }
}
