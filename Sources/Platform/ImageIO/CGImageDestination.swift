import CoreGraphics
import Foundation
import ImageCodecs
import RunContext

/// A file to be written from a picture: PNG or JPEG.
///
/// Source: Apple, Image I/O `CGImageDestination`.
public final class CGImageDestination {
    enum Target {
        case data(NSMutableData)
        case file(String)
    }

    let target: Target
    let format: ImageFormat
    var image: CGImage?
    var quality = 0.8

    init?(target: Target, type: CFString) {
        switch String(describing: type) {
        case "public.png": format = .png
        case "public.jpeg", "public.jpg": format = .jpeg
        default:
            RunReports.note("CGImageDestination does not support \(type): use PNG or JPEG.")
            return nil
        }
        self.target = target
    }
}

public nonisolated(unsafe) let kCGImageDestinationLossyCompressionQuality: CFString =
    "kCGImageDestinationLossyCompressionQuality"

/// A file in memory; nil for types other than PNG and JPEG, and for more than one picture.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    count == 1 ? CGImageDestination(target: .data(data), type: type) : nil
}

/// A file on disk; nil for types other than PNG and JPEG, and for more than one picture.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    count == 1 ? url.path.flatMap { CGImageDestination(target: .file($0), type: type) } : nil
}

public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.image = image
    let quality = properties?[kCGImageDestinationLossyCompressionQuality]
    idst.quality = (quality as? NSNumber)?.doubleValue ?? (quality as? Double) ?? idst.quality
}

/// Writes the file; returns whether it succeeded.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard let pixmap = idst.image?.pixmap else { return false }
    let encoded =
        idst.format == .jpeg ? try? JPEGEncoder(quality: idst.quality).encode(pixmap) : try? PNGEncoder().encode(pixmap)
    guard let encoded else { return false }
    switch idst.target {
    case .data(let data):
        data.append(Data(encoded))
        return true
    case .file(let path):
        return FileManager.default.createFile(atPath: path, contents: Data(encoded))
    }
}
