// Apple's UIKit as far as widgets and views name it: colours, pictures, fonts, paths and the device, as values that SwiftUI
// shows. Views and view controllers are not here.
@_exported import CoreGraphics
@_exported import CoreImage
@_exported import Foundation
@_exported import FoundationGaps
