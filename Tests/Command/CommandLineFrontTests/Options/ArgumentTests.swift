import ArgumentParser
import Foundation
import HostProtocol
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Arguments")
struct ArgumentTests {
    private func message(_ arguments: [String]) -> String? {
        do {
            _ = try Zoetrope.parseAsRoot(arguments)
            return nil
        } catch {
            return Zoetrope.message(for: error)
        }
    }

    @Test(
        "A value out of range is named with its range",
        arguments: [
            (["--scale", "0"], "--scale is 0, but must be above 0 and at most 16"),
            (["--scale", "16.5"], "--scale is 16.5, but must be above 0 and at most 16"),
            (["--scale", "nan"], "--scale is nan, but must be above 0 and at most 16"),
            (["--fps", "-1"], "--fps is -1, but must be above 0 and at most 240"),
            (["--fps", "inf"], "--fps is inf, but must be above 0 and at most 240"),
            (["--dwell", "-0.5"], "--dwell is -0.5, but must be 0 to 3600 seconds"),
            (["--interval", "0"], "--interval is 0, but must be above 0 and at most 3600 seconds"),
            (["--interval", "nan"], "--interval is nan, but must be above 0 and at most 3600 seconds"),
            (["--jobs", "0"], "--jobs is 0, but must be 1 or more"),
            (["--locale", "?"], "'?' is not a locale identifier; one looks like en_US or zh-Hant_TW"),
        ])
    func range(options: [String], expected: String) {
        expect(message(["render"] + options), equals: expected)
    }

    @Test("An unknown family is answered with the known ones")
    func family() {
        let text = message(["render", "--family", "systemHuge"]) ?? ""
        #expect(text.hasPrefix("there is no widget family 'systemHuge'; the families are systemSmall, systemMedium"))
        #expect(message(["render", "--family", "accessoryRectangular"]) == nil)
    }

    @Test(
        "A command that is none is answered with the one that was meant",
        arguments: [("rendr", "render"), ("verfy", "verify"), ("lsit", "list"), ("Still", "still"), ("build", nil), ("", nil)])
    func command(word: String, meant: String?) {
        #expect(throws: FrontFailure.noCommand(word, nearest: meant)) { try Zoetrope.checkCommand(in: [word]) }
    }

    @Test("A word behind help that is no command is answered like a command", arguments: [("rendr", "render"), ("xyz", nil)])
    func help(word: String, meant: String?) {
        #expect(throws: FrontFailure.noCommand(word, nearest: meant)) { try Zoetrope.checkCommand(in: ["help", word]) }
    }

    @Test(
        "Help of a command, of help and of all is left to the parser",
        arguments: [["help"], ["help", "render"], ["help", "help"], ["help", "-h"]])
    func helps(arguments: [String]) throws { try Zoetrope.checkCommand(in: arguments) }

    @Test(
        "A word is meant only where few of its letters differ",
        arguments: [
            ("recrod", "record"), ("test", "test"), ("xxst", nil), ("doc", nil), ("compre", "compare"), ("shet", "sheet"), ("ab", nil),
        ])
    func distances(word: String, meant: String?) {
        #expect(NearestWord.nearest(to: word, among: ["render", "list", "record", "test", "compare", "sheet", "doctor"]) == meant)
    }

    @Test(
        "A second value of an option that has one is refused",
        arguments: [
            ["render", "--scale", "1", "--scale=2"], ["render", "--output", "a", "--fps", "3", "--output", "b"],
            ["verify", "--golden", "a", "--golden", "b"], ["list", "--project", "a", "--project", "b"],
        ])
    func repeated(arguments: [String]) {
        let name = arguments[1].dropFirst(2)
        #expect(throws: FrontFailure.repeatedOption(String(name))) { try RepeatedOption.check(arguments) }
    }

    @Test(
        "Options that may be given more than once, flags and words behind two dashes are not counted",
        arguments: [
            ["render", "--filter", "a", "--filter", "b"], ["render", "--tap", "a", "--tap", "b"], ["render", "--views", "--views"],
            ["render", "--package-path", "a", "--package-path", "b"], ["test", "--", "--scale", "--scale"], ["--output", "--output"],
        ])
    func repeatable(arguments: [String]) throws { try RepeatedOption.check(arguments) }

