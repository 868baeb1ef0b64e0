import Foundation
import ImageCodecs
import Pixels

/// Draws pictures made of outlines, SVG and PDF, with the programs of librsvg and poppler, where these are installed.
///
/// These are large libraries, so their programs are run and nothing is linked. Without them such a picture is reported. Their
/// versions decide its pixels.
enum VectorImage {
    /// A program that draws a form of pictures.
    private struct Tool {
        let program: String
        /// The Debian package that contains it.
        let package: String
        /// The arguments with which the program writes a PNG to standard output, at `scale` pixels per point.
        let arguments: @Sendable (_ path: String, _ scale: Double) -> [String]
    }

    private static let tools: [String: Tool] = [
        // SVG counts 96 units an inch, and a unit is a point in an asset catalog.
        "svg": Tool(program: "rsvg-convert", package: "librsvg2-bin") { path, scale in
            ["--format=png", "--dpi-x=96", "--dpi-y=96", "--zoom=\(scale)", path]
        },
        // PDF counts 72 points an inch. At a whole multiple of 72, poppler 22.12 loses groups without bounds, which Apple's PDFs have;
        // with a ten-thousandth less the pixels are as many.
        "pdf": Tool(program: "pdftocairo", package: "poppler-utils") { path, scale in
            ["-png", "-singlefile", "-transp", "-r", "\(72 * scale - 0.0001)", path, "-"]
        },
    ]

    /// The extensions of files that can be drawn on this machine.
    static let drawableEndings: [String] = tools.keys.sorted().filter { ending in
        tools[ending].flatMap { ProgramOutput.path(of: $0.program) } != nil
    }

    static func isDrawable(_ path: String) -> Bool {
        drawableEndings.contains((path as NSString).pathExtension.lowercased())
    }

    /// The Debian package that would draw files with an extension; nil if there is none.
    static func package(forEnding ending: String) -> String? { tools[ending]?.package }

    /// Draws the picture in a file at `scale` pixels per point.
    static func draw(_ path: String, name: String, scale: Double) throws(AssetProblem) -> Pixmap {
        let ending = (path as NSString).pathExtension.lowercased()
        guard let tool = tools[ending], let program = ProgramOutput.path(of: tool.program) else {
            throw .unsupported(name: name, path: path, form: AssetProblem.unsupportedForms[ending] ?? "a drawing")
        }
        guard let (file, status) = ProgramOutput.of(program, tool.arguments(path, scale)) else {
            throw .unreadable(name: name, path: path, fault: "\(tool.program) cannot be run: \(String(cString: strerror(errno))).")
        }
        guard status == 0, !file.isEmpty else {
            throw .unreadable(name: name, path: path, fault: "\(tool.program) rejects it (code \(status)). Export it again.")
        }
        do {
            return try PNGDecoder().decode(file).pixmap
        } catch {
            throw .unreadable(name: name, path: path, fault: "\(tool.program) wrote no image: \(error)")
        }
    }
}
