import Delivery
import Foundation
import HostProtocol
import ImageCodecs

/// Compares the layouts of pictures that were recorded on Apple's systems with those recorded here, and draws up a report with both.
struct LayoutComparison {
    private let request: InspectionRequest.Comparison
    private let tolerance: Double

    /// - Parameter tolerance: the points by which boxes may differ.
    init(_ request: InspectionRequest.Comparison, tolerance: Double) { (self.request, self.tolerance) = (request, tolerance) }

    /// A picture of each side, and their common name.
    struct Pair: Equatable {
        let name: String
        let reference: String
        let actual: String
    }

    /// The pictures that both sides have, by their names: `Card.1.png` of the reference and `Card.1.linux.png`, or `Card.1.png`.
    var pairs: [Pair] {
        let filter = request.filter.map { GlobPattern($0) }
        return Self.pictures(in: request.actual).compactMap { path in
            let name = path.replacing(".\(SuiteVariables.ownPlatform).png", with: ".png")
            guard name != path || request.reference != request.actual, filter.isEmpty || filter.contains(where: { $0.matches(name) }),
                FileManager.default.fileExists(atPath: "\(request.reference)/\(name)")
            else { return nil }
            return Pair(name: name, reference: "\(request.reference)/\(name)", actual: "\(request.actual)/\(path)")
        }
    }

    private static func pictures(in folder: String) -> [String] {
        (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).filter { file in
            file.lowercased().hasSuffix(".png") && !file.split(separator: "/").contains { $0.hasPrefix(".") }
        }.sorted()
    }

    /// Reports each picture whose layout differs, then the page with both, then the number of pictures.
    func run(_ report: (HostEvent) -> Void) {
        let started = ContinuousClock.now
        let page = FailureReport(folder: request.report, title: "Layouts that differ", pixelsPerPoint: request.pixelsPerPoint)
        let pairs = pairs
        var (failures, differences) = (0, 0)
        do {
            if !pairs.isEmpty { page.clear() }
            for pair in pairs {
                do {
                    guard let difference = try difference(of: pair) else { continue }
                    differences += 1
                    let paths = try page.add(difference)
                    report(
                        .difference(
                            HostEvent.Difference(
                                preview: nil, name: pair.name, message: difference.message, command: nil, paths: paths)))
                } catch let error as GoldenError {
                    failures += 1
                    report(.failure(preview: nil, code: .file, message: "\(error)".replacing("The golden ", with: "The picture ")))
                }
            }
            if differences > 0, let page = try page.writePage(isLast: true) {
                report(
                    .file(
                        HostEvent.WrittenFile(preview: nil, path: page.path, kind: .page, bytes: page.bytes, milliseconds: 0, label: nil)))
            }
        } catch {
            report(.error(message: "\(error)"))
        }
        let (seconds, attoseconds) = started.duration(to: .now).components
        report(
            .summary(
                HostEvent.Summary(
                    files: pairs.count, failures: failures, differences: differences,
                    milliseconds: Double(seconds) * 1e3 + Double(attoseconds) / 1e15)))
    }

    private func difference(of pair: Pair) throws -> GoldenDifference? {
        let sides = try [pair.reference, pair.actual].map { path in
            try ImageFile.frames([UInt8](FileManager.default.contents(atPath: path) ?? Data()), path: path)
        }
        guard let old = sides[0].first?.pixmap, let new = sides[1].first?.pixmap else { return nil }
        let scales = Self.scales(
            old.widthInPixels, new.widthInPixels, old.heightInPixels, new.heightInPixels,
            Self.scale(of: pair.actual) ?? request.pixelsPerPoint)
        let found = LayoutDifference(
            reference: ImageLayout(of: old, scale: scales.reference), actual: ImageLayout(of: new, scale: scales.actual),
            tolerance: tolerance)
        return found.message.map { message in
            GoldenDifference(name: pair.name, message: message, isMissing: false, reference: sides[0], actual: sides[1], frame: 0)
        }
    }

    /// Returns the pixels per point that a picture of ours states.
    private static func scale(of path: String) -> Double? {
        guard let data = FileManager.default.contents(atPath: path), let picture = try? PNGDecoder().decode([UInt8](data)) else {
            return nil
        }
        return picture.pixelsPerPoint.map { ($0 * 4).rounded() / 4 }
    }

    /// Returns the pixels per point of two pictures: two screens of one size differ in both lengths by the same whole scales.
    static func scales(
        _ oldWidth: Int, _ newWidth: Int, _ oldHeight: Int, _ newHeight: Int, _ given: Double
    ) -> (reference: Double, actual: Double) {
        if oldWidth == newWidth && oldHeight == newHeight { return (given, given) }
        for other in [1.0, 2, 3] where other != given {
            let isMatch = { (old: Int, new: Int) in abs(Double(old) / other - Double(new) / given) < 0.5 }
            if isMatch(oldWidth, newWidth) && isMatch(oldHeight, newHeight) { return (other, given) }
        }
        return (given, given)
    }
}
