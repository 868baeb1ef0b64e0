import Foundation
import Pixels
func dumpPicture(_ pixmap: Pixmap, _ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["BAR_DUMP"] else { return }
    var data = Data("P6 \(pixmap.widthInPixels) \(pixmap.heightInPixels) 255\n".utf8)
    for y in 0..<pixmap.heightInPixels {
        for x in 0..<pixmap.widthInPixels {
            let c = pixmap[x, y]; data.append(UInt8(c.red)); data.append(UInt8(c.green)); data.append(UInt8(c.blue))
        }
    }
    try? data.write(to: URL(fileURLWithPath: folder + "/" + name.replacingOccurrences(of: " ", with: "_") + ".ppm"))
}
