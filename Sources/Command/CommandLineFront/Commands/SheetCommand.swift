import ArgumentParser

/// `zoetrope sheet`: every animation as one picture of its frames.
struct SheetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sheet", abstract: "Renders every animation as one image: its frames side by side, with their times.",
        discussion: "With --variants it also renders an image of each preview with its variants side by side.")

    @OptionGroup var code: CodeOptions
    @OptionGroup var images: ImageOptions
    @OptionGroup(title: "Steps") var steps: StepOptions

    @Option(help: ArgumentHelp("The output folder.", valueName: "folder"))
    var output = "zoetrope-output"

    func run() throws {
        let folder = try OutputFolder.writable(output)
        try CommandRun(code: code, jobs: images.previews.jobs, outputs: [folder]).run(.render) {
            images.apply(to: &$0.options)
            steps.apply(to: &$0.options)
            // The variants of a preview are one sheet of their stills.
            ($0.output.folder, $0.output.formats) = (folder, $0.options.variants.isEmpty ? [.sheet] : [.png, .sheet])
        }
    }
}
