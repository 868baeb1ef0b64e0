import LocalService

/// A fault before or around rendering, one case per fault, worded here and nowhere else.
enum FrontFailure: Error, Equatable {
    case noCommand(String, nearest: String?)
    case noSuchFolder(String)
    case notAFolder(String)
    case notSwift(String)
    case notAPackage(String)
    case isZoetropeItself(String)
    case noCheckout(executable: String)
    case noTool(String)
    /// A format whose files another program makes, which is not there.
    case noProgram(format: String, program: String, package: String)
    case packageUnreadable(String, output: String)
    /// A package or a project without a target of tests.
    case noTests(String)
    /// Nothing in a suite is a test that can be run here.
    case nothingToTest(String)
    /// A value of `SNAPSHOT_TESTING_RECORD` that is none of its words.
    case recordMode(String)
    case noSwiftFiles([String], hasObjectiveC: Bool = false)
    /// The text is the output of the compiler or the package manager, and is shown as it is.
    case buildFailed(String)
    /// No file compiles.
    case nothingCompiles([LeftOutFile], [MissingModule])
    /// A pattern of `--exclude` fits no file.
    case nothingExcluded(String, folders: [String])
    /// The package manager wrote down its commands in a form that is not known.
    case buildUnreadable(String)
    case nothingFound(folders: [String], swiftFiles: Int, leftOut: Int = 0)
    /// No name fits the patterns; a name that would, but for capitals, is meant.
    case nothingMatches([String], nearest: String?)
    case repeatedOption(String)
    /// Arguments of `curve` that do not compile, with the compiler's words.
    case notAnimations([String])
    case noGoldens(String)
    case nothingToCompare([String])
    case recordingInCI
    /// Views of which only cards would be drawn, as `path:line: name`.
    case recordingCards([String])
    case unwritable(path: String, reason: String)
    case unreadable(path: String, reason: String)
    case hostDied(String)
    case spawnFailed(command: String, reason: String)
    case fontsUnreadable(String)
    case noInspector(path: String)
    case inspectorFailed(String)
    case project(ProjectFault)
    case noCache
    /// A file of a project's defaults that cannot be used.
    case defaults(path: String, reason: String)
    /// Revisions that cannot be compared.
    case revisions(String)
    /// A folder without the report of a part of a run.
    case noShardReport(String)
    /// Reports that are not the parts of one run.
    case unmergeable(String)
    /// A command that the script `zoetrope` carries out.
    case scriptCommand(String)
    /// A service that does not listen.
    case service(LocalServerFault)

    /// The reason why a file cannot be read where the system gives none.
    static let absenceOrDenial = "the file is missing, or permission is denied"

    /// The reason why a file that exists cannot be read where the system gives none.
    static let denial = "permission is denied, it is not a file, or it is larger than 256 MB"

    static func linkFailed(_ lines: [String]) -> Self {
        .buildFailed(lines.isEmpty ? "error: the linker ended without a message" : lines.joined(separator: "\n"))
    }

    /// The output about packages that cannot be built; nil for other faults.
    var ofPackages: String? {
        switch self {
        case .buildFailed(let output), .packageUnreadable(_, let output): output
        default: nil
        }
    }

    /// The whole text for standard error.
    var report: String {
        switch self {
        case .buildFailed(let output): output
        default: "error: \(message)"
        }
    }

