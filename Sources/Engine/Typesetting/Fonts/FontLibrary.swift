import Foundation
import Synchronization

/// The fonts text may use: faces read from bytes, never from the system.
///
/// Safe to share among threads. Its answers depend on nothing but the sources it was made from.
package final class FontLibrary: Sendable {
    /// One font file, of one face or several.
    package struct Source: Sendable {
        package enum Role: Sendable, Hashable {
            /// The system font, upright or italic, its text cut (below 20 points) or its display cut.
            case systemText(isItalic: Bool)
            case systemDisplay(isItalic: Bool)
            case systemSerif(isItalic: Bool)
            case systemMonospaced(isItalic: Bool)
            /// A script that the system fonts lack.
            case script
            /// Moons, notes, ticks and arrows as text.
            case textSymbols
            /// Coloured pictures for emoji.
            case emoji
            /// An icon font whose names are given by `symbolNames`.
            case symbols
            /// A font that user code names.
            case user
        }

        package var name: String
        package var bytes: Data
        package var role: Role
        /// The code points of an icon font by symbol name, in SF Symbols' spelling.
        package var symbolNames: [String: UInt32]
        /// The names that are drawn as another symbol, each with that symbol.
        package var symbolSubstitutes: [String: String]

        package init(
            name: String, bytes: Data, role: Role, symbolNames: [String: UInt32] = [:], symbolSubstitutes: [String: String] = [:]
        ) {
            self.name = name
            self.bytes = bytes
            self.role = role
            self.symbolNames = symbolNames
            self.symbolSubstitutes = symbolSubstitutes
        }
    }

    /// A face with the information of its source.
    struct Member: Sendable {
        var face: FontFace
        var role: Source.Role
        var symbolNames: [String: UInt32]
        var symbolSubstitutes: [String: String]
    }

    /// The members in the order of the sources; a face's index is its place here.
    let members: [Member]
    private let instances = Mutex<[FontInstance.Key: FontInstance]>([:])
    let resolved = Mutex(ResolvedFonts())
    let shapes = ShapeCache()
    let symbols = SymbolCache()

    /// - Throws: `FontError` for the first source that is not a usable font, or if no source is the system text font.
    package init(sources: [Source]) throws {
        var members: [Member] = []
        for source in sources {
            let file = try FontFile(name: source.name, bytes: source.bytes)
            // Only the first face of a bundled collection is used.
            for member in 0..<(source.role == .user ? file.faceCount : 1) {
                members.append(
                    Member(
                        face: try FontFace(file: file, member: member, index: members.count), role: source.role,
                        symbolNames: source.symbolNames, symbolSubstitutes: source.symbolSubstitutes))
            }
        }
        guard members.contains(where: { $0.role == .systemText(isItalic: false) }) else {
            throw FontError.withoutSystemFont
        }
        self.members = members
    }

    /// Checks that a source would be accepted: its bytes are a font, or a collection of fonts, that can be drawn.
    ///
    /// - Throws: `FontError`.
    package static func check(_ source: Source) throws {
        let file = try FontFile(name: source.name, bytes: source.bytes)
        for member in 0..<file.faceCount { _ = try FontFace(file: file, member: member, index: 0) }
    }

    /// Vertical metrics in points: SF's for system fonts, the file's own otherwise.
    package func metrics(of font: FontDescription) -> FontMetrics { resolve(font).metrics }

    /// Forgets the texts that were shaped; fonts and glyphs stay. Use it to measure the time of shaping.
    package func forgetTexts() { shapes.removeAll() }

    func faces(_ role: Source.Role) -> [FontFace] { members.filter { $0.role == role }.map(\.face) }

    /// The face at a place on its axes; one object for one question.
    func instance(
        of face: FontFace, coordinates: [Double], isRounded: Bool = false, isSlanted: Bool = false,
        addedWeight: Double = 0
    ) -> FontInstance {
        let key = FontInstance.Key(
            face: face.index, coordinates: coordinates, isRounded: isRounded, isSlanted: isSlanted,
            addedWeight: addedWeight)
        return instances.withLock { instances in
            if let known = instances[key] { return known }
            let made = FontInstance(face: face, key: key)
            instances[key] = made
            return made
        }
    }

    /// The face at the nearest place to a description that its axes allow.
    func instance(
        of face: FontFace, _ font: FontDescription, isRounded: Bool = false, isSlanted: Bool = false
    ) -> FontInstance {
        instance(
            of: face, coordinates: face.coordinates(for: font), isRounded: isRounded, isSlanted: isSlanted)
    }
}

extension FontFace {
    /// One value per axis: as described, as near as the axis goes.
    ///
    /// - Parameter design: the place to start from where nothing is described; nil: the axes' standard.
    func coordinates(for font: FontDescription, from design: [Double]? = nil) -> [Double] {
        axes.enumerated().map { index, axis -> Double in
            let own = design.map { $0[index] }
            let wanted =
                switch axis.tag {
                case FontFace.tag("wght"): font.isWeightGiven ? font.weight : own ?? font.weight
                case FontFace.tag("wdth"): font.width != 100 ? font.width : own ?? font.width
                case FontFace.tag("opsz"): Double(font.sizeInPoints)
                case FontFace.tag("ital"): font.isItalic ? 1 : own ?? axis.standard
                // Slants lean to the right below zero.
                case FontFace.tag("slnt"): font.isItalic && !isItalic ? axis.lowest : own ?? axis.standard
                default: own ?? axis.standard
                }
            return min(max(wanted, axis.lowest), axis.highest)
        }
    }
}
