import ArgumentParser

/// `zoetrope archive`: writes the content of widgets as files that can be rendered without their code.
struct ArchiveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "archive", abstract: "Writes each widget, Live Activity and control to a file that can be rendered without its code.",
        discussion: """
            Writes one file for each preview of a widget, a Live Activity or a control. It also writes one for each family of a widget \
            that no preview shows; with --widgets, one for every family of every widget. A file holds the boxes of the entries, laid out \
            for screens of several scales, and their animations. 'zoetrope present' renders them at any scale, frame rate and instant. \
            With steps, such as --tap Espresso, the file also holds the film of the steps, and with --tour the films of a tour.
            """)

    @OptionGroup var code: CodeOptions
    @OptionGroup var previews: PreviewOptions
    @OptionGroup(title: "Steps") var steps: StepOptions

    @Option(
        name: .customLong("scale"), parsing: .unconditional,
        help: ArgumentHelp(
            "Pixels per point of the screens that widgets are laid out for, above 0 and up to 16, separated by commas. (default: 1,2,3)",
            valueName: "factors"),
        transform: ScaleList.list)
    var scales: [Double] = [1, 2, 3]

    @Option(help: ArgumentHelp("The output folder.", valueName: "folder"))
    var output = "zoetrope-archives"

    func run() throws {
        let folder = try OutputFolder.writable(output)
        try CommandRun(code: code, jobs: previews.jobs, outputs: [folder]).run(.archive(scales: scales)) {
            previews.apply(to: &$0.options)
            steps.apply(to: &$0.options)
            $0.output.folder = folder
        }
    }
}
