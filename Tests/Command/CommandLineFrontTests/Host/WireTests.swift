import Foundation
import HostProtocol
import TestSupport
import Testing

/// Messages between the front and a host come out as they went in.
@Suite("Between front and host")
struct WireTests {
    /// One event of every kind, with all that each can hold.
    static let events: [HostEvent] = [
        .previews([
            .init(
                index: 0, name: "Tracker", title: nil, file: "W/A.swift", line: 12, kind: "widget", family: "systemSmall",
                size: [170, 170], entries: 4, variant: RenderVariant([.colorScheme: "dark"]),
                variants: [.colorScheme, .renderingMode]),
            .init(
                index: 1, name: "View", title: "Long \"title\"", file: "B.swift", line: 3, kind: "view",
                variant: RenderVariant([.boldText: "true"])),
        ]),
        .finding(provider: "App.A_Previews"),
        .reported(message: "no picture 'x'"),
        .filming(preview: 3, name: "A"),
        .attempting(preview: 3, part: "timeline", seconds: 12),
        .attempting(preview: 3, part: nil),
        .filmed(preview: 3),
        .begin(preview: 0, name: nil),
        .file(
            .init(
                preview: 1, path: "/a b/c.png", kind: .still, bytes: 12, milliseconds: 3.14159, label: "log1", entry: "log1",
                image: ImageFacts(widthInPixels: 2, heightInPixels: 3, scale: 3))),
        .file(.init(preview: nil, path: "/index.html", kind: .page, bytes: 0, milliseconds: 0, label: nil)),
        .diagnostic(preview: 2, message: "two\nlines"),
        .note(preview: nil, message: "it is old"),
        .failure(preview: 2, message: "never settles"),
        .failure(preview: nil, code: .trap, message: "it trapped"),
        .tree(
            PreviewTree(
                preview: 1, entry: "entry1", time: 0.5,
                elements: [TreeElement(name: "Card", frame: [0, 0, 1, 1], proposal: [nil, 2], children: [])],
                accessible: [AccessibleElementSummary(role: "text", label: "A", frame: [0, 0, 1, 1], findings: [.init(.label, "m")])])),
        .difference(.init(preview: 0, name: "Tracker/log1", message: "pixel 3", command: "zoetrope record", paths: ["/r.png"])),
        .difference(
            .init(
                preview: nil, name: "a", message: "m", command: nil,
                extent: DifferenceExtent(pixels: 3, max: 255, frame: 0, badFrames: 1, frames: 1, box: [0, 0, 1, 3]))),
        .end(preview: 0, note: "{\"card\":1}"),
        .renewal(found: [0, 2]),
        .steps(StepOutcome(preview: 1, name: "W/systemSmall", lack: "nothing is called so", known: ["A"])),
        .steps(StepOutcome(preview: 1, name: "W/systemSmall", lack: nil)),
        .error(message: "é 🎞"),
        .pulse(),
        .pulse(work: "31 of 91 frames are drawn"),
        .summary(.init(files: 3, failures: 1, differences: 0, milliseconds: 412.25)),
    ]

    @Test("An event is one line, and is read as what it was", arguments: events)
    func event(_ event: HostEvent) throws {
        let line = event.line
        #expect(!line.contains("\n"))
        let json = try #require(HostEvent.json(in: line))
        try expect(JSONDecoder().decode(HostEvent.self, from: Data(json.utf8)), equals: event)
    }

    @Test("A number that JSON has no word for is told in its place")
    func notANumber() {
        let event = HostEvent.previews([.init(index: 0, name: "A", file: "", line: 0, kind: "view", size: [.infinity, 1])])
        #expect(event.line.hasPrefix("@zoetrope {\"event\":\"error\",\"message\":\"An event holds a number that JSON cannot represent"))
    }

