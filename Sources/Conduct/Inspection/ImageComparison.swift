import Delivery
import HostProtocol

/// Compares two folders of pictures and draws up the report of what differs.
struct ImageComparison {
    private let request: InspectionRequest.Comparison

    init(_ request: InspectionRequest.Comparison) { self.request = request }

    /// Tells each difference and each fault in the order of the pictures' paths, then the report's page if there is one, then
    /// how many pictures were compared.
    func run(_ tell: (HostEvent) -> Void) {
        let started = ContinuousClock.now
        var comparison = FolderComparison(reference: request.reference, actual: request.actual) { try WebPFilm($0).frames }
        comparison.filter = request.filter.map { GlobPattern($0) }
        let report = FailureReport(folder: request.report, pixelsPerPoint: request.pixelsPerPoint)
        let names = comparison.names()
        var (failures, differences) = (0, 0)
        do {
            if !names.isEmpty { report.clear() }
            for name in names {
                switch comparison.finding(of: name) {
                case .difference(let difference):
                    differences += 1
                    let paths = try report.add(difference)
                    tell(
                        .difference(
                            HostEvent.Difference(
                                preview: nil, name: name, message: difference.message, command: nil, paths: paths,
                                extent: difference.extent)))
                case .fault(let message):
                    failures += 1
                    tell(.failure(preview: nil, code: .file, message: message))
                case nil: break
                }
            }
            if differences > 0, let page = try report.writePage(isLast: true) {
                tell(
                    .file(
                        HostEvent.WrittenFile(preview: nil, path: page.path, kind: .page, bytes: page.bytes, milliseconds: 0, label: nil)))
            }
        } catch {
            tell(.error(message: "\(error)"))
        }
        let (seconds, attoseconds) = started.duration(to: .now).components
        tell(
            .summary(
                HostEvent.Summary(
                    files: names.count, failures: failures, differences: differences,
                    milliseconds: Double(seconds) * 1e3 + Double(attoseconds) / 1e15)))
    }
}