    /// One sentence or two: the fault and the remedy.
    var message: String {
        switch self {
        case .noCommand(let name, let nearest):
            "there is no command '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "; 'zoetrope help' lists them")
        case .noSuchFolder(let path):
            "there is no folder at \(path); check the path"
        case .notAFolder(let path):
            "\(path) is a file; give the folder that holds it"
        case .notSwift(let path):
            "\(path) is not a Swift file; --sources takes folders and .swift files"
        case .notAPackage(let path):
            "\(path) has no Package.swift; give a package with --package-path, or folders of Swift files with --sources"
        case .isZoetropeItself(let path):
            "\(path) is Zoetrope's own package, which holds no previews; give yours with --package-path or --sources"
        case .noCheckout(let executable):
            """
            cannot find Zoetrope's package around \(executable); run the zoetrope that its checkout built, or give the checkout with \
            --zoetrope-path
            """
        case .noTool(let name):
            "'\(name)' is not on the PATH; install Swift 6.3 or later from https://www.swift.org/install"
        case .noProgram(let format, let program, let package):
            "--format \(format) needs \(program), which is not on the PATH; install it with 'apt-get install \(package)'"
        case .packageUnreadable(let path, let output):
            "the package at \(path) cannot be read: \(output)"
        case .noTests(let path):
            "\(path) has no target of unit tests; give a package or a project that has one"
        case .nothingToTest(let path):
            "\(path) has no test that can be run here; see above for what is left out"
        case .recordMode(let word):
            "SNAPSHOT_TESTING_RECORD is '\(word)', but must be all, failed, missing or never"
        case .noSwiftFiles(let folders, let hasObjectiveC):
            "no Swift files under \(folders.joined(separator: ", "))"
                + (hasObjectiveC ? "; its Objective-C files are not read, since previews and widgets are Swift" : "")
        case .buildFailed:
            "the build failed"
        case .nothingCompiles(let files, _):
            files.count == 1
                ? "the only file does not compile; see above"
                : "none of the \(files.count) files compiles; see above for the first causes"
        case .nothingExcluded(let pattern, let folders):
            """
            --exclude \(pattern) matches no Swift file in \(folders.joined(separator: ", ")); patterns are paths below the folder, such as \
            'Views/*.swift' or Legacy
            """
        case .buildUnreadable(let reason):
            "the build cannot be followed: \(reason); use Swift 6.3, or remove the folder .build/hosts, run 'zoetrope cache --clear', and try again"
        case .nothingFound(let folders, let swiftFiles, let leftOut):
            """
            no previews in \(folders.joined(separator: ", ")); looked for #Preview, PreviewProvider, widgets and views without arguments \
            in \(swiftFiles) Swift \
            \(swiftFiles == 1 ? "file" : "files")\(leftOut > 0 ? ", \(leftOut) of which could not be used; see above" : "")
            """
        case .nothingMatches(let patterns, let nearest):
            "no preview matches \(patterns.joined(separator: ", "))"
                + (nearest.map { "; did you mean '\($0)'? capitals count" } ?? "; 'zoetrope list' shows their names")
        case .repeatedOption(let name):
            "--\(name) is given twice, but takes one value"
        case .notAnimations(let faults):
            "not an animation: \(faults.joined(separator: "; ")); one looks like \"spring(duration: 0.5, bounce: 0.3)\""
        case .noGoldens(let path):
            "there are no goldens at \(path); 'zoetrope record' makes them"
        case .nothingToCompare(let folders):
            """
            there are no images in \(folders.joined(separator: " and ")); render into them with 'zoetrope render --output', as PNG, APNG \
            or GIF
            """
        case .recordingInCI:
            """
            CI is set, so nothing is recorded or removed; run 'zoetrope record' on your machine, look at the images, and commit them
            """
        case .recordingCards(let places):
            """
            views that do not compile are drawn as cards, and functions that do not compile skip statements, fail or do nothing, which no \
            golden should show: \(places.joined(separator: ", ")); fix them, or leave their files out with --exclude
            """
        case .unwritable(let path, let reason):
            "cannot write to \(path): \(reason)"
        case .unreadable(let path, let reason):
            "cannot read \(path): \(reason)"
        case .hostDied(let reason):
            "the preview host stopped before it could render: \(reason)"
        case .spawnFailed(let command, let reason):
            "cannot run \(command): \(reason)"
        case .fontsUnreadable(let reason):
            reason
        case .noInspector(let path):
            """
            there is no \(path), which reads images and fonts; build it with 'swift build --product \(InspectorProgram.name)' in \
            Zoetrope's checkout, or run './zoetrope', which builds it
            """
        case .inspectorFailed(let reason):
            "images or fonts could not be read: \(reason)"
        case .project(let fault):
            fault.message
        case .noCache:
            """
            there is no cache: \(CacheFolder.variable) is off, or its folder cannot be made, belongs to another user, or can be \
            written to by others
            """
        case .defaults(let path, let reason):
            "the defaults in \(path) cannot be used: \(reason)"
        case .revisions(let reason):
            reason
        case .noShardReport(let folder):
            "there is no \(ShardedReport.fileName) in \(folder); run with --shard, and give the folder of its --output or --report"
        case .unmergeable(let reason):
            "these reports cannot be merged: \(reason)"
        case .scriptCommand(let name):
            "'\(name)' is a command of the script in Zoetrope's checkout; run './zoetrope \(name)' there"
        case .service(.inUse(let port)):
            "port \(port) is in use; stop the program that uses it, or leave out --port for the next free one"
        case .service(.noAddress(let reason)):
            "--host cannot be used: \(reason)"
        case .service(.refused(let reason)):
            "the page cannot be served: \(reason)"
        }
    }
}
