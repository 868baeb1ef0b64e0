import CHarfBuzz

/// A place on a variable face's axes that its designer gave a name, such as Bold.
struct NamedInstance: Sendable {
    /// Its PostScript and full names, given or composed of the family's and its own.
    var names: [String]
    /// One value per axis of the face, in the face's order.
    var coordinates: [Double]

    /// OpenType's identifier of a missing name.
    private static let withoutName: UInt32 = 0xFFFF

    /// All of a face's.
    static func all(of face: OpaquePointer, axisCount: Int, names: FontNames) -> [NamedInstance] {
        guard axisCount > 0 else { return [] }
        return (0..<hb_ot_var_get_named_instance_count(face)).compactMap { index in
            var count = UInt32(axisCount)
            var values = [Float](repeating: 0, count: axisCount)
            hb_ot_var_named_instance_get_design_coords(face, index, &count, &values)
            guard Int(count) == axisCount else { return nil }
            var known: [String] = []
            let postScript = hb_ot_var_named_instance_get_postscript_name_id(face, index)
            if postScript != NamedInstance.withoutName, let name = FontNames.english(postScript, of: face) {
                known.append(name)
            }
            let style = hb_ot_var_named_instance_get_subfamily_name_id(face, index)
            if let style = FontNames.english(style, of: face) {
                for family in names.families {
                    known.append("\(family) \(style)")
                    known.append("\(family.filter { $0 != " " })-\(style.filter { $0 != " " })")
                }
            }
            return NamedInstance(names: known, coordinates: values.map(Double.init))
        }
    }
}
