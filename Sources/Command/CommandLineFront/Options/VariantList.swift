import ArgumentParser
import HostProtocol

/// The looks of one `--variants`: every combination of the values of some options.
struct VariantList: Sendable {
    /// The argument as it was typed.
    let words: String
    let variants: [RenderVariant]

    /// Reads `color-scheme=light,dark,dynamic-type`: a word that is no option's name is one more value of the option before it. Values may
    /// also be separated by `|`.
    init(_ argument: String) throws {
        words = argument
        var axes: [(axis: VariantAxis, values: [String])] = []
        for part in argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if let axis = sides[0] == "bold" ? .boldText : VariantAxis(rawValue: sides[0]) {
                guard !axes.contains(where: { $0.axis == axis }) else {
                    throw ValidationError("--variants has '\(axis.rawValue)' twice; list its values behind one")
                }
                axes.append((axis, sides.count > 1 ? try Self.values(sides[1], of: axis) : []))
            } else if sides.count == 1, let last = axes.indices.last, !axes[last].values.isEmpty {
                axes[last].values += try Self.values(part, of: axes[last].axis)
            } else {
                let known = VariantAxis.allCases.map(\.rawValue)
                let nearest = NearestWord.nearest(to: sides[0], among: known).map { "; did you mean '\($0)'?" } ?? ""
                throw ValidationError(
                    "there are no variants of '\(sides[0])'\(nearest) Variants are made of \(known.joined(separator: ", "))")
            }
        }
        variants = RenderVariant.product(axes.map { ($0.axis, $0.values.isEmpty ? $0.axis.usualValues : $0.values) })
    }

    private static func values(_ words: String, of axis: VariantAxis) throws -> [String] {
        try words.split(separator: "|", omittingEmptySubsequences: false).map { word in
            let word = String(word)
            if let known = axis.words, !known.contains(word) {
                throw ValidationError("'\(word)' is no value of \(axis.rawValue); the values are \(known.joined(separator: ", "))")
            }
            if axis == .locale, !LocaleName.isWellFormed(word) {
                throw ValidationError("'\(word)' is not a locale identifier; one looks like en_US or zh-Hant_TW")
            }
            guard !word.isEmpty else { throw ValidationError("\(axis.rawValue) has an empty value in --variants") }
            return word
        }
    }

    /// Returns the looks of several lists, each once.
    static func all(in lists: [VariantList]) -> [RenderVariant] {
        var seen: Set<RenderVariant> = []
        return lists.flatMap(\.variants).filter { seen.insert($0).inserted }
    }
}
