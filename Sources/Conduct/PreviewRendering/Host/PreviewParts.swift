import RunContext

/// The parts of a preview that user code makes separately, such as a widget's timeline or a film of a tour.
///
/// The front recognises a part that ends the process, or never answers, by its unfinished attempt. The next host leaves this
/// part out, reports the reason, and makes the others.
struct PreviewParts: Sendable {
    /// The messages about parts that ended a former host, by the names of the parts.
    var faults: [String: String] = [:]
    /// Reports that a part has begun, with its limit in seconds if that is short, or with nil that it has ended.
    var tell: @Sendable (_ part: String?, _ seconds: Double?) -> Void = { _, _ in }
    /// Reports that work goes on: work on frame after frame is no endless loop, however long all frames take.
    ///
    /// - Parameter work: returns the finished work; called only if it is reported.
    var pulse: @Sendable (_ work: () -> String?) -> Void = { _ in }

    /// Makes a part.
    ///
    /// - Parameters:
    ///   - part: the name of the part, in words: "timeline".
    ///   - seconds: the time after which the front gives the part up; nil for the limit of all other work.
    /// - Throws: `PartFault` if the part ended a former host, or the error of `make`.
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
    /// The way in which it ended its host.
    let message: String

    var description: String { "No \(part) could be made: \(message)" }
}

private enum PreviewPartsKey: RunKey {
    static let defaultValue = PreviewParts()
}

extension RunContext {
    /// The parts of the preview that is being made.
    var previewParts: PreviewParts {
        get { self[PreviewPartsKey.self] }
        set { self[PreviewPartsKey.self] = newValue }
    }
}