    @Test("A folder with the name of an image is refused, unless it is there")
    func outputFolders() throws {
        let folder = FileManager.default.temporaryDirectory.path + "/output-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(throws: ValidationError.self) { try OutputFolder.writable("\(folder)/x.gif") }
        #expect(throws: ValidationError.self) { try OutputFolder.writable("\(folder)/index.HTML") }
        try FileSystem.makeFolder("\(folder)/x.gif")
        for name in ["x.gif", "x.d", "y.gif/"] {
            #expect(try OutputFolder.writable("\(folder)/\(name)") == "\(folder)/\(name.split(separator: "/")[0])")
        }
    }

    @Test("An animation that does not compile is named as it was typed")
    func curves() throws {
        let command = try CurveCommand.parse(["bouncy", "sprng(duration: 1)"])
        let file = LeftOutFile(
            path: "/tmp/x/Curve.swift", reason: .errors(count: 1, first: ["/tmp/x/Curve.swift:6: type 'Animation' has no member 'sprng'"]))
        let expected = "'sprng(duration: 1)' (the compiler reports: type 'Animation' has no member 'sprng')"
        #expect(command.refusal([file]) == .notAnimations([expected]))
        #expect(command.refusal([]) == nil)
        #expect(FrontFailure.notAnimations([expected]).message.hasPrefix("not an animation: 'sprng"))
    }

    @Test("Commands, options and nothing at all are left to the parser", arguments: ["render", "doctor", "help", "--help", nil])
    func noTypo(word: String?) throws { try Zoetrope.checkCommand(in: [word].compactMap(\.self)) }

    @Test("A file where a folder is asked for is told from what is not there")
    func fileForFolder() {
        #expect(throws: FrontFailure.notAFolder("/dev/null")) { try FileSystem.existingFolder("/dev/null") }
        #expect(throws: FrontFailure.noSuchFolder("/no/such")) { try FileSystem.existingFolder("/no/such") }
    }

    @Test("The limits themselves are allowed", arguments: [["--scale", "16"], ["--fps", "240"], ["--dwell", "0"], ["--jobs", "1"]])
    func limits(options: [String]) {
        #expect(message(["render"] + options) == nil)
    }

    @Test("A package and folders of sources exclude each other")
    func codeOptions() {
        expect(message(["list", "--package-path", "a", "--sources", "b"]), equals: "--package-path and --sources exclude each other")
    }

    @Test("Formats are a list with commas")
    func formats() throws {
        try expect(OutputFormat.list("png,apng,gif,webp,frames"), equals: [.png, .apng, .gif, .webp, .frames])
        try expect(OutputFormat.list("GIF, png,gif"), equals: [.gif, .png])
        for text in ["", "png,", "jpeg", "png;gif"] {
            #expect(throws: ValidationError.self) { try OutputFormat.list(text) }
        }
    }

    @Test("Help and messages name every format, or those whose files show every frame") func formatNames() {
        expect(OutputFormat.names(), equals: "png, apng, gif, webp, mp4, webm, svg, pdf, frames, sheet, storyboard and trails")
        expect(OutputFormat.names(with: .frames, joinedBy: "or"), equals: "apng, gif, webp, mp4, webm, frames or sheet")
        expect(
            message(["render", "--tour", "--format", "png"])?.contains("add apng, gif, webp, mp4, webm, frames or sheet to --format"),
            equals: true)
    }

    @Test("Flags are typed as they are called, and may be given together") func flags() throws {
        let words = ["render", "--smallest", "--lossy-gif", "--show-touches", "--explain", "--always-on", "--privacy", "--simplified"]
        let command = try #require(try Zoetrope.parseAsRoot(words) as? RenderCommand)
        var options = RenderOptions()
        command.images.apply(to: &options)
        command.steps.apply(to: &options)
        #expect(command.flags == [.smallest, .lossyGIF] && options[.showTouches] && options[.explain])
        #expect(options[.alwaysOn] && options[.privacy] && options[.simplified] && !options[.widgets])
        expect(command.images.arguments, equals: ["--always-on", "--privacy", "--simplified"])
    }

