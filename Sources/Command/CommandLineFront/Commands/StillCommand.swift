import ArgumentParser

/// `zoetrope still`: pictures of chosen instants.
struct StillCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "still", abstract: "Renders every preview at the given instants.")

    @OptionGroup var code: CodeOptions
    @OptionGroup var pictures: ImageOptions

    @Option(
        name: .customLong("at"), parsing: .unconditional,
        help: ArgumentHelp("Seconds from the start, separated by commas.", valueName: "seconds"),
        transform: Instants.list)
    var times: [Double]

    @Option(help: ArgumentHelp("The output folder.", valueName: "folder"))
    var output = "zoetrope-output"

    func run() throws {
        let folder = try FileSystem.writableFolder(output)
        try Session(code: code, pictures: pictures, outputs: [folder]).run {
            $0.command = .still
            $0.output = folder
            $0.formats = [.png]
            $0.times = times
        }
    }
}
