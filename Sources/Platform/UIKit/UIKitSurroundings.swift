import Drawing
import Foundation
import Synchronization
import Typesetting

/// What UIKit's types ask the system for; the conductor says it before user code runs.
///
/// UIKit's interface is made of globals, so this one is a global too. It is set once a run and is the same for all pictures.
package struct UIKitSurroundings: Sendable {
    /// Where named pictures and colours come from; nil: there are none.
    package var assets: (any PlatformAssets)?
    /// The fonts and symbols; nil: there are none, and metrics are those of the system's font.
    package var fonts: FontLibrary?
    package var isDark = false
    /// Pixels per point of the screen.
    package var displayScale: CGFloat = 3
    /// The screen, in points: the 430 by 932 class, on which views are previewed.
    package var screenSize = CGSize(width: 430, height: 932)
    package var isRightToLeft = false

    package init() {}

    private static let box = Mutex(UIKitSurroundings())

    package static var current: UIKitSurroundings {
        get { box.withLock { $0 } }
        set { box.withLock { $0 = newValue } }
    }
}

/// Named pictures and colours for code outside a view tree.
package protocol PlatformAssets: Sendable {
    /// The picture of a name, or nil; asking for one that is not there is no fault here, since the caller is told.
    func platformPicture(named name: String, folder: String?, scale: CGFloat, isDark: Bool) -> PlatformImage?

    /// The colour of a name, or nil.
    func platformColor(named name: String, folder: String?, isDark: Bool) -> RGBA?

    /// Whether it was told why there is no picture of a name: it is there and cannot be drawn.
    func explains(_ name: String) -> Bool

    /// The file of a data set, or nil.
    func platformData(named name: String, folder: String?) -> PlatformData?
}

/// A picture of an asset catalog or a file.
package struct PlatformImage: Sendable {
    package var source: ImageSource
    package var scale: CGFloat
    /// Whether its alpha alone counts.
    package var isTemplate: Bool

    package init(source: ImageSource, scale: CGFloat, isTemplate: Bool = false) {
        (self.source, self.scale, self.isTemplate) = (source, scale, isTemplate)
    }
}
