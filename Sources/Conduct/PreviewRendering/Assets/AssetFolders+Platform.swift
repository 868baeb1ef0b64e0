import Drawing
import Foundation
import SwiftUI
import UIKit

/// The assets that UIKit's types look up by name. Unlike a view's lookups, these may find nothing, and the caller learns of it.
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
