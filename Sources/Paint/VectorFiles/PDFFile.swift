import ImageCodecs
import Pixels

/// The objects of a PDF file, numbered in the order in which they are added.
struct PDFFile {
    private var objects: [[UInt8]] = []

    /// Returns the number of an object that is set later.
    mutating func reserve() -> Int {
        objects.append([])
        return objects.count
    }

    mutating func set(_ number: Int, _ text: String) { objects[number - 1] = Array(text.utf8) }

    mutating func add(_ text: String) -> Int {
        objects.append(Array(text.utf8))
        return objects.count
    }

    /// Adds a compressed stream with further keys in its dictionary.
    mutating func add(stream: [UInt8], keys: String, bytesPerPixel: Int = 1, bytesPerRow: Int = 2) -> Int {
        let bytes = FlateStream.compress(stream, bytesPerPixel: bytesPerPixel, bytesPerRow: bytesPerRow)
        let head = "<< \(keys.isEmpty ? "" : keys + " ")/Filter /FlateDecode /Length \(bytes.count) >>\nstream\n"
        objects.append(Array(head.utf8) + bytes + Array("\nendstream".utf8))
        return objects.count
    }

    /// Adds an image, its opacity as an image of its own if it is not opaque.
    mutating func add(image: Pixmap, isSmooth: Bool) -> Int {
        let straight = image.straightAlphaBytes()
        let (width, height) = (image.widthInPixels, image.heightInPixels)
        var (colors, alphas): ([UInt8], [UInt8]) = ([], [])
        colors.reserveCapacity(width * height * 3)
        alphas.reserveCapacity(width * height)
        for place in stride(from: 0, to: straight.count, by: 4) {
            colors += straight[place..<place + 3]
            alphas.append(straight[place + 3])
        }
        let size = "/Type /XObject /Subtype /Image /Width \(width) /Height \(height) /BitsPerComponent 8 /Interpolate \(isSmooth)"
        var mask = ""
        if alphas.contains(where: { $0 < 255 }) {
            mask = " /SMask \(add(stream: alphas, keys: "\(size) /ColorSpace /DeviceGray", bytesPerRow: width)) 0 R"
        }
        return add(stream: colors, keys: "\(size) /ColorSpace /DeviceRGB\(mask)", bytesPerPixel: 3, bytesPerRow: width * 3)
    }

    /// The whole file, with the table of its objects' places.
    func bytes(root: Int, information: Int? = nil) -> [UInt8] {
        // Four bytes above 127 show programs that a file is not text (7.5.2).
        var bytes = Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
        var places: [Int] = []
        for (index, object) in objects.enumerated() {
            places.append(bytes.count)
            bytes += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
        }
        let table = bytes.count
        var end = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
        for place in places {
            let digits = "\(place)"
            end += String(repeating: "0", count: max(10 - digits.count, 0)) + digits + " 00000 n \n"
        }
        end +=
            "trailer\n<< /Size \(objects.count + 1) /Root \(root) 0 R\(information.map { " /Info \($0) 0 R" } ?? "") >>\nstartxref\n\(table)\n%%EOF\n"
        return bytes + Array(end.utf8)
    }
}
