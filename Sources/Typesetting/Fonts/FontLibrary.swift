import Foundation
import Synchronization

/// The fonts text may use: faces read from bytes, never from the system.
///
/// Safe to share among threads. What it answers depends on nothing but the sources it was made from.
package final class FontLibrary: Sendable {
    /// One font file.
    package struct Source: Sendable {
        package enum Role: Sendable, Hashable {
            /// The system font, upright or italic, its text cut (below 20 points) or its display cut.
            case systemText(isItalic: Bool)
            case systemDisplay(isItalic: Bool)
            case systemSerif(isItalic: Bool)
            case systemMonospaced(isItalic: Bool)
            /// An icon font whose names are given by `symbolNames`.
            case symbols
            /// A font that user code names.
            case user
        }

        package var name: String
        package var bytes: Data
        package var role: Role
        /// For an icon font: the symbol's name in SF Symbols' spelling to its code point.
        package var symbolNames: [String: UInt32]

        package init(name: String, bytes: Data, role: Role, symbolNames: [String: UInt32] = [:]) {
            self.name = name
            self.bytes = bytes
            self.role = role
            self.symbolNames = symbolNames
        }
    }

    /// A face with what its source says of it.
    struct Member: Sendable {
        var face: FontFace
        var role: Source.Role
        var symbolNames: [String: UInt32]
    }

    let members: [Member]
    private let instances = Mutex<[FontInstance.Key: FontInstance]>([:])
    let resolved = Mutex<[FontDescription: ResolvedFont]>([:])
    let shapes = ShapeCache()
    let symbols = SymbolCache()

    /// Resolved descriptions kept before the store is emptied; an animated size makes one a frame.
    static let mostResolved = 1024

    /// - Throws: `FontError` for the first source that is not a usable font, or if no source is the system text font.
    package init(sources: [Source]) throws {
        members = try sources.enumerated().map { index, source in
            Member(
                face: try FontFace(name: source.name, bytes: source.bytes, index: index), role: source.role,
                symbolNames: source.symbolNames)
        }
        guard members.contains(where: { $0.role == .systemText(isItalic: false) }) else {
            throw FontError.withoutSystemFont
        }
    }

    /// Vertical metrics in points: SF's for system fonts, the file's own otherwise.
    package func metrics(of font: FontDescription) -> FontMetrics { resolve(font).metrics }

    /// Whether a font of this family or PostScript name is registered.
    package func hasFont(named name: String) -> Bool { !userFaces(named: name).isEmpty }

    /// Registered fonts of a family, or the one with a PostScript name.
    func userFaces(named name: String) -> [FontFace] {
        let users = members.filter { $0.role == .user }.map(\.face)
        let exact = users.filter { $0.postScriptName == name }
        return exact.isEmpty ? users.filter { $0.familyName == name || $0.name == name } : exact
    }

    /// The face at the nearest place its axes allow; one object for one question.
    func instance(
        of face: FontFace, _ font: FontDescription, isRounded: Bool = false, isSlanted: Bool = false
    ) -> FontInstance {
        let coordinates = face.axes.map { axis -> Double in
            let wanted =
                switch axis.tag {
                case FontFace.tag("wght"): font.weight
                case FontFace.tag("wdth"): font.width
                case FontFace.tag("opsz"): Double(font.sizeInPoints)
                default: axis.standard
                }
            return min(max(wanted, axis.lowest), axis.highest)
        }
        let key = FontInstance.Key(
            face: face.index, coordinates: coordinates, isRounded: isRounded, isSlanted: isSlanted)
        return instances.withLock { instances in
            if let known = instances[key] { return known }
            let made = FontInstance(face: face, key: key)
            instances[key] = made
            return made
        }
    }
}
