import Foundation

/// The folder `Fonts` as it stands beside the program, or else where the program was built.
///
/// `Bundle.module` would do the same but traps when neither is there.
struct BundledFontFolder {
    /// The name SwiftPM gives this target's resources: package, target, platform's suffix.
    private static let bundleName = "Zoetrope_BundledFonts.resources"

    let url: URL

    static func find() throws -> BundledFontFolder {
        let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let candidates = [
            Bundle.main.bundleURL.appendingPathComponent(bundleName), source,
        ]
        let probe = "Inter/Inter-roman.ttf"
        for url in candidates where FileManager.default.fileExists(atPath: url.appendingPathComponent(probe).path) {
            return BundledFontFolder(url: url)
        }
        throw BundledFontError.missingFolder(candidates.map(\.path))
    }

    func holds(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: url.appendingPathComponent(path).path)
    }

    func bytes(of path: String) throws -> Data {
        guard let bytes = MappedFile.bytes(of: url.appendingPathComponent(path).path) else {
            throw BundledFontError.missingFile(path, folder: url.path)
        }
        return bytes
    }
}
