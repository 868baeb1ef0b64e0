import ArgumentParser

@main
struct Zoetrope: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "zoetrope")
}
