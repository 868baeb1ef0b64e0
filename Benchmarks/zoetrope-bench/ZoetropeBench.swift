import Foundation
import Fuzzing

/// Measures the rooms on the bench's scenes and prints a JSON line for each row.
///
/// `BenchOptions.usage` says how it is called. It parses its few options itself, so that `cold` measures the start of
/// Zoetrope's rooms and not that of a parser.
@main
struct ZoetropeBench {
    static func main() {
        do {
            let options = try BenchOptions(Array(CommandLine.arguments.dropFirst()))
            if options.wantsHelp { return print(BenchOptions.usage) }
            for scene in options.scenes { try run(scene, options) }
        } catch {
            FileHandle.standardError.write(Data("zoetrope-bench: \(error)\n".utf8))
            exit(2)
        }
    }

    private static func fuzz(_ options: BenchOptions) throws {
        for name in options.fuzzed {
            guard let kind = FuzzedKind(name: name) else { throw BenchError.unknownKind(name) }
            try FuzzRun(kind, options).run()
        }
    }

    private static func run(_ scene: String, _ options: BenchOptions) throws {
        switch scene {
        case "S1": try WidgetBench(options).still()
        case "S2": try WidgetBench(options).transition()
        case "S3": try TigerBench(options).run()
        case "S4", "S4a", "S4b", "S4c", "S4d", "S4e": try FillBench(options).run(scene)
        case "S5": try TextBench(options).run()
        case "S6": try StillCodecBench(options).run()
        case "S7": try AnimationCodecBench(options).gif()
        case "S8":
            let bench = try AnimationCodecBench(options)
            try bench.apng()
            try bench.webp()
        case "T1": try MainActor.assumeIsolated { try TreeBench().stillRows() }
        case "T2": try MainActor.assumeIsolated { try TreeBench().chains() }
        case "T3": try MainActor.assumeIsolated { try TreeBench().longFilm() }
        case "T4": try MainActor.assumeIsolated { try TreeBench().lazyRows() }
        case "T5": try MainActor.assumeIsolated { try GlassBench().run() }
        case "fuzz": try fuzz(options)
        case "cold": try WidgetBench(options).cold()
        default: throw BenchError.unknownScene(scene)
        }
    }
}
