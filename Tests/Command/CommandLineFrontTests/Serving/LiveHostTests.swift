import Foundation
import HostProtocol
import LocalService
import Synchronization
import TestSupport
import Testing

@testable import CommandLineFront

/// A shell script in place of a living host.
struct ScriptedHost {
    let launch: LiveHost.Launch

    /// - Parameter script: runs behind the list of previews; `$line` is a request.
    init(_ script: String, previews: [String] = ["Card"], in folder: TemporaryFolder) throws {
        let path = "\(folder.path)/host-\(UUID().uuidString)"
        let list = previews.enumerated().map { index, name in
            #"{"index":\#(index),"name":"\#(name)","file":"/code/Card.swift","line":3,"kind":"view","source":"preview","size":[],"entries":0}"#
        }
        let text = """
            #!/bin/sh
            read -r request
            echo '@zoetrope {"event":"previews","previews":[\(list.joined(separator: ","))]}'
            while read -r line; do
            \(script)
            done
            """
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        launch = LiveHost.Launch(
            executable: path, request: HostRequest(.live), environment: ["PATH=/usr/bin:/bin"], sandbox: nil, deadline: (10, 1))
    }

    /// Answers each request with a frame.
    static let frame = """
        echo '@zoetrope-live frame {"event":"frame","image":"aGVsbG8=","time":0}'
        echo '@zoetrope-live end {"event":"end"}'
        """
}

