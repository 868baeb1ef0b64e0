import ArgumentParser
import Foundation
import HostProtocol

/// `zoetrope curve`: value and velocity of animations over time, as a plot.
struct CurveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "curve", abstract: "Plots value and velocity of animations over time, as PNG and SVG.",
        discussion: """
            Plots any Swift Animation: "spring(duration: 0.5, bounce: 0.3)", bouncy, "easeInOut(duration: 2).delay(0.2)", \
            "timingCurve(0.2, 0.8, 0.2, 1, duration: 0.4)". A Spring, a UnitCurve or a KeyframeTimeline of numbers is given by its full \
            name. --over draws measured points over the curves and reports their largest deviation. It reads a file of lines "time,value" \
            (seconds), or JSON, as Truth/springs.json#fluid.samples..snappy.
            """)

    @Argument(help: ArgumentHelp("Animations, in Swift.", valueName: "animation"))
    var animations: [String]

    @Option(
        name: .customLong("over"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("A file of points to draw over the curves; the n-th file is compared with the n-th curve.", valueName: "file"))
    var over: [String] = []

    @Option(help: ArgumentHelp("The path of the output files, without .png and .svg.", valueName: "path"))
    var output = "curve"

    @Option(parsing: .unconditional, help: ArgumentHelp("Pixels per point, above 0 and up to 16.", valueName: "factor"))
    var scale: Double = 2

    @Option(name: .customLong("zoetrope-path"), help: .hidden)
    var zoetropePath: String?

    func validate() throws {
        try ImageOptions.check(scale: scale)
        for animation in animations where animation.isEmpty || animation.contains("\n") {
            throw ValidationError("'\(animation)' is not an animation; one looks like \"spring(duration: 0.5, bounce: 0.3)\"")
        }
    }

    func run() throws {
        let path = FileSystem.absolutePath(output.hasSuffix(".png") || output.hasSuffix(".svg") ? String(output.dropLast(4)) : output)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "zoetrope-curve-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(source.utf8).write(to: folder.appendingPathComponent("Curve.swift"))
        let arguments = ["--sources", folder.path] + (zoetropePath.map { ["--zoetrope-path", $0] } ?? [])
        let curves = HostRequest.Curves(titles: animations, points: try over.map(PointsFile.points))
        try CommandRun(code: try CodeOptions.parse(arguments), refusal: refusal).run(.curve(curves)) {
            $0.options.scale = scale
            $0.output.folder = path
        }
    }

    /// The line of the first animation in the source.
    private static let firstLine = 5

    /// Returns the failure that names the animations which do not compile, without the file that they were written into.
    func refusal(_ leftOut: [LeftOutFile]) -> FrontFailure? {
        let causes = leftOut.flatMap(\.causes)
        if causes.isEmpty { return nil }
        let faults = animations.enumerated().compactMap { index, animation -> String? in
            let mark = ".swift:\(Self.firstLine + index): "
            let words = causes.lazy.compactMap { cause in cause.range(of: mark).map { cause[$0.upperBound...] } }.first
            return words.map { "'\(animation)' (the compiler reports: \($0))" }
        }
        return .notAnimations(faults.isEmpty ? causes.prefix(1).map { "\($0.drop { $0 != " " }.dropFirst())" } : faults)
    }

    /// A file whose preview holds the curves: the compiler reads them as it reads any Swift.
    private var source: String {
        let list = animations.map { "        \(Self.expression($0))," }.joined(separator: "\n")
        return """
            import SwiftUI

            struct Curves: View {
                let curves: [Any] = [
            \(list)
                ]
                var body: some View { EmptyView() }
            }

            #Preview("curve") { Curves() }

            """
    }

    /// Returns the expression for an animation; a text that begins with a small letter or a dot is one of Animation's own.
    private static func expression(_ text: String) -> String {
        guard let first = text.first, first == "." || first.isLowercase else { return text }
        return "(\(first == "." ? "" : ".")\(text)) as Animation"
    }
}
