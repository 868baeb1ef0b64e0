import Foundation

/// Measures the rooms on the bench's scenes and prints a JSON line for each row.
///
/// `zoetrope-bench [--data DIR] [--fonts DIR] [--out DIR] [S1 … S8]`: the folder of the scenes' data (`rrects.txt`,
/// `tiger.txt`, `text5000.txt`, `ui510.rgba`, `ui2048.rgba`, `frames.rgb`), the folder with Inter's static cuts, and
/// where to write what was drawn; without names, every scene runs. S4 is S4a to S4e, which may also be named. `cold FILE`
/// draws S1 once into a PNG file and prints nothing: the whole process is what the bench's `cold.py` measures. `fuzz
/// [--seconds N] [--seed N] [--first N]` gives damaged files to the readers of pictures.
@main
struct ZoetropeBench {
    static func main() {
        do {
            let options = try BenchOptions(Array(CommandLine.arguments.dropFirst()))
            for scene in options.scenes { try run(scene, options) }
        } catch {
            FileHandle.standardError.write(Data("zoetrope-bench: \(error)\n".utf8))
            exit(2)
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
        case "fuzz": try CodecFuzz(options).run()
        case "cold": try WidgetBench(options).cold()
        default: throw BenchError.unknownScene(scene)
        }
    }
}
