import ArgumentParser
import Foundation

/// `zoetrope doctor`: what in the user's sources cannot be drawn as it is meant, without building them.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Says which symbols your code names and what they are drawn with.",
        discussion: """
            Nothing is built. Exit codes: 0 every name has a picture; 1 at least one has none; 2 a wrong argument, or a \
            file that cannot be read.
            """)

    @Flag(help: "Look at the SF Symbols that the sources name.")
    var symbols = false

    @OptionGroup var code: CodeOptions

    func validate() throws {
        guard symbols else { throw ValidationError("say what to look at: --symbols") }
    }

    func run() throws {
        let userCode = try code.userCode()
        if case .packages(let paths) = userCode, let path = paths.first(where: { !FileSystem.isFile("\($0)/Package.swift") }) {
            throw FrontFailure.notAPackage(path)
        }
        let survey = try SymbolSurvey(folders: userCode.paths, resolve: SymbolSurvey.resolver())
        let report = SymbolReport(survey: survey)
        let lines = code.json ? report.jsonLines : report.lines
        StandardOutput.write(lines.joined(separator: "\n"))
        if survey.missingCount > 0 { throw ExitCode(1) }
    }
}