    @Test("Instants are seconds with commas")
    func instants() throws {
        try expect(Instants.list("0,0.25,12"), equals: [0, 0.25, 12])
        for text in ["", "1,", "-1", "nan", "inf", "1s"] {
            #expect(throws: ValidationError.self) { try Instants.list(text) }
        }
    }

    @Test(
        "Locale identifiers are known by their form",
        arguments: [
            ("en", true), ("en_US", true), ("zh-Hant_TW", true), ("de_DE@currency=EUR", true), ("yue", true),
            ("en_US_POSIX", true), ("sr-Latn-RS", true), ("de-1996", true), ("es_419", true), ("ar-u-nu-latn", true),
            ("xx_YY_ZZ", false), ("en_US_GB", false), ("en-u", false), ("", false), ("e", false), ("en_", false), ("en US", false),
            ("12_DE", false), ("../x", false),
        ])
    func locales(name: String, isWellFormed: Bool) {
        expect(LocaleName.isWellFormed(name), equals: isWellFormed)
    }

    @Test("Arguments reach the options")
    func options() throws {
        let arguments = [
            "render", "--filter", "A*", "--filter", "B", "--scale", "2", "--fps", "60", "--dwell", "0.5",
            "--color-scheme", "dark", "--family", "systemLarge", "--locale", "de_DE", "--jobs", "4",
        ]
        let command = try #require(try Zoetrope.parseAsRoot(arguments) as? RenderCommand)
        var options = RenderOptions()
        command.images.apply(to: &options)
        var expected = RenderOptions()
        expected.filter = ["A*", "B"]
        expected.scale = 2
        expected.framesPerSecond = 60
        expected.dwell = 0.5
        expected.colorScheme = .dark
        expected.family = .systemLarge
        expected.locale = Locale(identifier: "de_DE")
        #expect(options == expected && command.images.previews.jobs == 4)
    }

    @Test("Fonts are named by file or folder, on every command", arguments: ["list", "render", "record", "verify", "still"])
    func fonts(command: String) throws {
        let rest = command == "still" ? ["--at", "0"] : []
        let parsed = try Zoetrope.parseAsRoot([command, "--fonts", "/usr", "/etc/passwd"] + rest)
        let shown = (parsed as? ListCommand)?.code ?? (parsed as? RenderCommand)?.code ?? (parsed as? StillCommand)?.code
        let options = try #require(shown ?? (parsed as? RecordCommand)?.code ?? (parsed as? VerifyCommand)?.code)
        try expect(options.fonts(), equals: ["/usr", "/etc/passwd"])
        expect(options.arguments, equals: ["--fonts", "/usr", "/etc/passwd"])
    }

    @Test func aFontThatIsNotThereEndsTheRun() throws {
        let command = try #require(try Zoetrope.parseAsRoot(["list", "--fonts", "/no/such.ttf"]) as? ListCommand)
        #expect(throws: FrontFailure.self) { try command.code.fonts() }
    }
}

@Suite("Moments and parameters")
struct MomentArgumentTests {
    @Test(
        "Moments are times from now, or dates",
        arguments: [
            ("90", 90, false), ("45m", 2700, false), ("1d12h", 129_600, false), ("0", 0, false), ("1.5h", 5400, false),
            ("2025-09-10", 1_757_462_400, true), ("2025-09-10T08:00", 1_757_491_200, true), ("2025-09-10T08:00:30Z", 1_757_491_230, true),
        ] as [(String, Double, Bool)]) func moments(_ words: String, _ seconds: Double, _ isDate: Bool) throws
    {
        let expected = isDate ? VirtualMoment.date(Date(timeIntervalSince1970: seconds)) : .later(seconds: seconds)
        try expect(MomentArgument(words, option: "--until").moment, equals: expected)
    }

    @Test("What is none says what one is", arguments: ["", "soon", "5x", "-1", "2025-13-01", "2025-02-30", "h", "nan", "2025-09-10T25:00"])
    func faults(_ words: String) {
        #expect(throws: (any Error).self) { try MomentArgument(words, option: "--until") }
    }

