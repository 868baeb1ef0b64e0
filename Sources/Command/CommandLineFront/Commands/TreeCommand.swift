import ArgumentParser
import HostProtocol

/// `zoetrope tree`: the views of each preview, or its elements for assistive technologies.
struct TreeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tree", abstract: "Lists the views of every preview with frames, proposals and names, or its accessibility elements.",
        discussion: """
            A line is a view or a modifier with the place and the size of its frame in points, and the size that was proposed to it; the \
            views inside are indented below. With --accessibility a line is an element with its label, value and traits, in reading order, \
            with findings on contrast, target size and missing labels. The text is the same in every run.
            """)

    @OptionGroup var code: CodeOptions
    @OptionGroup var images: ImageOptions

    @Option(
        name: .customLong("at"), parsing: .unconditional,
        help: ArgumentHelp("Seconds since an entry came up; by default when it has come to rest.", valueName: "seconds"))
    var time: Double?

    @Flag(help: "Lists elements as assistive technologies find them.")
    var accessibility = false

    @Option(help: ArgumentHelp("Draws frames or accessibility over a picture of each entry, in the output folder.", valueName: "parts"))
    var overlay: TreeOverlay?

    @Option(help: ArgumentHelp("The output folder of --overlay.", valueName: "folder"))
    var output = "zoetrope-output"

    func validate() throws {
        if let time, !(time >= 0 && time.isFinite) { throw ValidationError("--at is \(time), but must be 0 or more seconds") }
    }

    func run() throws {
        let folder = overlay == nil ? FileSystem.absolutePath(output) : try OutputFolder.writable(output)
        var run = CommandRun(code: code, jobs: images.previews.jobs, outputs: overlay == nil ? [] : [folder])
        run.listsAccessibility = accessibility
        try run.run(.tree(time: time, overlay: overlay)) {
            images.apply(to: &$0.options)
            ($0.output.folder, $0.output.formats) = (folder, [.png])
        }
    }
}

extension TreeOverlay: ExpressibleByArgument {}
