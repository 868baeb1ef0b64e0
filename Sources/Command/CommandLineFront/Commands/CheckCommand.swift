import ArgumentParser

/// `zoetrope check`: evaluates every preview, and draws none.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Evaluates every preview and lays it out, without drawing.",
        discussion: """
            Reports previews that trap, throw or update without end, and missing images, colours and symbols, with file and line. Exit \
            codes: 0 nothing was found; 1 something is missing; 2 a preview or a part of the code fails.
            """)

    @OptionGroup var code: CodeOptions
    @OptionGroup var previews: PreviewOptions

    func run() throws {
        try CommandRun(code: code, jobs: previews.jobs).run(.check) { previews.apply(to: &$0.options) }
    }
}
