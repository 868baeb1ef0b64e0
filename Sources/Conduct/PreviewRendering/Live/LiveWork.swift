import Foundation
import HostProtocol
import RunContext
import SwiftUI

/// Answers requests about single previews until its input ends; views keep their state from request to request.
struct LiveWork: HostWork {
    /// Waits for a line of the input and returns it; nil at its end.
    var read: @Sendable () -> String? = { readLine() }

    func run(in session: HostSession, options: RenderOptions) async throws {
        let asked = try AskedPreviews(in: session, options: options)
        asked.announce()
        asked.noteUnpreviewed()
        let desk = LiveDesk(asked: asked, inbox: LiveInbox(read: read))
        var request = desk.next()
        while let current = request { request = await desk.answer(current) }
        session.sendSummary()
    }
}

/// Carries out requests one after the other.
@MainActor
struct LiveDesk {
    let asked: AskedPreviews
    let inbox: LiveInbox

    private var output: EventOutput { asked.session.output }

    /// Returns the next request that can be read; nil at the end of the input.
    func next() -> LiveRequest? {
        while let line = inbox.next() {
            if let request = try? JSONDecoder().decode(LiveRequest.self, from: Data(line.utf8)) { return request }
            output.send(.words(.failure, "The request cannot be read."))
            output.send(LiveAnswer(.end))
        }
        return nil
    }

    /// Carries out a request.
    ///
    /// - Returns: the request after it; of a stage, the request that the stage does not answer.
    func answer(_ request: LiveRequest) async -> LiveRequest? {
        switch request {
        case .draw(let subject):
            await finish { try await draw(subject) }
            return next()
        case .open(let subject):
            do { return try await stage(subject) } catch {
                await finish { throw error }
                return next()
            }
        case .film, .perform, .inspect:
            await finish { throw LiveFault.noStage }
            return next()
        }
    }

    /// Ends an answer, with the failure if there is one.
    private func finish(_ work: @MainActor () async throws -> Void) async {
        do { try await work() } catch { output.send(.words(.failure, error.words)) }
        output.send(LiveAnswer(.end))
    }

    /// Returns the renderer of a preview, and the change of the run context in which it works.
    private func renderer(of subject: LiveSubject) async throws -> (context: (inout RunContext) -> Void, renderer: PreviewRenderer) {
        guard let preview = asked.all.first(where: { $0.name == subject.preview }) else { throw LiveFault.noPreview(subject.preview) }
        let options = try subject.options.checked()
        CurrentLocale.set(options.locale)
        let planner = PreviewPlanner(options: options, fonts: asked.planner.fonts).following(preview)
        let context = asked.session.context(of: preview)
        let plan = try await RunContext.with(context) { try await planner.plan(preview) }
        return (context, PreviewRenderer(plan: plan, options: planner.options))
    }

    private func draw(_ subject: LiveSubject) async throws {
        let (context, renderer) = try await renderer(of: subject)
        let film = try await RunContext.with(context) { try renderer.still() }
        let press = LivePress(scale: renderer.options.scale, output: output)
        for still in film.stills.prefix(1) { press.take(still.list, at: 0, entry: still.name) }
        press.finish()
        note(renderer.plan.remarks.failures + renderer.plan.remarks.diagnostics + film.diagnostics)
    }

    private func note(_ words: [String]) { for word in words + asked.session.reports() { output.send(.words(.note, word)) } }

    /// Opens a stage, and carries out the requests for it.
    private func stage(_ subject: LiveSubject) async throws -> LiveRequest? {
        let (context, renderer) = try await renderer(of: subject)
        return try await RunContext.with(context) {
            let stage = try LiveStage(by: renderer, output: output) { inbox.isWaiting }
            return try await stage.open { stage in
                note(renderer.plan.remarks.failures + renderer.plan.remarks.diagnostics)
                output.send(LiveAnswer(.end))
                while let request = next() {
                    switch request {
                    case .film: await finish { try await stage.film() }
                    case .perform(let steps):
                        await finish { try await stage.perform(steps) }
                        note([])
                    case .inspect: await finish { try stage.inspect() }
                    case .draw, .open: return request
                    }
                }
                return nil
            }
        }
    }
}

/// Why a request to a living host cannot be carried out.
enum LiveFault: Error, Equatable, CustomStringConvertible {
    case noPreview(String)
    case noStage

    var description: String {
        switch self {
        case .noPreview(let name): "There is no preview called \"\(name)\" any more."
        case .noStage: "No preview is open."
        }
    }
}
