import HostProtocol

/// A command of the host.
@MainActor
protocol HostWork: Sendable {
    /// Does all of it and sends its events.
    func run(in session: HostSession, options: RenderOptions) async throws
}

extension HostRequest.Command {
    /// The works of all commands.
    @MainActor var work: any HostWork {
        switch self {
        case .list: ListWork()
        case .check: CheckWork()
        case .render: RenderWork()
        case .still(let times): StillWork(times: times)
        case .record: RecordWork()
        case .verify: VerifyWork()
        case .goldens: GoldensWork()
        case .curve(let curves): CurveWork(curves: curves)
        case .archive(let scales): ArchiveWork(scales: scales)
        case .tree(let time, let overlay): TreeWork(time: time, overlay: overlay)
        case .live: LiveWork()
        case .present(let presentation): PresentWork(presentation: presentation)
        }
    }
}
