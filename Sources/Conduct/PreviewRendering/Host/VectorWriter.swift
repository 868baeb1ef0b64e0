import Drawing
import HostProtocol
import VectorFiles

/// Writes stills as drawings.
struct VectorWriter: DrawingWriter {
    let format: OutputFormat

    func still(_ list: DisplayList) throws -> [UInt8] {
        format == .pdf ? try PDFEncoder().encode(list) : try SVGEncoder().encode(list)
    }

    func write(_ film: FilmSource, by job: PreviewJob) -> WorkQueue.Work<[PreviewJob.FinishedFile]> {
        preconditionFailure("Formats of drawings have no files for films.")
    }
}