    @Test("A parameter has a name, perhaps its widget's, and any value") func parameters() throws {
        try expect(ParameterArgument("city=New York").parameter, equals: .init(owner: nil, name: "city", value: "New York"))
        try expect(ParameterArgument("Weather.city=a=b").parameter, equals: .init(owner: "Weather", name: "city", value: "a=b"))
        for words in ["city", "=x", ".city=x", "Weather.=x"] {
            #expect(throws: (any Error).self) { try ParameterArgument(words) }
        }
    }

    @Test("A reload keeps its place among the steps") func reload() throws {
        let words = StepOptions.completed(["render", "--tap", "A", "--reload", "--wait", "1", "--type", "--reload", "--go-to", "6h"])
        let command = try #require(try Zoetrope.parseAsRoot(words) as? RenderCommand)
        let steps: [PreviewStep] = [
            .tap(.label("A"), count: 1), .reload, .wait(seconds: 1), .type("--reload", into: nil), .goTo(.later(seconds: 21_600)),
        ]
        expect(command.steps.steps, equals: steps)
    }

    private func steps(_ words: String...) throws -> [PreviewStep] {
        try #require(try Zoetrope.parseAsRoot(["render"] + words) as? RenderCommand).steps.steps
    }

    @Test("A drag goes on through further points, and is one step") func path() throws {
        let steps = try steps(
            "--drag", "Card:+120,0", "--through", "+0,80", "--through", "5,6", "--press-drag", "Time: 3", "--through", "1,2", "--tap", "A")
        expect(
            steps,
            equals: [
                .drag(
                    from: .label("Card"), press: 0, along: [.by(x: 120, y: 0), .by(x: 0, y: 80), .to(CGPoint(x: 5, y: 6))],
                    seconds: 0.6 * 3),
                .drag(from: .label("Time: 3"), press: 1, along: [.to(CGPoint(x: 1, y: 2))], seconds: 0.6),
                .tap(.label("A"), count: 1),
            ])
    }

    @Test("A number with a sign makes a distance, whichever it is") func signedWays() throws {
        let steps = try steps("--drag", "Card:-120,0", "--through", "-10.5,20", "--through", "3,-4", "--through", "+-5,6")
        expect(
            steps,
            equals: [
                .drag(
                    from: .label("Card"), press: 0,
                    along: [.by(x: -120, y: 0), .by(x: -10.5, y: 20), .by(x: 3, y: -4), .by(x: -5, y: 6)], seconds: 0.6 * 4)
            ])
    }

    @Test(
        "A way that begins or leads nowhere is told",
        arguments: [
            (["--through", "1,2"], "--through continues a drag: put it right after --drag, --press-drag or another --through"),
            (
                ["--drag", "A:1,2", "--tap", "B", "--through", "1,2"],
                "--through continues a drag: put it right after --drag, --press-drag or another --through"
            ),
            (["--drag", "Card"], "'Card' is not a drag; write from:to, such as 20,40:200,40, or from:+distance"),
            (["--drag", "Card", "--through", "up"], "'up' is not a point; --through takes a point, as 200,80, or a distance, as +0,80"),
            (["--set", "isOn"], "'isOn' sets no state; write name=value, such as isOn=true or Card.count=3"),
        ])
    func faultyPaths(_ words: [String], _ message: String) {
        do {
            _ = try Zoetrope.parseAsRoot(["render"] + words)
            Issue.record("Nothing was wrong.")
        } catch { #expect(Zoetrope.message(for: error).contains(message)) }
    }

    @Test("State has a name and any value") func states() throws {
        try expect(
            steps("--set", "name=a=b", "--set-animated", "Card.isOn=true"),
            equals: [
                .set("name", to: .words("a=b", isAnimated: false)), .set("Card.isOn", to: .words("true", isAnimated: true)),
            ])
    }

    @Test("Less motion is asked for, and typed again where goldens are accepted") func reducedMotion() throws {
        let command = try #require(try Zoetrope.parseAsRoot(["render", "--reduce-motion"]) as? RenderCommand)
        var options = RenderOptions()
        command.images.previews.apply(to: &options)
        #expect(options[.reduceMotion] && command.images.previews.arguments == ["--reduce-motion"])
    }
}
