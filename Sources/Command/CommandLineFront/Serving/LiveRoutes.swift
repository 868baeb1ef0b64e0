import Foundation
import HostProtocol
import LocalService

/// The addresses of a service, and what each answers.
struct LiveRoutes: Sendable {
    let service: LiveService

    /// The body of a request that changes something.
    private struct Order: Decodable {
        var session = ""
        var preview: String?
        /// Options by which the picture differs, as words of a command line.
        var options: [String]?
        /// Steps, as words of a command line.
        var steps: [String]?
        /// The place of an entry that is brought up, from 0.
        var entry: Int?
        /// The number of the opening, which the page counts: a request for another one comes too late.
        var opening: Int?
        /// The number of the request since the preview was opened, from 0.
        var number: Int?
    }

    func answer(_ request: LocalRequest) async -> LocalAnswer {
        do { return try await answered(request) } catch let fault as LiveFault {
            return Self.json(Data(ReportLine.failure(.option, fault.message).utf8), status: 400)
        } catch {
            return Self.json(Data(ReportLine.failure(.run, "\(error)").utf8), status: 500)
        }
    }

    private func answered(_ request: LocalRequest) async throws -> LocalAnswer {
        if request.isPost { return try answered(order: request) }
        switch request.path {
        case "": return LocalAnswer(type: "text/html; charset=utf-8", body: .bytes(Data(LivePage.html.utf8)))
        case "live.css": return LocalAnswer(type: "text/css; charset=utf-8", body: .bytes(Data(LivePage.style.utf8)))
        case "live.js": return LocalAnswer(type: "text/javascript; charset=utf-8", body: .bytes(Data(LivePage.script.utf8)))
        case "events": return LocalAnswer(type: "text/event-stream", body: .stream(service.events()))
        case "previews": return Self.json(service.list)
        case "picture": return try await picture(request)
        case "source": return try source(request)
        case "golden": return try golden(request)
        default: return Self.json(Data(ReportLine.failure(.file, "There is nothing at this address.").utf8), status: 404)
        }
    }

    private func answered(order request: LocalRequest) throws -> LocalAnswer {
        guard let order = try? JSONDecoder().decode(Order.self, from: request.body), !order.session.isEmpty else {
            throw LiveFault.words("The request is no JSON object with a session.")
        }
        switch request.path {
        case "open":
            guard let preview = order.preview else { throw LiveFault.words("The name of a preview is missing.") }
            return Self.lines(try service.open(preview, order.options ?? [], in: order.session, opening: order.opening))
        case "perform":
            let steps = try order.entry.map { [PreviewStep.showEntry($0)] } ?? LiveWords.steps(order.steps ?? [])
            return try ask(.perform(steps), order)
        case "film": return try ask(.film, order)
        case "inspect": return try ask(.inspect, order)
        case "close":
            service.close(session: order.session)
            return Self.json(Data("{}".utf8))
        default: return Self.json(Data(ReportLine.failure(.file, "There is nothing at this address.").utf8), status: 404)
        }
    }

    private func ask(_ request: LiveRequest, _ order: Order) throws -> LocalAnswer {
        Self.lines(try service.ask(request, number: order.number, opening: order.opening, in: order.session))
    }

    private static func json(_ data: Data, status: Int = 200) -> LocalAnswer {
        LocalAnswer(status: status, type: "application/json", body: .bytes(data))
    }

    private static func lines(_ lines: AsyncStream<String>) -> LocalAnswer {
        let (chunks, sender) = AsyncStream.makeStream(of: Data.self)
        let task = Task {
            for await line in lines { sender.yield(Data((line + "\n").utf8)) }
            sender.finish()
        }
        sender.onTermination = { _ in task.cancel() }
        return LocalAnswer(type: "application/x-ndjson", body: .stream(chunks))
    }

    /// A still, as a PNG file, of a Git revision if one is named: the address has the version of the previews, so a browser may keep it.
    private func picture(_ request: LocalRequest) async throws -> LocalAnswer {
        guard let preview = request.query["preview"] else { throw LiveFault.words("The name of a preview is missing.") }
        let words = request.query["options"].map { $0.split(separator: "\n").map(String.init) } ?? []
        var failure: String?
        for await line in try await service.draw(preview, words, at: request.query["revision"]) {
            guard let answer = try? JSONValue(Data(line.utf8)) else { continue }
            if let image = answer["image"]?.string, let data = Data(base64Encoded: image) {
                return LocalAnswer(type: "image/png", isKept: request.query["version"] != nil, body: .bytes(data))
            }
            if answer["event"]?.string == "failure" { failure = line }
        }
        return Self.json(Data((failure ?? ReportLine.failure(.evaluation, "The preview draws nothing.")).utf8), status: 422)
    }

    /// The lines of a source around one of them.
    private func source(_ request: LocalRequest) throws -> LocalAnswer {
        guard let path = request.query["file"] else { throw LiveFault.words("The name of a file is missing.") }
        let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let roots = service.roots.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
        guard path.hasPrefix("/"), real.hasSuffix(".swift"), roots.contains(where: { real == $0 || real.hasPrefix("\($0)/") }),
            let data = FileSystem.contents(of: real)
        else { throw LiveFault.outside(path) }
        let all = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let line = min(max(request.query["line"].flatMap { Int($0) } ?? 1, 1), all.count)
        let first = max(line - Self.linesAround, 1)
        let lines = all[(first - 1)..<min(line + Self.linesAround, all.count)].map { JSONValue.string(String($0)) }
        return Self.json(Data((["first": .number(Double(first)), "lines": .array(lines)] as JSONValue).line.utf8))
    }

    private static let linesAround = 3

    /// The accepted still of an entry, from the folder of goldens beside the code.
    private func golden(_ request: LocalRequest) throws -> LocalAnswer {
        guard let preview = request.query["preview"] else { throw LiveFault.words("The name of a preview is missing.") }
        let name = "\(preview)/\(request.query["entry"] ?? "entry1").png"
        for root in service.roots {
            let folder = URL(fileURLWithPath: "\(root)/Golden").resolvingSymlinksInPath().path
            let real = URL(fileURLWithPath: "\(folder)/\(name)").resolvingSymlinksInPath().path
            guard real.hasPrefix("\(folder)/") else { throw LiveFault.outside(name) }
            if let data = FileSystem.contents(of: real) { return LocalAnswer(type: "image/png", body: .bytes(Data(data))) }
        }
        return Self.json(Data(ReportLine.failure(.file, "There is no golden of this entry.").utf8), status: 404)
    }
}
