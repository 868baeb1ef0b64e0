import Foundation

/// The meaning of a font's name in user code.
enum NamedFont {
    /// One design: a face, or a named place on a variable face's axes.
    case design(FontFace, coordinates: [Double]?)
    /// All faces of a family.
    case family([FontFace])
}

extension FontLibrary {
    /// Returns whether a font of this family, full or PostScript name is registered.
    package func hasFont(named name: String) -> Bool { userFont(named: name) != nil }

    /// The families of the registered fonts, by name.
    package var familyNames: [String] { Set(faces(.user).compactMap(\.names.families.first)).sorted() }

    /// The PostScript names of a registered family's faces, by name; empty if the family does not exist.
    package func fontNames(ofFamily family: String) -> [String] {
        Set(faces(.user).filter { $0.names.families.contains(family) }.compactMap(\.names.postScriptName)).sorted()
    }

    /// The registered font of a name: a family if there is one, else a face by its PostScript or full name, else a
    /// named instance of a variable face. Letters' case counts only where two names differ in nothing else.
    func userFont(named name: String) -> NamedFont? {
        let users = faces(.user)
        if let font = FontLibrary.font(among: users, where: { $0 == name }) { return font }
        let lowercased = name.lowercased()
        return FontLibrary.font(among: users) { $0.lowercased() == lowercased }
    }

    private static func font(among faces: [FontFace], where matches: (String) -> Bool) -> NamedFont? {
        let family = faces.filter { $0.names.families.contains(where: matches) }
        if !family.isEmpty { return .family(family) }
        let design = faces.first { face in
            face.names.postScriptName.map(matches) == true || face.names.fullNames.contains(where: matches)
        }
        if let design { return .design(design, coordinates: nil) }
        for face in faces {
            if let instance = face.namedInstances.first(where: { $0.names.contains(where: matches) }) {
                return .design(face, coordinates: instance.coordinates)
            }
        }
        return nil
    }

    /// The registered faces of the family that a face belongs to, by its first family name.
    func siblings(of face: FontFace) -> [FontFace] {
        guard let family = face.names.families.first else { return [face] }
        return faces(.user).filter { $0.names.families.contains(family) }
    }
}
