import Drawing
import Foundation
import SwiftUI
import UIKit

/// What UIKit's types ask for by name: unlike a view's, these questions may be asked in vain, and the caller is told.
extension AssetFolders: PlatformAssets {
    func platformPicture(named name: String, folder: String?, scale: CGFloat, isDark: Bool) -> PlatformImage? {
        picture(named: name, folder: folder, scale: scale, isDark: isDark)
            .map { PlatformImage(source: $0.image, scale: $0.scale, isTemplate: $0.isTemplate) }
    }

    func platformColor(named name: String, folder: String?, isDark: Bool) -> RGBA? {
        switch value(ofColor: name, folder: folder, in: isDark ? .dark : .light) {
        case .color(let color)?: color.rgba
        case .unset?: ColorSetContents.Value.nothing.rgba
        case .unreadable?, nil: nil
        }
    }

    func platformData(named name: String, folder: String?) -> PlatformData? { data(named: name, folder: folder) }
}