    @Test(
        "An event or a word of one that is not known is an error",
        arguments: [
            #"{"event":"hello"}"#, #"{"event":"diagnostic","severity":"loud","message":"x"}"#, #"{"event":"begin"}"#, "{}", "[]",
        ])
    func unknown(json: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(HostEvent.self, from: Data(json.utf8)) }
    }

    @Test("A request is read as what it was, every key of it")
    func request() throws {
        var request = HostRequest()
        try expect(Self.roundTrip(request), equals: request)
        request.command = .verify
        request.options = Self.options
        (request.output.folder, request.output.formats, request.output.jobs) = ("/o", OutputFormat.allCases, 4)
        (request.output.command, request.output.onlyFile) = ("zoetrope render", "card")
        (request.options.files, request.options.shard) = (["A.swift"], Shard(index: 1, count: 2))
        request.output.framesOnSheet = 12
        for flag in FileFlag.allCases { request.output[flag] = true }
        (request.golden.folder, request.golden.report, request.golden.prune) = ("/g", "/r", true)
        request.golden.recordCommand = "zoetrope record"
        (request.resume.skip, request.resume.isCareful, request.resume.notes) = ([1], true, ["n"])
        request.resume.traps = [.init(preview: 1, message: "m")]
        request.resume.faultyParts = [.init(preview: 1, name: "timeline", message: "it trapped")]
        request.resume.faultyProviders = [.init(name: "P", message: "m")]
        request.resume.foundParameters = [1]
        request.resume.stepOutcomes = [StepOutcome(preview: 1, name: "A", lack: nil)]
        request.resume.leftOut = [.init(file: "A.swift", message: "m")]
        try expect(Self.roundTrip(request), equals: request)

        // Whatever a request has is set above, or a key that is added later would not be tried.
        let plain = HostRequest()
        for (before, after) in [
            (plain, request), (plain.options, request.options), (plain.options.code, request.options.code),
            (plain.options.finish, request.options.finish), (plain.output, request.output),
            (plain.golden, request.golden), (plain.resume, request.resume),
        ] as [(Any, Any)] {
            for (before, after) in zip(Mirror(reflecting: before).children, Mirror(reflecting: after).children) {
                #expect("\(before.value)" != "\(after.value)", "\(before.label ?? "") is as it is by default")
            }
        }
    }

    /// Options of which none is as it is by default.
    private static var options: RenderOptions {
        var options = RenderOptions()
        (options.filter, options.views, options.family, options.entries) = (["A*"], true, .systemLarge, 2...3)
        (options.until, options.parameters) = (.later(seconds: 90), [.init(owner: "W", name: "a", value: "b")])
        (options.scale, options.followsDevice, options.colorScheme, options.look) = (2, true, .dark, .clear)
        (options.locale, options.system) = (Locale(identifier: "de_DE"), .iOS18)
        (options.dynamicType, options.direction) = (.accessibility3, .rightToLeft)
        (options.contrast, options.orientation) = (.increased, .landscape)
        options.variants = [RenderVariant([.locale: "ar", .device: "iPhone 15 Pro"])]
        options.surroundings = Surroundings(place: .standBy, device: "iPhone 15 Pro", tint: .named("orange"))
        (options.framesPerSecond, options.dwell, options.interval, options.duration) = (60, 0.5, 0.2, 2)
        options.steps = [
            .type("x", into: .label("Name")), .drag(from: .label("Card"), press: 1, along: [.by(x: 1, y: 2)], seconds: 0.6),
            .set("isOn", to: .words("true", isAnimated: true)), .goTo(.date(Date(timeIntervalSince1970: 1_757_462_400))),
        ]
        (options.finish.crop, options.finish.padding, options.finish.background) = ("Card", 8, "white")
        (options.finish.firstHold, options.finish.plays, options.finish.speed) = (0.5, 2, 0.25)
        (options.tourLimit, options.latency, options.providerDeadline) = (5, 0.3, 2)
        for flag in PreviewFlag.allCases { options[flag] = true }
        for flag in StepFlag.allCases { options[flag] = true }
        (options.code.fonts, options.code.foundFonts, options.code.sourceRoots) = (["/f"], ["/h.ttf"], ["/s"])
        (options.code.isApp, options.code.drawsWindows, options.code.deploymentTarget) = (true, true, 17)
        return options
    }

    @Test(
        "A command is read with its values",
        arguments: [
            .list, .check, .render, .record, .verify, .still(times: [0, 0.25]), .archive(scales: [2]), .tree(time: 1, overlay: .frames),
            .curve(.init(titles: [".spring"], points: [.init(title: "measured", times: [0], values: [1])])),
            .present(.init(files: ["/a.zoetrope"], names: ["a"], scale: 1, touch: "Milk", times: [1])),
        ] as [HostRequest.Command])
    func command(_ command: HostRequest.Command) throws {
        try expect(Self.roundTrip(HostRequest(command)).command, equals: command)
    }

    @Test("A value that a test sets in its process is not sent to another") func ownValue() {
        var request = HostRequest()
        request.options.steps = [.set("isOn", to: .own(true, animation: nil))]
        #expect(throws: EncodingError.self) { try Self.roundTrip(request) }
    }

    private static func roundTrip(_ request: HostRequest) throws -> HostRequest {
        try JSONDecoder().decode(HostRequest.self, from: JSONEncoder().encode(request))
    }
}
