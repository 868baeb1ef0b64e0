// Apple's AppKit as far as views name it: colours, pictures and fonts under their names on macOS. It is a product of its own
// and not part of SwiftUI here, since what is drawn is an iPhone's: `canImport(AppKit)` holds only where a package asks for it.
@_exported import CoreGraphics
@_exported import SwiftUI
