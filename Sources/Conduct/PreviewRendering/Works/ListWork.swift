import HostProtocol

/// Lists the previews with what their plans tell.
struct ListWork: HostWork {
    func run(in session: HostSession, options: RenderOptions) async throws {
        let asked = try AskedPreviews(in: session, options: options)
        session.output.send(.previews(await asked.summaries()))
    }
}
