import Foundation

/// A whole module that is missing, and the parts that are left out because of it.
struct ModuleAbsence: Equatable {
    let module: String
    /// The paths of the files, in order.
    let files: [String]
    /// The files and declarations that are left out.
    let places: [String]

    /// Returns an absence for each module whose lack causes parts to be left out: in files that import it, the parts with names that are
    /// found nowhere, and everywhere the parts that need those.
    static func all(of modules: [MissingModule], among leftOut: [LeftOutFile]) -> [ModuleAbsence] {
        var taken: Set<String> = []
        return modules.compactMap { module in
            let importers = Set(module.places.map { place in String(place[..<(place.lastIndex(of: ":") ?? place.endIndex)]) })
            var lacking = leftOut.filter { importers.contains($0.path) && $0.lacksNames && !taken.contains($0.place) }
            guard !lacking.isEmpty else { return nil }
            while true {
                let names = Set(lacking.map { String($0.path.split(separator: "/").last ?? "") })
                let more = leftOut.filter { file in
                    guard case .needs(let needed) = file.reason, !lacking.contains(file) else { return false }
                    return needed.allSatisfy { words in names.contains { words.hasSuffix(" of \($0)") } }
                }
                if more.isEmpty { break }
                lacking += more
            }
            taken.formUnion(lacking.map(\.place))
            return ModuleAbsence(module: module.name, files: Set(lacking.map(\.path)).sorted(), places: lacking.map(\.place).sorted())
        }
    }
}

extension LeftOutFile {
    /// True if its first error is a name that is found nowhere.
    fileprivate var lacksNames: Bool {
        guard case .errors(_, let first) = reason, let cause = first.first, let words = cause.range(of: ": ") else { return false }
        return CompilationRounds.missingName(in: String(cause[words.upperBound...])) != nil
    }
}
