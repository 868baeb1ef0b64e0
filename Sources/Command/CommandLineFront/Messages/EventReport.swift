import HostProtocol

/// Turns the events of a run into the objects of `--json`, in which a preview goes by its name and has its place.
struct EventReport {
    /// True for a run whose list of previews comes last: events about previews wait for it.
    var awaitsPreviews = false
    /// The options by which the images differ from those of a plain run.
    var variant: [String: String] = [:]
    /// Returns the place of a preview whose line the running code does not know.
    var placeOf: (HostEvent.PreviewSummary) -> SourcePlace? = { _ in nil }

    /// Returns the place of the declaration of a view's type.
    var placeOfType: (String) -> SourcePlace? = { _ in nil }

    /// True if the elements for assistive technologies are listed in place of the views.
    var listsAccessibility = false

    private var names: [Int: String] = [:]
    private var places: [Int: SourcePlace] = [:]
    private var variants: [Int: [String: String]] = [:]
    private var waiting: [HostEvent] = []
    private var isListed = false

    init() {}

    /// Returns the lines of an event; none for an event that only the front needs.
    mutating func lines(for event: HostEvent) -> [String] {
        if awaitsPreviews, !isListed, event.preview != nil {
            switch event {
            case .diagnostic, .failure: waiting.append(event)
            default: break
            }
            return []
        }
        switch event {
        case .previews(let previews):
            // Another host lists what is left.
            guard !isListed else { return [] }
            isListed = true
            let lines = previews.map { line(of: $0) }
            defer { waiting = [] }
            return lines + waiting.flatMap { self.lines(for: $0) }
        case .begin(let preview, let name):
            if names[preview] == nil { names[preview] = name }
            return [ReportLine.json("begin", [("preview", names[preview]), ("variant", variants[preview])])]
        case .end(let preview, _): return [ReportLine.json("end", [("preview", names[preview]), ("variant", variants[preview])])]
        case .file(let file): return [line(of: file)]
        case .diagnostic(let preview, let severity, let message):
            let place = preview.flatMap { places[$0] }
            return [
                ReportLine.json(
                    "diagnostic",
                    [
                        ("preview", preview.flatMap { names[$0] }), ("variant", preview.flatMap { variants[$0] }), ("file", place?.file),
                        ("line", place?.line), ("severity", severity), ("message", message),
                    ])
            ]
        case .failure(let preview, let code, let message):
            let isCompile = message.contains(" does not compile")
            return [
                ReportLine.failure(
                    isCompile ? .compile : code, message, preview: preview.flatMap { names[$0] },
                    variant: preview.flatMap { variants[$0] }, at: preview.flatMap { places[$0] })
            ]
        case .difference(let difference): return [line(of: difference)]
        case .tree(let tree): return [line(of: tree)]
        case .error(let message): return [ReportLine.error(message)]
        case .summary, .filming, .attempting, .filmed, .pulse, .finding, .reported, .renewal, .steps: return []
        }
    }

    private mutating func line(of preview: HostEvent.PreviewSummary) -> String {
        names[preview.index] = preview.name
        let place = preview.line > 0 ? SourcePlace(file: preview.file, line: preview.line) : placeOf(preview)
        places[preview.index] = place
        variants[preview.index] = preview.variant?.values
        let size = preview.size.count == 2 ? preview.size : nil
        return Self.line(
            preview: preview.name, title: preview.title, kind: preview.kind, source: preview.source, family: preview.family, place: place,
            entries: preview.entries > 0 ? preview.entries : nil, size: size, variant: preview.variant?.values,
            variants: preview.variants)
    }

    /// Returns the line of a preview in a list.
    static func line(
        preview: String, title: String?, kind: String, source: PreviewSource, family: String?, place: SourcePlace?, entries: Int? = nil,
        size: [Double]? = nil, variant: [String: String]? = nil, variants: [VariantAxis]? = nil
    ) -> String {
        ReportLine.json(
            "preview",
            [
                ("preview", preview), ("title", title), ("kind", kind == "live activity" ? "activity" : kind), ("source", source),
                ("family", family), ("file", place?.file), ("line", place?.line), ("entries", entries), ("size", size),
                ("variant", variant), ("variants", variants),
            ])
    }

    private func line(of file: HostEvent.WrittenFile) -> String {
        let image = file.image
        let variant = variant.merging(file.preview.flatMap { variants[$0] } ?? [:]) { $1 }
        return ReportLine.json(
            "file",
            [
                ("preview", file.preview.flatMap { names[$0] }), ("path", file.path), ("kind", file.kind), ("label", file.label),
                ("entry", file.entry), ("variant", image == nil || variant.isEmpty ? nil : variant),
                ("pixels", image.map { [$0.widthInPixels, $0.heightInPixels] }), ("scale", image?.scale), ("frames", image?.frames),
                ("seconds", image?.seconds), ("bytes", file.bytes), ("milliseconds", file.milliseconds),
            ])
    }

    private func line(of tree: PreviewTree) -> String {
        let place = places[tree.preview]
        let members: [(key: String, value: (any Encodable)?)] = [
            ("preview", names[tree.preview]), ("variant", variants[tree.preview]), ("file", place?.file), ("line", place?.line),
            ("entry", tree.entry), ("time", tree.time),
        ]
        return listsAccessibility
            ? ReportLine.json("accessibility", members + [("accessible", tree.accessible)])
            : ReportLine.json("tree", members + [("elements", tree.elements.map { $0.placed(placeOfType) })])
    }

    private func line(of difference: HostEvent.Difference) -> String {
        let place = difference.preview.flatMap { places[$0] }
        let extent = difference.extent
        return ReportLine.json(
            "difference",
            [
                ("preview", difference.preview.flatMap { names[$0] } ?? FilePath.folder(of: difference.name)),
                ("variant", difference.preview.flatMap { variants[$0] }), ("file", place?.file),
                ("line", place?.line), ("picture", difference.name), ("message", difference.message), ("pixels", extent?.pixels),
                ("max", extent?.max), ("frame", extent?.frame), ("badFrames", extent?.badFrames), ("frames", extent?.frames),
                ("box", extent?.box), ("paths", difference.paths), ("command", difference.command),
            ])
    }
}

extension TreeElement {
    /// Returns the element with the places of declarations in it.
    ///
    /// - Parameter placeOfType: returns the place of the declaration of a view's type.
    func placed(_ placeOfType: (String) -> SourcePlace?) -> TreeElement {
        var element = self
        let place = placeOfType(element.name)
        (element.file, element.line) = (place?.file, place?.line)
        element.children = element.children?.map { $0.placed(placeOfType) }
        return element
    }
}
