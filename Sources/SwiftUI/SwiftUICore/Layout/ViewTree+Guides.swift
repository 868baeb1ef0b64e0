import LayoutEngine

extension ViewTree {
    /// The record of whether layouts may set guides, by type: `alignmentGuide` and every layout outside of the engine may.
    private static var statesGuides: [ObjectIdentifier: Bool] = [:]

    /// Records the use of a layout that may set guides. Most trees have none, and in them no view is asked for guides.
    func noteGuides(of layout: any Layout) {
        guard !layoutPass.hasStatedGuides else { return }
        let type = type(of: layout)
        let known = Self.statesGuides[ObjectIdentifier(type)]
        let states = known ?? (type as? any LayoutTraits.Type)?.statesGuides ?? true
        if known == nil { Self.statesGuides[ObjectIdentifier(type)] = states }
        if states { layoutPass.hasStatedGuides = true }
    }

    /// Returns whether a view may have a value for a guide other than the default: texts and symbols set baselines and the middles of capitals.
    package func hasGuide(_ guide: AlignmentKey) -> Bool {
        layoutPass.hasStatedGuides || guide == AlignmentKey(VerticalAlignment.firstTextBaseline)
            || guide == AlignmentKey(VerticalAlignment.lastTextBaseline) || guide == AlignmentKey(VerticalAlignment.firstCapCenter)
    }
}
