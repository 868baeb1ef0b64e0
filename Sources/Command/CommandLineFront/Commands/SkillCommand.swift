import ArgumentParser

/// `zoetrope skill`: the text that teaches a coding agent the command line.
struct SkillCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "skill", abstract: "Prints a SKILL.md that teaches coding agents the command line.")

    func run() throws { StandardOutput.write(AgentSkill.page) }
}
