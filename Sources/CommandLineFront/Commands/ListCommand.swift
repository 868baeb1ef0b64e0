import ArgumentParser

/// `zoetrope list`: the previews, without rendering any.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists the previews: index, name, place, family and number of entries.")

    @OptionGroup var code: CodeOptions

    func run() throws {
        try Session(code: code, pictures: nil).run { $0.command = .list }
    }
}
