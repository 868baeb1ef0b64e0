import CPreviewSection

/// Finds the previews that are linked into this executable.
package enum PreviewDiscovery {
    /// Returns the registries that the preview macros declared, sorted by file, line and column.
    package static func registered() -> [any PreviewRegistry.Type] {
        var registries: [any PreviewRegistry.Type] = []
        for index in 0..<zoetrope_preview_record_count() {
            guard let record = zoetrope_preview_record_at(index) else { continue }
            let place = UnsafeMutablePointer<(any PreviewRegistry.Type)?>.allocate(capacity: 1)
            defer { place.deallocate() }
            place.initialize(to: nil)
            record(UnsafeMutableRawPointer(place))
            if let registry = place.pointee { registries.append(registry) }
        }
        return registries.sorted {
            ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column)
        }
    }

    /// The types that conform to ``PreviewProvider``, sorted by their qualified names.
    ///
    /// Generic types are not among them, as their arguments for a preview are unknown.
    package static func providers() -> [any PreviewProvider.Type] {
        types(conformingTo: "PreviewProvider", ofModule: ownModule).compactMap { $0 as? any PreviewProvider.Type }
    }

    /// The types that conform to a protocol, sorted by their qualified names; none that is generic.
    ///
    /// - Parameter module: the name at run time of the module that declares the protocol.
    package static func types(conformingTo name: String, ofModule module: String) -> [Any.Type] {
        final class Collector { var types: [Any.Type] = [] }
        let collector = Collector()
        let context = Unmanaged.passUnretained(collector).toOpaque()
        zoetrope_each_conforming_type(module, name, context) { context, metadata in
            guard let context else { return }
            Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue().types.append(unsafeBitCast(metadata, to: Any.Type.self))
        }
        return collector.types.map { (String(reflecting: $0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// The module's name at run time, which is that of `SwiftUI` if the manifest says so.
    private static let ownModule = String(String(reflecting: PreviewDiscovery.self).prefix { $0 != "." })
}
