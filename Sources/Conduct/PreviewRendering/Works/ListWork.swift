import HostProtocol

/// Lists the previews with details from their plans.
struct ListWork: HostWork {
    func run(in session: HostSession, options: RenderOptions) async throws {
        let asked = try AskedPreviews(in: session, options: options)
        session.output.send(.previews(await asked.summaries()))
    }
}
