import Foundation
import RunContext

/// The system's pictures that have names of their own.
extension UIImage {
    public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
    public class var add: UIImage { UIImage(systemName: "plus") ?? UIImage() }
    public class var remove: UIImage { UIImage(systemName: "minus") ?? UIImage() }
    public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
    public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
}

/// Adds a picture to the device's photos. A render has none, which is reported.
///
/// Source: Apple, UIKit `UIImageWriteToSavedPhotosAlbum`.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Any?, _ contextInfo: UnsafeMutableRawPointer?
) {
    RunReports.note("UIImageWriteToSavedPhotosAlbum was called: there is no photo library here.")
}
