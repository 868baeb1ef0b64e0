import ImageCodecs

/// The reason why a picture or colour that user code names cannot be drawn as intended.
enum AssetProblem: Error, Hashable, CustomStringConvertible {
    /// No catalog has a colour of the name.
    case noColor(String)
    /// The colour set exists, but no colour was chosen for it.
    case unsetColor(name: String, path: String)
    /// The colour set's colour cannot be read.
    case unreadableColor(name: String, path: String)
    /// The picture exists in a form that is not drawn, such as a PDF.
    case unsupported(name: String, path: String, form: String)
    /// The picture's file cannot be read; the fault gives the reason and the remedy.
    case unreadable(name: String, path: String, fault: String)
    /// The set's list cannot be read.
    case badContents(path: String)
    /// The set has no file for an iPhone in this appearance and language.
    case noFile(name: String, path: String)
    /// A data set names no file, or a missing one.
    case noData(name: String, path: String)

    var description: String {
        switch self {
        case .noColor(let name):
            "No colour named \"\(name)\": magenta stands in its place."
        case .unsetColor(let name, let path):
            "The colour \"\(name)\" has no value and is not drawn: \(path). Choose one in Xcode."
        case .unreadableColor(let name, let path):
            "The colour \"\(name)\" cannot be read: magenta stands in its place. Choose it again in Xcode: \(path)."
        case .unsupported(let name, let path, let form):
            "The picture \"\(name)\" is \(form), which is not drawn: \(path). "
                + (package(for: path).map { "Install \($0) to draw it, or export" } ?? "Export")
                + " it as PNG at @1x, @2x and @3x and replace it with these."
        case .unreadable(let name, let path, let fault):
            "The picture \"\(name)\" cannot be read from \(path). \(fault)"
        case .badContents(let path):
            "\(path) does not list the files of an image, colour or data set. Correct its JSON, or make the set again in Xcode."
        case .noFile(let name, let path):
            "The set of \"\(name)\" names no file for an iPhone: \(path). Add a file and name it there."
        case .noData(let name, let path):
            "The data set of \"\(name)\" names no existing file: \(path). Add the file and name it there."
        }
    }

    private func package(for path: String) -> String? {
        path.split(separator: ".").last.flatMap { VectorImage.package(forEnding: $0.lowercased()) }
    }

    /// Forms of pictures that are known and not drawn, by the endings of their files.
    static let unsupportedForms = [
        "pdf": "a PDF", "svg": "an SVG", "heic": "an HEIF picture", "heif": "an HEIF picture", "gif": "a GIF",
        "tiff": "a TIFF", "tif": "a TIFF", "webp": "a WebP picture", "avif": "an AVIF picture", "eps": "an EPS",
    ]
}
