import ArgumentParser
import Foundation

/// `zoetrope doctor`: lists the parts of the user's sources that cannot be drawn as intended, without building them.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Lists the symbols, modules and Apple API in your code that Zoetrope does not support.",
        discussion: """
            Nothing is built. Exit codes: 0 everything is supported; 1 something is missing; 2 a wrong argument, or a file that cannot be \
            read.
            """)

    @Flag(help: "Check the SF Symbols that the sources name.")
    var symbols = false

    @Flag(help: "Check the Apple modules and API that the sources use.")
    var api = false

    @OptionGroup var code: CodeOptions

    func validate() throws {
        guard symbols || api else { throw ValidationError("choose what to check: --api, --symbols or both") }
    }

    func run() throws {
        let userCode = try code.userCode(runsManifests: false)
        if case .packages(let paths) = userCode, let path = paths.first(where: { !FileSystem.isFile("\($0)/Package.swift") }) {
            throw FrontFailure.notAPackage(path)
        }
        var isComplete = true
        if api { isComplete = try tellMissing(userCode) }
        if symbols { isComplete = try tellSymbols(userCode) && isComplete }
        if !isComplete { throw ExitCode(1) }
    }

    /// Reports the missing names of Apple's. Returns true when none is missing.
    private func tellMissing(_ userCode: UserCode) throws -> Bool {
        let checkout = try Checkout.find(named: code.zoetropePath, executable: Checkout.ownExecutable)
        let survey = try LackReporter.survey(of: userCode, checkout: checkout)
        let report = MissingReport(survey: survey, workingFolder: FileManager.default.currentDirectoryPath)
        if code.json {
            report.jsonLines.forEach(StandardOutput.write)
        } else if survey.entries.isEmpty {
            StandardOutput.write(
                "no known gaps in \(Amounts.count(survey.fileCount, "Swift file")); a render finds gaps that are not known beforehand, "
                    + "such as API of frameworks other than SwiftUI")
        } else {
            report.lines.forEach(StandardOutput.write)
        }
        return survey.entries.isEmpty
    }

    /// Reports the drawings of the symbols. Returns true when each has a picture.
    private func tellSymbols(_ userCode: UserCode) throws -> Bool {
        let inspector = try InspectorProgram.find(beside: Checkout.ownExecutable)
        let survey = try SymbolSurvey(files: userCode.symbolFiles, resolve: inspector.resolutions)
        let report = SymbolReport(survey: survey)
        let lines = code.json ? report.jsonLines : report.lines
        StandardOutput.write(lines.joined(separator: "\n"))
        return survey.missingCount == 0
    }
}