@Suite("A host that lives", .serialized)
struct LiveHostTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static func lines(_ stream: AsyncStream<String>) async -> [String] {
        var lines: [String] = []
        for await line in stream { lines.append(line) }
        return lines
    }

    @Test("Requests are answered in their order, with what the code prints among the answers") func order() async throws {
        let host = LiveHost(
            try ScriptedHost(
                """
                echo hello
                case "$line" in *film*) echo '@zoetrope-live note {"event":"note","message":"film"}';; esac
                echo '@zoetrope-live end {"event":"end"}'
                """, in: folder
            ).launch)
        guard case .previews(let previews, _) = await host.beginning() else { return #expect(Bool(false), "no previews") }
        expect(previews.map(\.name), equals: ["Card"])
        let (first, second) = (host.ask(.inspect), host.ask(.film))
        let printed = #"{"schema":1,"event":"print","message":"hello"}"#
        expect(await Self.lines(first), equals: [printed, #"{"event":"end"}"#])
        expect(await Self.lines(second), equals: [printed, #"{"event":"note","message":"film"}"#, #"{"event":"end"}"#])
        host.end()
    }

    @Test("A request that waits is sent while the one before it is answered") func ahead() async throws {
        let host = LiveHost(
            try ScriptedHost(
                """
                case "$line" in *inspect*) read -r next;; esac
                echo "@zoetrope-live note {\\"event\\":\\"note\\",\\"label\\":$next}"
                echo '@zoetrope-live end {"event":"end"}'
                """, in: folder
            ).launch)
        let (first, _) = (host.ask(.inspect), host.ask(.film))
        let lines = await Self.lines(first)
        #expect(lines.first?.contains("film") == true)
        host.end()
    }

    @Test("A host that traps answers with the place and the words, and is over") func trap() async throws {
        let host = LiveHost(
            try ScriptedHost(
                """
                echo '/code/Card.swift:12: Fatal error: no model' >&2
                kill -ILL $$
                """, in: folder
            ).launch)
        let lines = await Self.lines(host.ask(.film))
        #expect(lines.first?.contains(#""code":"trap","message":"it trapped: /code/Card.swift:12: Fatal error: no model""#) == true)
        expect(lines.last, equals: #"{"event":"end"}"#)
        expect(host.isAlive, equals: false)
        #expect(await Self.lines(host.ask(.film)).first?.contains("has ended") == true)
    }

    @Test("A host that hangs at a request is stopped", .timeLimit(.minutes(1))) func hang() async throws {
        let host = LiveHost(try ScriptedHost("sleep 60", in: folder).launch)
        let lines = await Self.lines(host.ask(.film))
        #expect(lines.first?.contains(#""code":"timeout""#) == true && lines.first?.contains("look for an endless loop") == true)
        expect(host.isAlive, equals: false)
    }

    @Test("A host that is asked nothing for longer than it may be silent goes on") func idle() async throws {
        let host = LiveHost(try ScriptedHost(ScriptedHost.frame, in: folder).launch)
        _ = await host.beginning()
        try await Task.sleep(for: .seconds(2.5))
        expect(await Self.lines(host.ask(.film)).count, equals: 2)
        host.end()
        #expect(await Self.lines(host.ask(.film)).first?.contains("has ended") == true)
    }
}

@Suite("The state that pages share", .serialized)
struct LiveServiceTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func build(_ script: String = ScriptedHost.frame, previews: [String] = ["Card"], failures: [String] = []) throws
        -> LiveBuild.Result
    {
        LiveBuild.Result(
            launch: try ScriptedHost(script, previews: previews, in: folder).launch, failures: failures, watched: [],
            places: PreviewPlaces(.packages([folder.path])))
    }

    private func service() -> LiveService { LiveService(roots: [folder.path], title: "App") }

    private func get(_ path: String, _ query: [String: String] = [:], of service: LiveService) async -> (status: Int, text: String) {
        await Self.answer(LocalRequest(path: path, query: query), of: service)
    }

    private func post(_ path: String, _ body: String, to service: LiveService) async -> (status: Int, text: String) {
        await Self.answer(LocalRequest(path: path, isPost: true, body: Data(body.utf8)), of: service)
    }

    private static func answer(_ request: LocalRequest, of service: LiveService) async -> (status: Int, text: String) {
        let answer = await LiveRoutes(service: service).answer(request)
        switch answer.body {
        case .bytes(let data): return (answer.status, String(decoding: data, as: UTF8.self))
        case .stream(let chunks):
            var text = ""
            for await chunk in chunks { text += String(decoding: chunk, as: UTF8.self) }
            return (answer.status, text)
        }
    }

    @Test("A build is listed with files and lines, and drawn") func listing() async throws {
        let service = service()
        await service.take(try build())
        #expect(
            await get("previews", of: service).text.contains(#""version":1,"previews":[{"schema":1,"event":"preview","preview":"Card""#))
        let picture = await get("picture", ["preview": "Card", "version": "1"], of: service)
        expect(picture.text, equals: "hello")
        service.close()
    }

    @Test("An edit that does not compile is reported, and the last good pictures stay") func failure() async throws {
        let service = service()
        await service.take(try build())
        let failure = #"{"event":"failure","file":"/code/Card.swift","line":3}"#
        service.take(failures: [failure])
        // Parts that compile take nothing from those that did.
        await service.take(try build(previews: [], failures: [failure]))
        expect(service.count, equals: 1)
        expect(await get("picture", ["preview": "Card"], of: service).text, equals: "hello")
        var events = service.events().makeAsyncIterator()
        let state = String(decoding: try #require(await events.next()), as: UTF8.self)
        #expect(state.contains(#""status":"failed","version":1"#) && state.contains("\"failures\":[\(failure)]"))
        await service.take(try build(previews: ["Card", "Other"]))
        let next = String(decoding: try #require(await events.next()), as: UTF8.self)
        #expect(next.contains(#""status":"ready","version":2"#) && next.contains(#""failures":[]"#))
        service.close()
    }

    @Test("Each error of the compiler has its file, line and column") func errors() {
        let file = LeftOutFile(path: "/code/Card.swift", reason: .errors(count: 1, first: ["/code/Card.swift:3:9: error: no such name"]))
        expect(
            LiveBuild.lines(of: file),
            equals: [
                #"{"schema":1,"event":"failure","file":"/code/Card.swift","line":3,"column":9,"code":"compile","message":"no such name"}"#
            ])
        #expect(LiveBuild.lines(of: LeftOutFile(path: "/a.swift", reason: .needs(["Card"])))[0].contains("it needs Card"))
    }

    @Test("A first build shows what compiles beside what does not") func partialBuild() async throws {
        let service = service()
        await service.take(try build(failures: ["{}"]))
        expect(service.count, equals: 1)
        service.close()
    }

    @Test("A preview is touched in a host of its own; one that dies there costs no other page") func death() async throws {
        let service = service()
        await service.take(try build("case \"$line\" in *perform*) kill -9 $$;; esac\n\(ScriptedHost.frame)"))
        for session in ["one", "two"] {
            #expect(await post("open", #"{"session":"\#(session)","preview":"Card"}"#, to: service).text.contains("aGVsbG8="))
        }
        let touched = await post("perform", #"{"session":"one","steps":["--tap","3,4"]}"#, to: service)
        #expect(touched.text.contains(#""code":"trap""#) && touched.text.hasSuffix("{\"event\":\"end\"}\n"))
        #expect(await post("film", #"{"session":"two"}"#, to: service).text.contains("aGVsbG8="))
        expect(await get("picture", ["preview": "Card"], of: service).text, equals: "hello")
        // Opening it again, as after an edit, starts another host.
        #expect(await post("open", #"{"session":"one","preview":"Card"}"#, to: service).text.contains("aGVsbG8="))
        service.close()
    }

    @Test("The seventh open preview closes the one that was asked least lately") func manySessions() async throws {
        let service = service()
        await service.take(try build())
        for number in 0..<7 { _ = await post("open", #"{"session":"\#(number)","preview":"Card"}"#, to: service) }
        #expect(await post("film", #"{"session":"0"}"#, to: service).text.contains("not open any more"))
        #expect(await post("film", #"{"session":"1"}"#, to: service).text.contains("aGVsbG8="))
        service.close()
    }

    @Test("A source around a line is shown; a path outside of the sources is refused") func sources() async throws {
        let file = "\(folder.path)/Card.swift"
        try (1...9).map { "line \($0)" }.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
        try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/Link.swift", withDestinationPath: "/etc/passwd")
        let service = service()
        let found = await get("source", ["file": file, "line": "5"], of: service)
        expect(found.text, equals: #"{"first":2,"lines":["line 2","line 3","line 4","line 5","line 6","line 7","line 8"]}"#)
        for path in ["/etc/passwd", "\(folder.path)/../x.swift", "\(folder.path)/Link.swift", "Card.swift"] {
            let refused = await get("source", ["file": path], of: service)
            expect(refused.status, equals: 400)
            #expect(refused.text.contains("outside of the sources"))
        }
    }

    @Test("Touches that overtake one another are carried out in order, and one for a former opening not at all") func touches() async throws
    {
        let service = service()
        await service.take(try build("echo \"$line\" >> '\(folder.path)/log'\n\(ScriptedHost.frame)"))
        _ = await post("open", #"{"session":"one","preview":"Card","opening":7}"#, to: service)
        func touch(_ number: Int) -> LocalRequest {
            let body = #"{"session":"one","opening":7,"number":\#(number),"entry":\#(number)}"#
            return LocalRequest(path: "perform", isPost: true, body: Data(body.utf8))
        }
        let (one, other) = (touch(0), touch(1))
        async let second = Self.answer(other, of: service)
        try await Task.sleep(for: .milliseconds(100))
        async let first = Self.answer(one, of: service)
        let answers = await [first, second]
        #expect(answers.allSatisfy { $0.text.contains("aGVsbG8=") })
        let log = try String(contentsOfFile: "\(folder.path)/log", encoding: .utf8).split(separator: "\n").filter { $0.contains("perform") }
        #expect(log.count == 2 && log[0].contains(":0") && log[1].contains(":1"), "\(log)")
        expect(await post("perform", #"{"session":"one","opening":6,"number":2,"entry":1}"#, to: service).status, equals: 400)
        service.close()
    }

    @Test("A revision is drawn by a host of its own, built again for another commit") func revisions() async throws {
        let builds = Mutex<[String]>([])
        let launch = try ScriptedHost(ScriptedHost.frame.replacing("aGVsbG8=", with: "cGFzdA=="), in: folder).launch
        let revisions = LiveRevisions(
            commit: { name in
                guard name != "gone" else { throw AgentFault.noRevision(name, output: "unknown") }
                return name.hasPrefix("HEAD") ? "1" : "2"
            },
            build: { commit in
                builds.withLock { $0.append(commit) }
                return launch
            })
        let service = LiveService(roots: [folder.path], title: "App", revisions: revisions)
        await service.take(try build())
        for name in ["HEAD", "HEAD", "main", "HEAD"] {
            expect(await get("picture", ["preview": "Card", "revision": name], of: service).text, equals: "past")
        }
        expect(builds.withLock { $0 }, equals: ["1", "2", "1"])
        let gone = await get("picture", ["preview": "Card", "revision": "gone"], of: service)
        #expect(gone.status == 400 && gone.text.contains("There is no revision 'gone'"))
        expect(await get("picture", ["preview": "Card"], of: service).text, equals: "hello")
        service.close()
    }

    @Test("A golden beside the code is shown; a name that leads out of its folder is refused") func goldens() async throws {
        let service = service()
        try FileManager.default.createDirectory(atPath: "\(folder.path)/Golden/Card", withIntermediateDirectories: true)
        try "png".write(toFile: "\(folder.path)/Golden/Card/entry1.png", atomically: true, encoding: .utf8)
        try "png".write(toFile: "\(folder.path)/secret.png", atomically: true, encoding: .utf8)
        expect(await get("golden", ["preview": "Card"], of: service).text, equals: "png")
        expect(await get("golden", ["preview": "Card", "entry": "entry2"], of: service).status, equals: 404)
        expect(await get("golden", ["preview": "..", "entry": "secret"], of: service).status, equals: 400)
    }

    @Test(
        "Nonsense is answered with a fault",
        arguments: [
            ("perform", "nonsense"), ("perform", "{}"), ("open", #"{"session":"one"}"#), ("film", #"{"session":"nobody"}"#),
            ("perform", #"{"session":"one","steps":["--output","/tmp"]}"#), ("perform", #"{"session":"one","steps":["--tap"]}"#),
            ("open", #"{"session":"one","preview":"Card","options":["--fonts","/etc"]}"#),
            ("open", #"{"session":"one","preview":"Card","options":["--scale","99"]}"#),
        ])
    func nonsense(path: String, body: String) async throws {
        let service = service()
        await service.take(try build())
        let answer = await post(path, body, to: service)
        expect(answer.status, equals: 400)
        #expect(answer.text.contains(#""event":"failure""#))
        service.close()
    }

    @Test("A thousand builds leave neither hosts nor readers behind") func manyBuilds() async throws {
        let service = service()
        let result = try build()
        for _ in 0..<1000 { service.noteBuilding() }
        for _ in 0..<20 { await service.take(result) }
        let children = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { pid in
            (try? String(contentsOfFile: "/proc/\(pid)/cmdline", encoding: .utf8))?.contains(result.launch.executable) == true
        }
        #expect(children.count <= 4, "hosts that have been told to end may take a moment")
        service.close()
    }
}

@Suite("The order of a page's requests")
struct LiveQueueTests {
    /// Takes requests with numbers in, and returns the numbers in the order in which they are carried out.
    private func order(_ numbers: [Int?], passingOver waiting: Int? = nil) -> [Int] {
        let queue = LiveQueue()
        func places(_ orders: [LiveQueue.Order]) -> [Int] {
            orders.compactMap { if case .perform(let steps) = $0.request, case .showEntry(let place)? = steps.first { place } else { nil } }
        }
        let taken = numbers.flatMap { number in
            let answer = AsyncStream.makeStream(of: String.self).continuation
            return places(queue.take(.init(request: .perform([.showEntry(number ?? -1)]), answer: answer), number: number))
        }
        return taken + (waiting.map { places(queue.takeWaiting(from: $0)) } ?? [])
    }

    @Test("Requests that have overtaken others are carried out in the order of the page") func order() {
        expect(order([0, 1, 2]), equals: [0, 1, 2])
        expect(order([2, 0, 1, 3]), equals: [0, 1, 2, 3])
        expect(order([1, nil, 0]), equals: [-1, 0, 1])
    }

    @Test("A request that does not come is passed over, and carried out where it comes late") func lost() {
        expect(order([0, 2, 3]), equals: [0])
        expect(order([0, 2, 3], passingOver: 2), equals: [0, 2, 3])
        expect(order([0, 2, 3, 1], passingOver: 2), equals: [0, 1, 2, 3])
    }

    @Test("Requests that wait when the queue goes are answered") func end() async {
        let (stream, answer) = AsyncStream.makeStream(of: String.self)
        _ = LiveQueue().take(.init(request: .film, answer: answer), number: 4)
        for await line in stream { Issue.record("\(line)") }
    }
}

@Suite("The words that a page sends")
struct LiveWordsTests {
    @Test("Options of a page change what they name, and nothing else") func options() throws {
        var options = RenderOptions()
        (options.scale, options.locale, options.colorScheme) = (2, Locale(identifier: "de_DE"), .dark)
        try LiveWords.apply(["--dynamic-type", "xLarge", "--family", "systemLarge"], to: &options)
        expect(options.dynamicType, equals: .xLarge)
        expect(options.family, equals: .systemLarge)
        expect(options.locale.identifier, equals: "de_DE")
        expect(options.colorScheme, equals: .dark)
        expect(options.scale, equals: 2)
    }

    @Test("Steps of a page are those of a command line") func steps() throws {
        expect(
            try LiveWords.steps(["--tap", "12,30.5", "--type", "--tea"]),
            equals: [.tap(.point(CGPoint(x: 12, y: 30.5)), count: 1), .type("--tea", into: nil)])
        expect(try LiveWords.steps(["--reload"]), equals: [.reload])
    }
}

@Suite("Watching sources")
struct SourceWatchTests {
    @Test("A file that is saved, made or removed is noticed once") func changes() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/Card.swift"
        try "a".write(toFile: path, atomically: true, encoding: .utf8)
        var watch = SourceWatch([folder.path, path])
        expect(watch.hasChanged(), equals: false)
        try "ab".write(toFile: path, atomically: true, encoding: .utf8)
        expect(watch.hasChanged(), equals: true)
        expect(watch.hasChanged(), equals: false)
        try FileManager.default.removeItem(atPath: path)
        expect(watch.hasChanged(), equals: true)
    }

    @Test("A look takes at most a tenth of the time") func pause() {
        expect(SourceWatch.pause(after: 0.001), equals: 0.1)
        expect(SourceWatch.pause(after: 0.2), equals: 2)
    }
}
