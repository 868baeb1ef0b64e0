import Foundation
import Synchronization

/// A server of the Model Context Protocol over standard input and output: a JSON object a line.
///
/// Requests other than calls of tools are answered at once. Calls are carried out one after the other on a thread of their own, so that a
/// call can be cancelled while it runs; they would share the build of the code anyway.
///
/// Source: Model Context Protocol, "Lifecycle", "Tools", "Cancellation" and "Progress", versions 2024-11-05 to 2025-06-18.
final class ModelContextServer: Sendable {
    /// The content of an answer to a call.
    struct Answer: Sendable {
        var content: [JSONValue]
        var isError = false

        static func text(_ text: String, isError: Bool = false) -> Answer {
            Answer(content: [["type": "text", "text": .string(text)]], isError: isError)
        }
    }

    /// Carries out a call of a tool.
    ///
    /// - Parameters:
    ///   - progress: receives what has been done so far.
    ///   - isCancelled: returns whether the client no longer wants the answer.
    typealias Call =
        @Sendable (
            _ tool: AgentTool, _ arguments: [String: JSONValue], _ progress: @escaping @Sendable (String) -> Void,
            _ isCancelled: @escaping @Sendable () -> Bool
        ) throws -> Answer

    /// The versions of the protocol, the newest first.
    static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]
    /// The longest line that is read, in bytes; no call comes near it.
    static let longestLine = 1 << 20

    private let call: Call
    private let write: @Sendable (String) -> Void
    private let calls = DispatchQueue(label: "zoetrope.mcp.calls")
    /// The identifiers of calls that wait or run, as JSON, and whether they have been cancelled.
    private let open = Mutex<[String: Bool]>([:])

    init(call: @escaping Call, write: @escaping @Sendable (String) -> Void) { (self.call, self.write) = (call, write) }

    /// Takes a line of the client's.
    func take(_ line: String) {
        if line.allSatisfy(\.isWhitespace) { return }
        guard line.utf8.count <= Self.longestLine, let message = try? JSONValue(Data(line.utf8)) else {
            return fail(.null, -32700, "This line is no JSON, or longer than \(Self.longestLine) bytes.")
        }
        guard message.object != nil, message["jsonrpc"]?.string == "2.0" else {
            return fail(.null, -32600, "A message is one JSON object with \"jsonrpc\": \"2.0\".")
        }
        // An answer to a request; this server sends none.
        guard let method = message["method"]?.string else {
            if message["result"] == nil, message["error"] == nil { fail(message["id"] ?? .null, -32600, "A request names a method.") }
            return
        }
        let parameters = message["params"]?.object ?? [:]
        guard let id = message["id"] else { return notify(method, parameters) }
        switch id {
        case .string, .number: answer(id, method, parameters)
        case .null, .bool, .array, .object: fail(.null, -32600, "The id of a request is a text or a number.")
        }
    }

    /// Waits until all calls are answered or cancelled.
    func finish() {
        open.withLock { calls in for id in calls.keys { calls[id] = true } }
        calls.sync {}
    }

    private func notify(_ method: String, _ parameters: [String: JSONValue]) {
        guard method == "notifications/cancelled", let id = parameters["requestId"]?.line else { return }
        open.withLock { if $0[id] != nil { $0[id] = true } }
    }

    private func answer(_ id: JSONValue, _ method: String, _ parameters: [String: JSONValue]) {
        switch method {
        case "initialize":
            let wanted = parameters["protocolVersion"]?.string ?? ""
            succeed(
                id,
                [
                    "protocolVersion": .string(Self.versions.contains(wanted) ? wanted : Self.versions[0]),
                    "capabilities": ["tools": ["listChanged": false]],
                    "serverInfo": ["name": "zoetrope", "version": .string(Zoetrope.version)],
                    "instructions": .string(AgentSkill.instructions),
                ])
        case "ping": succeed(id, [:])
        case "tools/list": succeed(id, ["tools": .array(AgentTool.all.map(\.description))])
        case "tools/call": begin(id, parameters)
        default: fail(id, -32601, "There is no method '\(method)'.")
        }
    }

    private func begin(_ id: JSONValue, _ parameters: [String: JSONValue]) {
        let name = parameters["name"]?.string ?? ""
        guard let kind = AgentTool.Kind(rawValue: name) else { return fail(id, -32602, AgentFault.unknownTool(name).message) }
        let isKnown = open.withLock { calls in
            defer { if calls[id.line] == nil { calls[id.line] = false } }
            return calls[id.line] != nil
        }
        guard !isKnown else { return fail(id, -32600, "A call with this id is still running.") }
        let token = parameters["_meta"]?["progressToken"]
        let arguments = parameters["arguments"]?.object ?? [:]
        calls.async { self.run(id, AgentTool(kind: kind), arguments, token) }
    }

    private func run(_ id: JSONValue, _ tool: AgentTool, _ arguments: [String: JSONValue], _ token: JSONValue?) {
        let isCancelled: @Sendable () -> Bool = { [self] in open.withLock { $0[id.line] ?? true } }
        let steps = Count()
        let progress: @Sendable (String) -> Void = { [self] words in
            guard let token, !isCancelled() else { return }
            send([
                "jsonrpc": "2.0", "method": "notifications/progress",
                "params": ["progressToken": token, "progress": .number(Double(steps.next())), "message": .string(words)],
            ])
        }
        var answer: Answer?
        var fault: AgentFault?
        if !isCancelled() {
            do {
                answer = try call(tool, arguments, progress, isCancelled)
            } catch let error as AgentFault {
                fault = error
            } catch {
                answer = .text((error as? FrontFailure)?.message ?? "\(error)", isError: true)
            }
        }
        let wasCancelled = isCancelled()
        open.withLock { _ = $0.removeValue(forKey: id.line) }
        // A cancelled request gets no answer.
        if wasCancelled { return }
        switch fault {
        case .unknownTool?, .unknownArgument?, .wrongType?: fail(id, -32602, fault?.message ?? "")
        case let fault?: answer = .text(fault.message, isError: true)
        case nil: break
        }
        if let answer { succeed(id, ["content": .array(answer.content), "isError": .bool(answer.isError)]) }
    }

    /// Counts the notes of a call's progress.
    private final class Count: Sendable {
        private let value = Mutex(0)

        func next() -> Int {
            value.withLock { value in
                value += 1
                return value
            }
        }
    }

    private func succeed(_ id: JSONValue, _ result: JSONValue) { send(["jsonrpc": "2.0", "id": id, "result": result]) }

    private func fail(_ id: JSONValue, _ code: Int, _ message: String) {
        send(["jsonrpc": "2.0", "id": id, "error": ["code": .number(Double(code)), "message": .string(message)]])
    }

    private func send(_ message: JSONValue) { write(message.line) }
}
