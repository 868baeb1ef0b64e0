// Apple's UIKit to the extent that widgets and views use it: colours, pictures, fonts, paths and the device, as values that SwiftUI
// shows. Views and view controllers are in the folder Views.
@_exported import CoreGraphics
@_exported import CoreImage
@_exported import Foundation
@_exported import FoundationGaps
// On Apple's systems Foundation and UIKit bring these with them.
@_exported import Security
@_exported import UserNotifications
