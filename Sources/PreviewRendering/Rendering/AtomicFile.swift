import Foundation

/// Writes files so that nobody ever sees half of one.
package enum AtomicFile {
    /// Writes bytes to a path; folders on the way are made.
    ///
    /// The bytes go to a temporary file beside it, which then takes its name. A path that is a device or a pipe is
    /// written straight.
    /// - Throws: `DeliveryError.unwritable` naming path and reason.
    package static func write(_ bytes: [UInt8], to path: String) throws(DeliveryError) {
        do {
            let url = URL(fileURLWithPath: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
            let isRegular = type == nil || type == .typeRegular
            try Data(bytes).write(to: url, options: isRegular ? .atomic : [])
        } catch {
            throw DeliveryError.unwritable(path: path, reason: Self.reason(error))
        }
    }

    private static func reason(_ error: any Error) -> String {
        let error = error as NSError
        let underlying = (error.userInfo[NSUnderlyingErrorKey] as? NSError) ?? error
        if underlying.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(underlying.code))) }
        // Foundation's sentences end in a full stop; this one goes on.
        let sentence = (error as any Error).localizedDescription
        return sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    }
}

/// Why a picture could not be delivered.
package enum DeliveryError: Error, Equatable, CustomStringConvertible {
    case unwritable(path: String, reason: String)

    package var description: String {
        switch self {
        case .unwritable(let path, let reason):
            "Cannot write \(path): \(reason). Choose another folder with --output, or make this one writable."
        }
    }
}
