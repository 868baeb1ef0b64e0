import Foundation
import HostProtocol
import TestSupport
import Testing

/// What the front and a host say to each other comes out as it went in.
@Suite("Between front and host")
struct WireTests {
    /// One event of every kind, with all that each can hold.
    static let events: [HostEvent] = [
        .previews([
            .init(
                index: 0, name: "Tracker", title: nil, file: "W/A.swift", line: 12, kind: "widget", family: "systemSmall",
                size: [170, 170], entries: 4),
            .init(index: 1, name: "View", title: "Long \"title\"", file: "B.swift", line: 3, kind: "view"),
        ]),
        .finding(provider: "App.A_Previews"),
        .reported(message: "no picture 'x'"),
        .filming(preview: 3, name: "A"),
        .attempting(preview: 3, part: "timeline", seconds: 12),
        .attempting(preview: 3, part: nil),
        .filmed(preview: 3),
        .begin(preview: 0, name: nil),
        .file(.init(preview: 1, path: "/a b/c.png", kind: .still, bytes: 12, milliseconds: 3.14159, label: "log1")),
        .file(.init(preview: nil, path: "/index.html", kind: .page, bytes: 0, milliseconds: 0, label: nil)),
        .diagnostic(preview: 2, message: "two\nlines"),
        .note(preview: nil, message: "it is old"),
        .failure(preview: 2, message: "never settles"),
        .difference(.init(preview: 0, name: "Tracker/log1", message: "pixel 3", command: "zoetrope record", paths: ["/r.png"])),
        .difference(.init(preview: nil, name: "a", message: "m", command: nil)),
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
        request.faultyParts = [.init(preview: 1, name: "timeline", message: "it trapped")]
        (request.output, request.golden, request.report) = ("/o", "/g", "/r")
        (request.filter, request.formats) = (["A*"], OutputFormat.allCases)
        (request.smallest, request.lossyGIF, request.widgets, request.views) = (true, true, true, true)
        (request.drawsWindows, request.isApp) = (true, true)
        (request.scale, request.framesPerSecond, request.dwell, request.times) = (2, 60, 0.5, [0, 0.25])
        request.interval = 0.2
        request.followsDevice = true
        request.reducesMotion = true
        request.foundParameters = [1]
        request.stepOutcomes = [StepOutcome(preview: 1, name: "A", lack: nil)]
        (request.colorScheme, request.family, request.renderingMode, request.locale) = ("dark", "systemLarge", "clear", "de_DE")
        request.surroundings = .init(
            context: "standBy", device: "iPhone 15 Pro", tint: "orange", isDimmed: true, isPrivate: true, isSimplified: true)
        (request.deploymentTarget, request.entries) = (17, [2, 3])
        (request.fonts, request.foundFonts, request.sourceRoots) = (["/f"], ["/h.ttf"], ["/s"])
        (request.jobs, request.prune, request.tour, request.duration, request.latency) = (4, true, 5, 2, 0.3)
        request.steps = [
            .init(kind: "type", target: "Name", text: "x"), .init(kind: "drag", numbers: [1], legs: [.init(x: 1, y: 2, isDistance: true)]),
        ]
        request.until = .init(seconds: 90, isDate: false)
        request.parameters = [.init(owner: "W", name: "a", value: "b")]
        (request.curves, request.isExplained, request.showsTouches) = ([".spring"], true, true)
        request.points = [.init(title: "measured", times: [0], values: [1])]
        request.presentation = .init(files: ["/a.zoetrope"], names: ["a"], scale: 1, touch: "Milk")
        request.scales = [2]
        (request.skip, request.isCareful, request.recordCommand, request.notes) = ([1], true, "zoetrope record", ["n"])
        request.traps = [.init(preview: 1, message: "m")]
        request.faultyProviders = [.init(name: "P", message: "m")]
        request.leftOut = [.init(file: "A.swift", message: "m")]
        try expect(Self.roundTrip(request), equals: request)

        // Whatever a request has is set above, or a key that is added later would not be tried.
        let (plain, full) = (Mirror(reflecting: HostRequest()).children, Mirror(reflecting: request).children)
        for (before, after) in zip(plain, full) {
            #expect("\(before.value)" != "\(after.value)", "\(before.label ?? "") is as it is by default")
        }
    }

    private static func roundTrip(_ request: HostRequest) throws -> HostRequest {
        try JSONDecoder().decode(HostRequest.self, from: JSONEncoder().encode(request))
    }
}
