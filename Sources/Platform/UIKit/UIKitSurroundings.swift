import Drawing
import Foundation
import RunContext
import Typesetting

/// The answers of the system to UIKit's types; the conductor gives them before user code runs.
///
/// UIKit's interface is made of globals, which code reads on any thread: the conductor sets the surroundings for the process.
package struct UIKitSurroundings: Sendable {
    /// The source of named pictures and colours; nil if there is none.
    package var assets: (any PlatformAssets)?
    /// The fonts and symbols; nil if there are none, in which case metrics are those of the system's font.
    package var fonts: FontLibrary?
    package var isDark = false
    /// Pixels per point of the screen.
    package var displayScale: CGFloat = 3
    /// The screen, in points: the 430 by 932 class, on which views are previewed.
    package var screenSize = CGSize(width: 430, height: 932)
    /// The space that the screen keeps clear at its edges, in points; zero where the canvas is not a screen.
    package var safeArea = UIEdgeInsets.zero
    package var isRightToLeft = false
    /// The traits that differ from those of a telephone held upright.
    package var traits = UITraitCollection()

    package init() {}

    /// The surroundings of the code that asks.
    package static var current: UIKitSurroundings { RunContext.current.surroundings }
}

private enum SurroundingsKey: RunKey {
    static let defaultValue = UIKitSurroundings()
}

extension RunContext {
    /// The answers of the system to UIKit's types.
    package var surroundings: UIKitSurroundings {
        get { self[SurroundingsKey.self] }
        set { self[SurroundingsKey.self] = newValue }
    }
}

/// Named pictures and colours for code outside a view tree.
package protocol PlatformAssets: Sendable {
    /// Returns the picture of a name, or nil. A missing picture is not reported here, since the caller gets nil.
    func platformPicture(named name: String, folder: String?, scale: CGFloat, isDark: Bool) -> PlatformImage?

    /// Returns the colour of a name, or nil.
    func platformColor(named name: String, folder: String?, isDark: Bool) -> RGBA?

    /// Returns true if a report has already explained why a name has no picture: the picture exists but cannot be drawn.
    func explains(_ name: String) -> Bool

    /// Returns the file of a data set, or nil.
    func platformData(named name: String, folder: String?) -> PlatformData?
}

/// A picture of an asset catalog or a file.
package struct PlatformImage: Sendable {
    package var source: ImageSource
    package var scale: CGFloat
    /// A Boolean value that indicates whether only its alpha is used.
    package var isTemplate: Bool

    package init(source: ImageSource, scale: CGFloat, isTemplate: Bool = false) {
        (self.source, self.scale, self.isTemplate) = (source, scale, isTemplate)
    }
}
