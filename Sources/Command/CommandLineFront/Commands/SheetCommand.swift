import ArgumentParser

/// `zoetrope sheet`: every animation as one picture of its frames.
struct SheetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sheet", abstract: "Renders every animation as one image: its frames side by side, with their times.")

    @OptionGroup var code: CodeOptions
    @OptionGroup var pictures: ImageOptions
    @OptionGroup(title: "Steps") var steps: StepOptions

    @Option(help: ArgumentHelp("The output folder.", valueName: "folder"))
    var output = "zoetrope-output"

    func run() throws {
        let folder = try FileSystem.writableFolder(output)
        try Session(code: code, pictures: pictures, outputs: [folder]).run {
            $0.command = .render
            $0.output = folder
            $0.formats = [.sheet]
            steps.fill(&$0)
        }
    }
}
