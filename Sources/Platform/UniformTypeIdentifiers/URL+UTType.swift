import Foundation

/// Addresses whose last components have the extension of a type.
///
/// Source: Apple, Uniform Type Identifiers `URL` and `String`: the type's preferred extension is added unless the name has one of the
/// type or of a special kind of it.
extension URL {
    /// Returns this address with another component, whose name has the type's extension.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName.ending(for: contentType))
    }

    /// Appends a component whose name has the type's extension.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// Returns this address with the type's extension, unless its last component already has it.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard !lastPathComponent.isEmpty else { return self }
        return deletingLastPathComponent().appendingPathComponent(lastPathComponent.ending(for: contentType))
    }

    /// Appends the type's extension, unless the last component already has it.
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
