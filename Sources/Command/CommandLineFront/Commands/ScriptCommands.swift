import ArgumentParser

// The script `zoetrope` carries these commands out itself. They are declared here so that help and completions list them.

/// `zoetrope demo`.
struct DemoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo", abstract: "Renders the examples and names the page that shows them.")

    @Flag(help: "Renders a film of each word of Apple's animation reference as well.")
    var gallery = false

    func run() throws { throw FrontFailure.scriptCommand(Self.configuration.commandName ?? "") }
}

/// `zoetrope install`.
struct InstallCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "install", abstract: "Makes a link to this checkout's zoetrope and installs completions for bash, zsh and fish.")

    @Option(help: ArgumentHelp("The folder whose bin and share take them; ~/.local unless given.", valueName: "folder"))
    var prefix: String?

    func run() throws { throw FrontFailure.scriptCommand(Self.configuration.commandName ?? "") }
}

/// `zoetrope completions`.
struct CompletionsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "completions", abstract: "Prints the completions of a shell.")

    @Argument(help: ArgumentHelp("bash, zsh or fish.", valueName: "shell"), completion: .list(["bash", "zsh", "fish"]))
    var shell: String

    func run() throws { throw FrontFailure.scriptCommand(Self.configuration.commandName ?? "") }
}
