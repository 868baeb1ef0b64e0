import Foundation

/// The folders that a walk has visited, whatever their paths, so that links lead round in no circle.
package struct SeenFolders {
    private struct Place: Hashable {
        let device: dev_t
        let number: ino_t
    }

    private var places: Set<Place> = []

    /// Begins a walk below a folder: the folder and all that contain it count as seen.
    package init(_ folder: String) {
        var path = folder
        while true {
            if let place = Self.place(of: path) { places.insert(place) }
            let above = (path as NSString).deletingLastPathComponent
            if above.isEmpty || above == path { break }
            path = above
        }
    }

    /// Returns true if a folder exists and was not visited before; it counts as seen from then on.
    package mutating func isNew(_ path: String) -> Bool {
        Self.place(of: path).map { places.insert($0).inserted } ?? false
    }

    private static func place(of path: String) -> Place? {
        var status = stat()
        return stat(path, &status) == 0 ? Place(device: status.st_dev, number: status.st_ino) : nil
    }
}
