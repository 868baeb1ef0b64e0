import ArgumentParser

/// `zoetrope archive`: what widgets show, as files that can be rendered without their code.
struct ArchiveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "archive", abstract: "Writes what each widget shows to a file that needs its code no more.",
        discussion: """
            One file for each preview of a widget, and with --widgets for each family of each widget: the boxes of its entries, laid \
            out for screens of several scales, and what moves them. 'zoetrope present' renders them at any scale, at any rate and \
            at any instant. With steps, such as --tap Espresso, the file holds the film of these, too.
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

    func validate() throws {
        if steps.tour { throw ValidationError("an archive holds no tour: name the steps, such as --tap Espresso") }
    }

    func run() throws {
        let folder = try FileSystem.writableFolder(output)
        try Session(code: code, pictures: nil, outputs: [folder]).run {
            previews.fill(&$0)
            $0.command = .archive
            $0.output = folder
            $0.scales = scales
            steps.fill(&$0)
        }
    }
}
