import Foundation

/// Addresses whose last parts end as a type's files do.
///
/// Source: Apple, Uniform Type Identifiers `URL` and `String`: the type's preferred ending is added where the name has none that
/// stands for the type or a special kind of it.
extension URL {
    /// This address with a part more, whose name ends as the type's files do.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName.ending(for: contentType))
    }

    /// Adds a part whose name ends as the type's files do.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// This address with the type's ending, unless its last part ends so already.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard !lastPathComponent.isEmpty else { return self }
        return deletingLastPathComponent().appendingPathComponent(lastPathComponent.ending(for: contentType))
    }

    /// Adds the type's ending, unless the last part ends so already.
    public mutating func appendPathExtension(for contentType: UTType) { self = appendingPathExtension(for: contentType) }
}

extension String {
    fileprivate func ending(for type: UTType) -> String {
        guard let preferred = type.preferredFilenameExtension else { return self }
        let current = URL(fileURLWithPath: self).pathExtension
        if let known = UTType(filenameExtension: current), known.conforms(to: type) { return self }
        return "\(self).\(preferred)"
    }
}
