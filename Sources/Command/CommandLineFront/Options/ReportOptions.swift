import ArgumentParser
import Foundation
import HostProtocol

/// The forms in which a run is reported beside the terminal and the page.
struct ReportOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Writes the results as JUnit XML.", valueName: "file"))
    var junit: String?

    @Option(help: ArgumentHelp("Writes a summary in markdown, with the images that differ.", valueName: "file"))
    var markdown: String?

    @Option(
        name: .customLong("images-url"),
        help: ArgumentHelp("The address under which the report's folder is published, for the images of the markdown.", valueName: "url"))
    var imagesAddress: String?

    @Flag(
        inversion: .prefixedNo,
        help: "Writes failures as annotations of GitHub; by default where GITHUB_ACTIONS is true.")
    var annotations: Bool?

    /// Returns the forms, and refuses files that cannot be written before anything is drawn.
    func forms(json: Bool, imageFolder: String?) throws -> ReportForms {
        let environment = ProcessInfo.processInfo.environment
        var forms = ReportForms(json: json, imageFolder: imageFolder, imagesAddress: imagesAddress)
        forms.junit = try junit.map(Self.writable)
        forms.markdown = try markdown.map(Self.writable)
        forms.summary = environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
        forms.annotates = annotations ?? (environment["GITHUB_ACTIONS"] == "true")
        forms.root = environment["GITHUB_WORKSPACE"] ?? FileManager.default.currentDirectoryPath
        return forms
    }

    private static func writable(_ path: String) throws -> String {
        let file = FileSystem.absolutePath(path)
        _ = try FileSystem.writableFolder(FilePath.folder(of: file))
        if FileSystem.isFolder(file) { throw FrontFailure.unwritable(path: file, reason: "it is a folder") }
        return file
    }
}

/// The end of a run with warnings.
struct StrictOptions: ParsableArguments {
    @Flag(help: "Ends with exit code 2 if there are warnings.")
    var strict = false
}

/// The previews that a change may reach.
struct ChangeOptions: ParsableArguments {
    @Option(
        name: .customLong("only-changed"),
        help: ArgumentHelp(
            "Draws only previews that a change since this revision may reach, by the names that files declare and use; all if anything but "
                + "Swift files has changed.",
            valueName: "revision"))
    var revision: String?
}

/// The part of a run that this machine draws.
struct ShardOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Takes a part of the previews or tests, such as 1/4; 'zoetrope merge' joins the reports of all parts.", valueName: "part"),
        transform: Self.shard)
    var shard: Shard?

    static func shard(_ text: String) throws -> Shard {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let index = numbers[0], let count = numbers[1], let shard = Shard(index: index, count: count) else {
            throw ValidationError("--shard is '\(text)', but must be a part such as 1/4: the first number from 1 to the second")
        }
        return shard
    }
}
