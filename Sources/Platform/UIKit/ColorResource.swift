import Foundation

/// A colour of an asset catalog, by a name that the compiler checks.
///
/// Xcode generates one for every colour set: `extension ColorResource { static let brand = … }`. Source: Apple, DeveloperToolsSupport
/// `ColorResource`.
public struct ColorResource: Hashable, Sendable {
    package let name: String
    package let folder: String

    public init(name: String, bundle: Bundle) { (self.name, folder) = (name, bundle.bundlePath) }
}

/// A picture of an asset catalog, by a name that the compiler checks.
///
/// Xcode generates one for every image set: `extension ImageResource { static let logo = … }`. Source: Apple, DeveloperToolsSupport
/// `ImageResource`.
public struct ImageResource: Hashable, Sendable {
    package let name: String
    package let folder: String

    public init(name: String, bundle: Bundle) { (self.name, folder) = (name, bundle.bundlePath) }
}

extension UIColor {
    /// The colour of a resource; magenta if it has gone since it was written.
    public convenience init(resource: ColorResource) { self.init(assetNamed: resource.name, folder: resource.folder) }

    /// Creates a colour of an asset catalog that is resolved where it is drawn.
    package convenience init(assetNamed name: String, folder: String?) { self.init(source: .asset(name, folder: folder)) }
}

extension UIImage {
    /// The picture of a resource; one of no size if it has gone since it was written.
    public convenience init(resource: ImageResource) {
        let surroundings = UIKitSurroundings.current
        let found = surroundings.assets?.platformPicture(
            named: resource.name, folder: resource.folder, scale: surroundings.displayScale, isDark: false)
        guard let found else {
            self.init(.bitmap(nil), scale: 1)
            return
        }
        self.init(
            .asset(resource.name, folder: resource.folder, CGImage(found.source)), scale: found.scale,
            mode: found.isTemplate ? .alwaysTemplate : .automatic)
    }
}
