import LayoutEngine

extension ViewTree {
    /// The layouts that may state where a guide is, by type: `alignmentGuide` and whatever is not the engine's own.
    private static var statesGuides: [ObjectIdentifier: Bool] = [:]

    /// Notes that a layout is used which may state where a guide is. Most trees have none, and nobody is asked in them.
    func noteGuides(of layout: any Layout) {
        guard !hasStatedGuides else { return }
        let type = type(of: layout)
        let known = Self.statesGuides[ObjectIdentifier(type)]
        let states = known ?? (type as? any LayoutTraits.Type)?.statesGuides ?? true
        if known == nil { Self.statesGuides[ObjectIdentifier(type)] = states }
        if states { hasStatedGuides = true }
    }

    /// Returns whether a view may have a value for a guide other than the default: texts and symbols set baselines.
    func hasGuide(_ guide: AlignmentKey) -> Bool {
        hasStatedGuides || guide == AlignmentKey(VerticalAlignment.firstTextBaseline)
            || guide == AlignmentKey(VerticalAlignment.lastTextBaseline)
    }
}
