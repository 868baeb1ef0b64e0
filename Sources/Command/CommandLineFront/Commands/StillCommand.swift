import ArgumentParser

/// `zoetrope still`: pictures of chosen instants.
struct StillCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "still", abstract: "Renders every preview at the given instants.")

    @OptionGroup var code: CodeOptions
    @OptionGroup var images: ImageOptions

    @Option(
        name: .customLong("at"), parsing: .unconditional,
        help: ArgumentHelp("Seconds from the start, separated by commas.", valueName: "seconds"),
        transform: Instants.list)
    var times: [Double]

    @Option(help: ArgumentHelp("The output folder.", valueName: "folder"))
    var output = "zoetrope-output"

    func run() throws {
        let folder = try OutputFolder.writable(output)
        try CommandRun(code: code, jobs: images.previews.jobs, outputs: [folder]).run(.still(times: times)) {
            images.apply(to: &$0.options)
            ($0.output.folder, $0.output.formats) = (folder, [.png])
        }
    }
}
