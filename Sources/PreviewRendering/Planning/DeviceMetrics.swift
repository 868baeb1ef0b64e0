import Foundation
import SwiftUI

/// The device that previews of plain views are shown on.
enum DeviceMetrics {
    /// Width and height of the canvas in points: the 430 by 932 class, whose widgets are the default ones too.
    static let size = CGSize(width: 430, height: 932)
}
