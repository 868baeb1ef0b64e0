import RunContext

/// The parts of a preview that user code makes each by itself, such as a widget's timeline or a film of a tour.
///
/// One that ends the process, or never answers, is told to the front by the attempt that was not over; the host that follows
/// leaves it out, says why, and makes the others.
struct PreviewParts: Sendable {
    /// The messages about parts that ended a former host, by the names of the parts.
    var faults: [String: String] = [:]
    /// Tells of a part that is begun, with the seconds that it has if they are few, and with nil of its end.
    var tell: @Sendable (_ part: String?, _ seconds: Double?) -> Void = { _, _ in }
    /// Tells that work goes on: what is called for each frame is no endless loop, however long all of them take.
    ///
    /// - Parameter work: what has been done, asked for where it is told.
    var pulse: @Sendable (_ work: () -> String?) -> Void = { _ in }

    /// Makes a part.
    ///
    /// - Parameters:
    ///   - part: what is made, in words: "timeline".
    ///   - seconds: after which the front gives the part up; nil: as late as everything.
    /// - Throws: `PartFault` if the part ended a former host, or what making it throws.
    @MainActor
    static func attempt<Made>(
        _ part: String, within seconds: Double? = nil, _ make: @MainActor () async throws -> Made
    ) async throws -> Made {
        let parts = RunContext.current.previewParts
        if let message = parts.faults[part] { throw PartFault(part: part, message: message) }
        parts.tell(part, seconds)
        defer { parts.tell(nil, nil) }
        return try await make()
    }
}

/// A part of a preview that cannot be made.
struct PartFault: Error, Equatable, CustomStringConvertible {
    let part: String
    /// How it ended its host.
    let message: String

    var description: String { "No \(part) could be made: \(message)" }
}

private enum PreviewPartsKey: RunKey {
    static let defaultValue = PreviewParts()
}

extension RunContext {
    /// The parts of the preview that is made.
    var previewParts: PreviewParts {
        get { self[PreviewPartsKey.self] }
        set { self[PreviewPartsKey.self] = newValue }
    }
}
