import ImageCodecs
import Pixels

/// The page of a failed comparison: reference, actual and difference of every picture that is not what was accepted, and
/// for animations a scrubber over all frames.
package struct FailureReport: Sendable {
    /// One picture or animation that differs.
    package struct Failure: Sendable {
        /// The golden's name, by which its pictures beside the page are called too.
        package var name: String
        /// What differs, in words.
        package var message: String
        /// The command that accepts what is drawn now.
        package var acceptCommand: String?
        /// The accepted frames; empty when there is no golden yet.
        package var reference: [AnimationFrame]
        /// The frames drawn now.
        package var actual: [AnimationFrame]
        /// The first frame that is not the same.
        package var firstBadFrame: Int

        package init(
            name: String, message: String, acceptCommand: String? = nil, reference: [AnimationFrame],
            actual: [AnimationFrame], firstBadFrame: Int
        ) {
            self.name = name
            self.message = message
            self.acceptCommand = acceptCommand
            self.reference = reference
            self.actual = actual
            self.firstBadFrame = firstBadFrame
        }
    }

    /// A file of the report, by its path from the report's folder.
    package struct File: Sendable, Equatable {
        package var path: String
        package var bytes: [UInt8]
    }

    package var title: String
    package var failures: [Failure]
    /// Pixels per point of all pictures, which their files state.
    package var pixelsPerPoint: Double
    /// How many threads compare and encode, or nil for one per core. The files do not depend on it.
    package var jobs: Int?

    package init(title: String, failures: [Failure], pixelsPerPoint: Double, jobs: Int? = nil) {
        self.title = title
        self.failures = failures
        self.pixelsPerPoint = pixelsPerPoint
        self.jobs = jobs
    }

    /// `index.html`, which holds all frames, and beside it `<name>-reference.png`, `-actual.png` and `-difference.png` of
    /// each failure's first bad frame.
    ///
    /// - Throws: `ImageCodecError` when a frame has no pixels or is too large.
    package func files() throws(ImageCodecError) -> [File] {
        let encoder = PNGEncoder(pixelsPerPoint: pixelsPerPoint)
        var films: [FailureFilm] = []
        for failure in failures { films.append(try FailureFilm(failure, encoder: encoder, jobs: jobs)) }
        var files = [File(path: "index.html", bytes: Array(html(films).utf8))]
        for film in films {
            for (kind, png) in film.firstBadPictures {
                files.append(File(path: "\(film.failure.name)-\(kind).png", bytes: png))
            }
        }
        return files
    }

    /// Writes the report's files into a folder, and answers the page's path and size.
    ///
    /// - Throws: `ImageCodecError`, or `DeliveryError` when a file cannot be written.
    package func write(to folder: String) throws -> (path: String, bytes: Int) {
        let files = try files()
        for file in files.reversed() { try AtomicFile.write(file.bytes, to: "\(folder)/\(file.path)") }
        return ("\(folder)/\(files[0].path)", files[0].bytes.count)
    }
}
