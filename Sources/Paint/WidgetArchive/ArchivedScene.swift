/// The views of a widget during scripted touches: boxes, each shown from a moment on, as another program can draw them at any rate.
package struct ArchivedScene: Sendable, Equatable {
    /// The box that is shown from a moment on.
    package struct Moment: Sendable, Equatable {
        /// Seconds on the widget's clock.
        package var time: Double
        package var box: ArchivedBox

        package init(time: Double, box: ArchivedBox) { (self.time, self.box) = (time, box) }
    }

    /// The name of the scene's files, without their endings.
    package var name: String
    /// Pixels per point of the screen that it was laid out for, one of the archive's.
    package var scale: Double
    /// The moments in order of their times; the first is the beginning of the film.
    package var moments: [Moment]
    /// The moment of the film's last frame.
    package var end: Double
    /// The canvas that the scene is shown on, where it is larger than that of the archive's entries; it has its stage at the scene's
    /// scale.
    package var canvas: WidgetArchive.Canvas?

    package init(name: String, scale: Double, moments: [Moment], end: Double) {
        (self.name, self.scale, self.moments, self.end) = (name, scale, moments, end)
    }

    /// The prefix of the names of a tour's films.
    package static let tourFolder = "tour/"

    /// Checks the rules for a scene, since files are named after it and programs compute with its numbers.
    func check(scales: [Double]) throws(ArchiveError) {
        try canvas?.check(ofOneScale: true)
        // A tour's films have a folder of their own.
        let file = name.hasPrefix(Self.tourFolder) ? String(name.dropFirst(Self.tourFolder.count)) : name
        guard WidgetArchive.isFileName(file) else { throw .wrongValue("a film of a touch whose name cannot be a file name") }
        guard scales.contains(scale) else { throw .wrongValue("a film of a touch at a scale of \(scale), which the archive does not have") }
        guard let start = moments.first?.time, start.isFinite, start >= 0 else { throw .wrongValue("a film of a touch without frames") }
        guard end >= start, end - start <= ArchiveLimits.sceneSeconds else {
            throw .wrongValue("a film of a touch that ends \(end - start) s after it began")
        }
        guard moments.count <= ArchiveLimits.entries else { throw .tooMuch("moments of a film", limit: ArchiveLimits.entries) }
        for (one, next) in zip(moments, moments.dropFirst()) where !(next.time >= one.time && next.time <= end) {
            throw .wrongValue("a film of a touch whose moments are not in order")
        }
    }
}
