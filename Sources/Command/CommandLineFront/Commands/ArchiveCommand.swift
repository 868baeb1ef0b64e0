import ArgumentParser

/// `zoetrope archive`: writes the content of widgets as files that can be rendered without their code.
struct ArchiveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "archive", abstract: "Writes what each widget, Live Activity and control shows to a file that needs its code no more.",
        discussion: """
            One file for each preview of a widget, a Live Activity or a control, and for each family of each widget that no preview \
            shows (with --widgets of all): the boxes of its entries, laid out for screens of several scales, and what moves them. \
            'zoetrope present' renders them at any scale, at any rate and at any instant. With steps, such as --tap Espresso, \
            the file holds the film of these, too, and with --tour those of a tour.
            """)

    @OptionGroup var code: CodeOptions
    @OptionGroup var previews: PreviewOptions
    @OptionGroup(title: "Steps") var steps: StepOptions

    @Option(
        name: .customLong("scale"), parsing: .unconditional,
        help: ArgumentHelp(
            "Pixels per point of the screens that widgets are laid out for, above 0 and up to 16; with commas between them. (default: 1,2,3)",
            valueName: "factors"),
        transform: ScaleList.list)
    var scales: [Double] = [1, 2, 3]

    @Option(help: ArgumentHelp("Where to write.", valueName: "folder"))
    var output = "zoetrope-archives"

    func run() throws {
        let folder = try FileSystem.writableFolder(output)
        try CommandRun(code: code, jobs: previews.jobs, outputs: [folder]).run(.archive(scales: scales)) {
            previews.apply(to: &$0.options)
            steps.apply(to: &$0.options)
            $0.output.folder = folder
        }
    }
}
