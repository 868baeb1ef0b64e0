import Foundation
import HostProtocol

/// Compiles the C targets of packages that are read as sources, each file by clang.
struct CTargetBuild {
    let targets: [CTarget]
    let kit: RendererKit
    /// The folder of objects, absolute.
    let folder: String

    /// The objects and module maps of the targets that compile, and the targets that do not.
    struct Product {
        var objects: [String] = []
        /// The modules that can be imported.
        var modules: [String] = []
        /// The arguments by which Swift finds the modules.
        var arguments: [String] = []
        var leftOut: [LeftOutFile] = []
    }

    /// Seconds for a file: the sources of SQLite, a file of nine megabytes, take five without optimisation.
    private static let patience = 120.0

    func run() throws -> Product {
        var product = Product()
        for target in targets {
            if let failure = try compile(target, &product) {
                product.leftOut.append(failure)
                continue
            }
            product.modules.append(target.name)
            product.arguments += ["-Xcc", "-fmodule-map-file=\(try moduleMap(of: target))", "-Xcc", "-I", "-Xcc", target.headers]
        }
        return product
    }

    private func moduleMap(of target: CTarget) throws -> String {
        let own = "\(target.headers)/module.modulemap"
        if FileSystem.isFile(own) { return own }
        let made = "\(folder)/\(target.name).modulemap"
        try FileSystem.write(target.moduleMap, to: made)
        return made
    }

    /// Compiles the files of a target that changed.
    ///
    /// - Returns: the first file that does not compile, with its errors.
    private func compile(_ target: CTarget, _ product: inout Product) throws -> LeftOutFile? {
        let place = "\(folder)/\(target.name).c"
        try FileSystem.makeFolder(place)
        var state = HostBuilder.toolFingerprint
        target.add(to: &state)
        for other in targets { state.add(contentsOf: other.headers) }
        let isKnown = FileSystem.contents(of: "\(place)/state").map { String(decoding: $0, as: UTF8.self) } == state.text
        var objects: [String] = []
        for (index, source) in target.sources.enumerated() {
            let object = "\(place)/\(index).o"
            objects.append(object)
            if isKnown, FileSystem.isFile(object) { continue }
            if let errors = try failure(ofCompiling: source, of: target, to: object) {
                let told = errors.prefix(CompilationRounds.toldErrors)
                return LeftOutFile(path: source, reason: .errors(count: max(errors.count, 1), first: Array(told)))
            }
        }
        try FileSystem.write(state.text, to: "\(place)/state")
        product.objects += objects
        return nil
    }

    private func failure(ofCompiling source: String, of target: CTarget, to object: String) throws -> [String]? {
        let others = targets.filter { $0.name != target.name }.flatMap { ["-I", $0.headers] }
        let command = [compiler(for: source)] + target.arguments + others + ["-fPIC", "-O1", "-c", source, "-o", object]
        let patience = ChildProcess.Patience(seconds: { Self.patience }, countsWork: true) { _ in false }
        let result = try ChildProcess.capture(command, patience: patience)
        if result.ending == .exited(0) { return nil }
        let lines = result.errors.split(separator: "\n").filter { $0.contains(" error: ") }.map(String.init)
        return lines.isEmpty ? ["\(source): clang did not compile it"] : lines
    }

    /// The clang beside Swift's compiler.
    private func compiler(for source: String) -> String {
        let name = CTarget.isPlusPlus(source) ? "clang++" : "clang"
        return kit.compiler.first.map { "\(FilePath.folder(of: $0))/\(name)" } ?? name
    }
}
