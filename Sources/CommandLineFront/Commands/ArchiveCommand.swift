import ArgumentParser

/// `zoetrope archive`: what widgets draw, as files that can be rendered without their code.
struct ArchiveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "archive", abstract: "Writes what each widget draws to a file that needs its code no more.",
        discussion: """
            One file for each preview of a widget, and with --widgets for each family of each widget: its entries, and the frames \
            of the changes between them, as outlines and paints. 'zoetrope present' renders them at any scale, and at --fps or a \
            whole part of it.
            """)

    @OptionGroup var code: CodeOptions
    @OptionGroup var pictures: PictureOptions

    @Option(help: ArgumentHelp("Where to write.", valueName: "folder"))
    var output = "zoetrope-archives"

    func run() throws {
        let folder = try FileSystem.writableFolder(output)
        try Session(code: code, pictures: pictures, outputs: [folder]).run {
            $0.command = .archive
            $0.output = folder
        }
    }
}
