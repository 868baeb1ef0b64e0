import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("The Model Context Protocol") struct ModelContextServerTests {
    /// The messages that a server wrote.
    private final class Messages: Sendable {
        private let lines = Mutex<[String]>([])

        func add(_ line: String) { lines.withLock { $0.append(line) } }

        var all: [JSONValue] { get throws { try lines.withLock { $0 }.map { try JSONValue(Data($0.utf8)) } } }
    }

    private func server(
        call: @escaping ModelContextServer.Call = { tool, _, _, _ in .text("called \(tool.name)") }
    ) -> (server: ModelContextServer, messages: Messages) {
        let messages = Messages()
        return (ModelContextServer(call: call) { messages.add($0) }, messages)
    }

    /// Waits until a number of messages is there.
    private func wait(_ messages: Messages, for count: Int) async throws -> [JSONValue] {
        for _ in 0..<500 {
            let all = try messages.all
            if all.count >= count { return all }
            try await Task.sleep(for: .milliseconds(10))
        }
        return try messages.all
    }

    private func request(_ id: Int, _ method: String, _ parameters: String = "{}") -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#
    }

    @Test("A server takes the version of its client if it knows it, and else offers its newest", arguments: ["2024-11-05", "1999-01-01"])
    func initialize(version: String) throws {
        let (server, messages) = server()
        server.take(request(1, "initialize", #"{"protocolVersion":"\#(version)","capabilities":{}}"#))
        server.take(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
        let result = try #require(try messages.all.first?["result"])
        expect(result["protocolVersion"]?.string, equals: version.hasPrefix("2") ? version : "2025-06-18")
        expect(result["serverInfo"]?["name"]?.string, equals: "zoetrope")
        try expect(messages.all.count, equals: 1)
    }

    @Test("The tools have names, descriptions and schemas of their arguments") func list() throws {
        let (server, messages) = server()
        server.take(request(7, "tools/list"))
        let tools = try #require(try messages.all.first?["result"]?["tools"]?.array)
        expect(
            tools.compactMap { $0["name"]?.string }, equals: ["list", "render", "film", "elements", "tour", "compare", "doctor", "accept"])
        #expect(tools.allSatisfy { $0["inputSchema"]?["type"]?.string == "object" && ($0["description"]?.string?.count ?? 0) > 20 })
        try expect(messages.all.first?["id"]?.number, equals: 7)
    }

    @Test("A call is answered with content, and its progress goes ahead of it") func call() async throws {
        let (server, messages) = server { _, arguments, progress, _ in
            progress("half of it")
            return .text("\(arguments["path"]?.string ?? "")")
        }
        server.take(request(1, "tools/call", #"{"name":"list","arguments":{"path":"a"},"_meta":{"progressToken":"t"}}"#))
        let all = try await wait(messages, for: 2)
        expect(all.first?["params"]?["message"]?.string, equals: "half of it")
        expect(all.first?["params"]?["progressToken"]?.string, equals: "t")
        expect(all.last?["result"]?["content"]?.array?.first?["text"]?.string, equals: "a")
        expect(all.last?["result"]?["isError"]?.bool, equals: false)
    }

    @Test("A cancelled call gets no answer, and the next one is carried out") func cancel() async throws {
        let (server, messages) = server { tool, _, _, isCancelled in
            if tool.kind == .render { while !isCancelled() { Thread.sleep(forTimeInterval: 0.005) } }
            return .text(tool.name)
        }
        server.take(request(1, "tools/call", #"{"name":"render"}"#))
        server.take(request(2, "tools/call", #"{"name":"list"}"#))
        server.take(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#)
        let all = try await wait(messages, for: 1)
        server.finish()
        expect(all.compactMap { $0["id"]?.number }, equals: [2])
        try expect(messages.all.count, equals: 1)
    }

    @Test(
        "Nonsense is answered with the fault, and the server goes on",
        arguments: [
            ("{", -32700), ("hello", -32700), ("[]", -32600), ("42", -32600), (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":1}"#, -32600),
            (#"{"jsonrpc":"2.0","id":1,"method":"sing"}"#, -32601),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"sing"}}"#, -32602),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32602), (String(repeating: "x", count: 2_000_000), -32700),
        ])
    func nonsense(line: String, code: Int) throws {
        let (server, messages) = server()
        server.take(line)
        server.take("")
        server.take(#"{"jsonrpc":"2.0","method":"notifications/none"}"#)
        server.take(request(9, "ping"))
        let all = try messages.all
        expect(all.compactMap { $0["error"]?["code"]?.number.map { Int($0) } }, equals: [code])
        expect(all.last?["id"]?.number, equals: 9)
        expect(all.last?["result"], equals: .object([:]))
    }

    @Test("A fault of a tool is an answer that says so; a wrong argument is a fault of the request") func faults() async throws {
        let (server, messages) = server { tool, arguments, _, _ in
            if tool.kind == .list { throw FrontFailure.noSuchFolder("/x") }
            _ = try tool.words(for: arguments, code: "/a", output: "/o")
            return .text("done")
        }
        server.take(request(1, "tools/call", #"{"name":"list"}"#))
        server.take(request(2, "tools/call", #"{"name":"render","arguments":{"colour":"red"}}"#))
        server.take(request(3, "tools/call", #"{"name":"render","arguments":{"scale":"two"}}"#))
        let all = try await wait(messages, for: 3)
        expect(all.first?["result"]?["isError"]?.bool, equals: true)
        expect(all.first?["result"]?["content"]?.array?.first?["text"]?.string, equals: "there is no folder at /x; check the path")
        expect(all.dropFirst().compactMap { $0["error"]?["code"]?.number }, equals: [-32602, -32602])
        #expect(all[1]["error"]?["message"]?.string?.contains("render has no argument 'colour'. It has: color-scheme") == true)
    }

    @Test("The arguments of a tool are those of its command") func words() throws {
        let film = AgentTool(kind: .film)
        try expect(
            film.words(
                for: ["filter": "Card", "tap": ["Add", "Done"], "scroll": ["-10,20"], "color-scheme": "dark"], code: "/a", output: "/o"),
            equals: [
                "sheet", "/a", "--json", "--filter=Card", "--color-scheme=dark", "--scale=1", "--tap=Add", "--tap=Done", "--scroll=-10,20",
                "--frames=12", "--explain", "--output=/o",
            ])
        expect(
            try AgentTool(kind: .list).words(for: ["filter": "Card", "build": true], code: "/a", output: "/o"),
            equals: ["list", "/a", "--json", "--filter=Card", "--build"])
        expect(
            try AgentTool(kind: .compare).words(
                for: ["filter": "Card", "revision": "main...HEAD", "color-scheme": "dark"], code: "/a", output: "/o"),
            equals: [
                "compare", "/a", "--json", "--filter=Card", "--git=main...HEAD", "--report=/o/report", "--", "--format=png",
                "--color-scheme=dark", "--scale=2",
            ])
        for tool in AgentTool.all {
            let words = try tool.words(for: [:], code: "/a", output: "/o")
            #expect(words.contains("--json"))
            #expect(throws: Never.self) { try Zoetrope.parseAsRoot(StepOptions.completed(words)) }
        }
    }

    @Test("Code outside of the server's folder is refused, also by way of a link") func outside() throws {
        let folder = try TemporaryFolder()
        let run = AgentRun(executable: "/bin/false", root: folder.path, output: "/o")
        try expect(run.place("App"), equals: "\(folder.path)/App")
        for path in ["..", "/etc", "App/../../etc"] {
            #expect(throws: AgentFault.outside(path: path, root: folder.path)) { try run.place(path) }
        }
        try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/link", withDestinationPath: "/etc")
        #expect(throws: AgentFault.self) { try run.place("link") }
    }

    @Test("An answer has failures first, pictures that are not too many, and a text that is not too long") func answers() throws {
        let folder = try TemporaryFolder()
        try FileSystem.write("png", to: "\(folder.path)/a.png")
        var result = AgentRun.Result()
        let file = try JSONValue(Data(ReportLine.json("file", [("kind", "still"), ("path", "\(folder.path)/a.png")]).utf8))
        result.events = Array(repeating: file, count: AgentRun.mostPictures + 2)
        result.events.append(try JSONValue(Data(ReportLine.failure(.trap, "/A.swift:3: it trapped").utf8)))
        result.exitCode = 2
        let answer = AgentAnswer(result, tool: AgentTool(kind: .render)).answer
        expect(answer.isError, equals: true)
        expect(answer.content.count { $0["type"]?.string == "image" }, equals: AgentRun.mostPictures)
        let text = try #require(answer.content.first?["text"]?.string)
        #expect(text.hasPrefix(#"{"code":"trap","event":"failure","file":"/A.swift","line":3"#))
        #expect(text.contains("2 more pictures"))
        let long = Array(repeating: String(repeating: "x", count: 99), count: 1000).joined(separator: "\n")
        #expect(AgentAnswer.bounded(long).count < AgentRun.mostCharacters + 200)
    }
}
