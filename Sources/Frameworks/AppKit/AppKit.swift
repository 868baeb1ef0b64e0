// Apple's AppKit to the extent that views use it: colours, pictures and fonts under their names on macOS. It is a separate product and
// not part of SwiftUI here, since pictures are those of an iPhone: `canImport(AppKit)` is true only in a package that depends on it.
@_exported import CoreGraphics
@_exported import SwiftUI
