import Foundation

/// Name of a data set in an asset catalog.
public typealias NSDataAssetName = String

/// The bytes of a data set in an asset catalog.
///
/// Source: Apple, UIKit `NSDataAsset`.
open class NSDataAsset: NSObject {
    public let name: NSDataAssetName
    public let data: Data
    /// The uniform type identifier of the set, or `public.data` by default.
    public let typeIdentifier: String

    /// Creates the set of a name in the main bundle's catalogs; nil if the set or its file is missing.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

    /// Creates the set of a name in a bundle's catalogs; nil if the set or its file is missing.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        let folder = bundle == .main ? nil : bundle.bundlePath
        guard let found = UIKitSurroundings.current.assets?.platformData(named: name, folder: folder) else { return nil }
        self.name = name
        data = found.data
        typeIdentifier = found.typeIdentifier
        super.init()
    }
}

/// A file of a data set.
package struct PlatformData: Sendable {
    package var data: Data
    package var typeIdentifier: String

    package init(data: Data, typeIdentifier: String) { (self.data, self.typeIdentifier) = (data, typeIdentifier) }
}
